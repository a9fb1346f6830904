import '@kvota/ui/global';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const widths = [360, 600, 1264, 1701, 1920];

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'wireframe', title: 'Wireframe' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'dark', density: 'comfortable' },
  parameters: {
    layout: 'padded',
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: '100%' },
            type: width < 700 ? 'mobile' : 'desktop',
          },
        ]),
      ),
    },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
  },
  decorators: [
    function Themed(Story, context) {
      const { theme, density } = context.globals;
      useEffect(() => {
        document.documentElement.dataset['theme'] = String(theme);
        document.documentElement.dataset['density'] = String(density);
      }, [theme, density]);
      return <Story />;
    },
  ],
};

export default preview;
