import { appPlugins } from '@kvota/vite/app-vite';
import { kitStylesFirst } from '@kvota/vite/style-sheets';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin, PluginOption } from 'vite';

const isPlugin = (plugin: PluginOption, name: string): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

/**
 * Reads the props of components only from files that can have components. Storybook would parse every source file, which
 * was a third of the time until the first story.
 */
function docgenOfComponents(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isPlugin(plugin, 'storybook:react-docgen-plugin') || typeof plugin.transform !== 'function') return plugin;
    const id = { include: /\.tsx$/, exclude: /\.stories\.tsx$/ };
    return { ...plugin, transform: { filter: { id }, handler: plugin.transform } };
  });
}

/** Options that Storybook reads but does not declare. */
interface Undeclared {
  readonly experimental_importParsers: readonly {
    readonly extensions: readonly string[];
    readonly parse: () => Promise<readonly never[]>;
  }[];
}

const config: StorybookConfig & Undeclared = {
  framework: '@storybook/react-vite',
  // Documentation pages first. The sidebar keeps this order unless `storySort` gives another one.
  stories: [
    '../docs/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its list of first steps is for projects without stories.
  // Marking stories that git shows as changed would read every module before the first story.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // The graph of all imports is built even if nothing uses it. Without parsers it is empty.
  experimental_importParsers: [{ extensions: ['.ts', '.tsx', '.mdx'], parse: async () => [] }],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The plugins of the apps come before all others, because the rest must see compiled styles only.
    plugins: [appPlugins(), kitStylesFirst(), ...docgenOfComponents(vite.plugins ?? [])],
    resolve: {
      ...vite.resolve,
      dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react', '@tanstack/react-query'],
    },
    // While the browser loads the frame of Storybook, the server compiles what every story needs.
    server: { ...vite.server, warmup: { clientFiles: ['./.storybook/preview.tsx'] } },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
