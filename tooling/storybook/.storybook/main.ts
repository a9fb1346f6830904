import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The types of props are read by eye in the code; drawing them out costs half of the build.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Before all others: the rest must see compiled styles only.
    plugins: [vanillaExtractPlugin(), ...(vite.plugins ?? [])],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
