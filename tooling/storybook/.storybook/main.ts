import { appPlugins } from '@kvota/vite/app-vite';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The plugins of the apps come before all others, because the rest must see compiled styles only.
    plugins: [appPlugins(), ...(vite.plugins ?? [])],
    resolve: {
      ...vite.resolve,
      dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react', '@tanstack/react-query'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
