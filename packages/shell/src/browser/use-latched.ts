import { useState } from 'react';

/** Returns true from the first time on that the value is true, so that a part stays mounted while it closes. */
export function useLatched(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
