import type { Stop } from '../browser/stop.ts';

const levels = ['warn', 'error'] as const;

/** Keeps what a story expects off the console, where everything else fails the story. */
export function quietConsole(expected: readonly RegExp[]): Stop {
  const stops = levels.map((level): Stop => {
    const tell: unknown = Reflect.get(console, level);
    const only = (...parts: readonly unknown[]): void => {
      const text = parts.map(String).join(' ');
      if (typeof tell === 'function' && !expected.some((pattern) => pattern.test(text)))
        Reflect.apply(tell, console, parts);
    };
    Reflect.set(console, level, only);
    return () => {
      // Whoever has put another in place since has the word.
      if (Reflect.get(console, level) === only) Reflect.set(console, level, tell);
    };
  });
  return () => stops.forEach((stop) => stop());
}
