import type { CSSProperties } from 'react';

type LocalName = 'columns' | 'phone-columns' | 'share' | 'seconds' | 'hue' | 'size';

/** Custom properties that a component passes to its styles; never colours. */
export function localVars(values: Partial<Record<LocalName, string | number>>): CSSProperties {
  const entries = Object.entries(values).map(([name, value]) => [`--kvota-local-${name}`, String(value)]);
  // React accepts custom properties, but its type does not have their names.
  return Object.fromEntries(entries) as CSSProperties;
}
