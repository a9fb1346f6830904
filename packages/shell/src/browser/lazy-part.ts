import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

import { yieldThen } from './yield-then.ts';

/**
 * Makes a lazy component of a named export. Its chunk is requested in a separate task, so that rendering is not interrupted.
 *
 * ```ts
 * const SlipAside = lazyPart(() => import('./SlipAside.tsx'), 'SlipAside');
 * ```
 */
export function lazyPart<Name extends string, Props extends object = object>(
  load: () => Promise<{ readonly [N in Name]: (props: Props) => ReactNode }>,
  name: Name,
): LazyExoticComponent<(props: Props) => ReactNode> {
  return lazy(() => yieldThen(async () => ({ default: (await load())[name] })));
}
