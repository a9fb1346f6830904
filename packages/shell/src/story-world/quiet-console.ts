import type { Stop } from '../browser/stop.ts';

const levels = ['warn', 'error'] as const;

/** Hides expected output from the console. Any other output fails the story. */
export function quietConsole(expected: readonly RegExp[]): Stop {
  const stops = levels.map((level): Stop => {
    const original: unknown = Reflect.get(console, level);
    const only = (...parts: readonly unknown[]): void => {
      const text = parts.map(String).join(' ');
      if (typeof original === 'function' && !expected.some((pattern) => pattern.test(text)))
        Reflect.apply(original, console, parts);
    };
    Reflect.set(console, level, only);
    return () => {
      // Restored only if nothing else has replaced it in the meantime.
      if (Reflect.get(console, level) === only) Reflect.set(console, level, original);
    };
  });
  return () => stops.forEach((stop) => stop());
}
