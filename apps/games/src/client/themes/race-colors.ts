/** Colours of a runner: its sail, the number on it, and its shadow. */
export interface SailColors {
  readonly sail: string;
  readonly mark: string;
  readonly dark: string;
}

const light = '#ffffff';
const ink = '#10181c';

/** Twelve sails that differ in hue and lightness, beside their numbers. */
const sails: readonly SailColors[] = [
  { sail: '#e5343d', mark: light, dark: '#8f151c' },
  { sail: '#f5f6f7', mark: ink, dark: '#9aa6ad' },
  { sail: '#2d6fe0', mark: light, dark: '#16408a' },
  { sail: '#f8c630', mark: ink, dark: '#a67f0c' },
  { sail: '#1f9d58', mark: light, dark: '#0d5c31' },
  { sail: '#20282d', mark: light, dark: '#000000' },
  { sail: '#f47b20', mark: ink, dark: '#9b4709' },
  { sail: '#ef7fb3', mark: ink, dark: '#a03d6d' },
  { sail: '#3fc6d8', mark: ink, dark: '#167987' },
  { sail: '#7b45c4', mark: light, dark: '#472179' },
  { sail: '#8c959b', mark: ink, dark: '#525a5f' },
  { sail: '#9ac93a', mark: ink, dark: '#57791a' },
];

export const sailOf = (runner: number): SailColors =>
  sails[runner % sails.length] ?? { sail: light, mark: ink, dark: ink };
