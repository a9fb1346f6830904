import type { CSSProperties } from 'react';

type LocalName = 'columns' | 'phone-columns' | 'share' | 'seconds' | 'repeats' | 'hue' | 'size';

/** Values that a component passes to its own styles; never colours. */
export function localVars(values: Partial<Record<LocalName, string | number>>): CSSProperties {
  const entries = Object.entries(values).map(([name, value]) => [`--kvota-local-${name}`, String(value)]);
  // React takes custom properties, its type does not know their names.
  return Object.fromEntries(entries) as CSSProperties;
}
