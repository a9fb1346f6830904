import { templateOf, type ThemeTemplate } from '@kvota/ui/theme';

import type { Template } from '../formats/index.ts';

const preset = (name: string, seeds: NonNullable<Template['seeds']>): Template => {
  const { dark, light }: ThemeTemplate = templateOf(name, seeds);
  return { name, dark, light, seeds };
};

/** Three brands that come with Kvota, as examples and as a start. */
export const presets: readonly Template[] = [
  preset('Adria', {
    dark: {
      brand: '#FF7A45',
      ground: '#0E2038',
      text: '#EAF1FB',
      odds: '#17345A',
      live: '#E5383B',
      up: '#4FD1C5',
      down: '#FFB454',
      casino: '#9FB8FF',
    },
    light: {
      brand: '#C2410C',
      ground: '#EEF3FA',
      text: '#0B1B33',
      odds: '#DCE7F5',
      live: '#C81E2A',
      up: '#0F766E',
      down: '#9A4A00',
      casino: '#3446A8',
    },
  }),
  preset('Stadion', {
    dark: {
      brand: '#35D07F',
      ground: '#121512',
      text: '#F2F5F0',
      odds: '#232A23',
      live: '#E11D48',
      up: '#7DD3FC',
      down: '#FB923C',
      casino: '#F0C75E',
    },
    light: {
      brand: '#0B7A3B',
      ground: '#FFFFFF',
      text: '#101812',
      odds: '#E6F2E8',
      live: '#BE123C',
      up: '#0369A1',
      down: '#B45309',
      casino: '#8A6400',
    },
  }),
  preset('Velvet', {
    dark: {
      brand: '#E8B84B',
      ground: '#241026',
      text: '#F8EEF6',
      odds: '#3A1C3D',
      live: '#D9265E',
      up: '#8BE0C0',
      down: '#FF9E6D',
      casino: '#F09AD8',
    },
    light: {
      brand: '#7A1F6B',
      ground: '#FBF1F4',
      text: '#2A0F27',
      odds: '#F3DDE8',
      live: '#B4124A',
      up: '#0B6E54',
      down: '#A23F0B',
      casino: '#8C1D76',
    },
  }),
];
