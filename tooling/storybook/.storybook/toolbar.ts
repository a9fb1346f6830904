import { languageNames } from '@kvota/i18n';
import { locales } from '@kvota/contracts/values';
import type { Preview } from '@storybook/react-vite';

import { pseudoLocale } from './pseudo-locale.ts';
import { templateChoices } from './template-choices.ts';

/** The widths at which the layout of the product changes. */
const widths = [
  { width: 320, height: 568, type: 'mobile', name: 'Smallest phone' },
  { width: 360, height: 900, type: 'mobile', name: 'Phone' },
  { width: 768, height: 900, type: 'tablet', name: 'Tablet' },
  { width: 1264, height: 900, type: 'desktop', name: 'Desk with slip' },
  { width: 1701, height: 900, type: 'desktop', name: 'Wide, three columns' },
] as const;

export const viewports = Object.fromEntries(
  widths.map(({ width, height, type, name }) => [
    `w${width}`,
    { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

const themes = { dark: 'Dark', light: 'Light', wireframe: 'Wireframe' };

/** True if the value is one of the themes of the toolbar. */
export const isThemeName = (value: unknown): value is keyof typeof themes =>
  typeof value === 'string' && Object.hasOwn(themes, value);

/** The choices of the toolbar, which apply to every story. */
export const toolbar: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: Object.entries(themes).map(([value, title]) => ({ value, title })),
    },
  },
  template: {
    description: 'Template: the colours of a brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(templateChoices).map(([value, title]) => ({ value, title })),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...locales.map((locale) => ({ value: locale, title: languageNames[locale] })),
        { value: pseudoLocale, title: 'Longer, with accents' },
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
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  session: {
    description: 'Who is signed in (stories of the shell and the apps)',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'visitor', title: 'Visitor' },
        { value: 'player', title: 'Player' },
        { value: 'bonus', title: 'Player on a bonus wallet' },
        { value: 'agent', title: 'Agent' },
        { value: 'al2', title: 'AL2' },
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'dark',
  template: 'kvota',
  language: 'en',
  density: 'comfortable',
  motion: 'full',
  session: 'player',
};
