import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { yieldThen } from './yield-then.ts';

/**
 * Makes a component of a module lazy, and loads it in a task of its own, so that drawing the page is not interrupted.
 *
 * ```ts
 * const SlipAside = lazyPart(() => import('./slip/SlipAside.tsx'), 'SlipAside');
 * ```
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<{ readonly [N in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await yieldThen(load))[name] }));
}
