import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * Renders items without keys, each identified by its position.
 * For items without an identity that never change places: `{byPosition(lines, (line) => <li>{line}</li>)}`.
 */
export function byPosition<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactElement {
  return createElement(Fragment, null, ...items.map(render));
}
