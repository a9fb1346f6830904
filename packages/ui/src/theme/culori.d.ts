/** The part of culori that the tests use as an independent reference; the package has no types. */
declare module 'culori' {
  interface Color {
    readonly mode: string;
    readonly alpha?: number;
  }
  interface Rgb extends Color {
    readonly r: number;
    readonly g: number;
    readonly b: number;
  }
  interface Oklch extends Color {
    readonly l: number;
    readonly c: number;
    readonly h?: number;
  }
  export function converter(mode: 'rgb'): (color: string) => Rgb | undefined;
  interface Oklab extends Color {
    readonly l: number;
    readonly a: number;
    readonly b: number;
  }
  export function converter(mode: 'oklch'): (color: string) => Oklch | undefined;
  export function converter(mode: 'oklab'): (color: string) => Oklab | undefined;
  export function converter(mode: 'okhsl'): (color: string) => Pick<Oklch, 'l'> | undefined;
  export function wcagContrast(one: string, other: string): number;
  export function displayable(color: string): boolean;
  export function formatHex(color: string | Color): string | undefined;
  export function differenceCiede2000(): (one: string, other: string) => number;
  export function filterDeficiencyDeuter(severity: number): (color: string) => string;
  export function filterDeficiencyProt(severity: number): (color: string) => string;
}
