/** The few parts of culori that the contrast test uses; the package brings no types. */
declare module 'culori' {
  interface Color {
    readonly mode: string;
  }
  export function converter(mode: 'rgb'): (color: string) => Color | undefined;
  export function wcagContrast(one: string, other: string): number;
  export function formatHex(color: string | Color): string | undefined;
  export function differenceCiede2000(): (one: string, other: string) => number;
  export function filterDeficiencyDeuter(severity: number): (color: string) => string;
}
