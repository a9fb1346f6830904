import { useState } from 'react';

/** True from the first time on that something is; keeps what was fetched for it in place while it closes. */
export function useLatched(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
