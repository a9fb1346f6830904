import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

import { afterContent } from './first-screen/after-content.ts';
import { servedId } from './served/served-screen.ts';
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

const nothing = (): null => null;

/**
 * Makes a lazy component like {@link lazyPart} whose chunk is requested after the content of the first page (SPEED-03). It
 * suits parts that nobody looks at before the content, such as the tools of the header. If the chunk cannot be fetched, the
 * part is missing until the page is loaded again, and the rest goes on.
 *
 * A screen rendered on the server is without the part, unless it is `served`. Below a screen with it, its chunk is requested
 * at once, because the screen is shown until the part is there.
 */
export function latePart<Name extends string, Props extends object = object>(
  load: () => Promise<{ readonly [N in Name]: (props: Props) => ReactNode }>,
  name: Name,
  { served = false }: { readonly served?: boolean } = {},
): ComponentType<Props> {
  if (typeof document === 'undefined') return served ? lazyPart(load, name) : nothing;
  const isCovered = served && document.getElementById(servedId) !== null;
  return lazy<(props: Props) => ReactNode>(() =>
    yieldThen(async () => {
      if (!isCovered) await new Promise<void>(afterContent);
      return load().then(
        (part) => ({ default: part[name] }),
        () => ({ default: nothing }),
      );
    }),
  );
}
