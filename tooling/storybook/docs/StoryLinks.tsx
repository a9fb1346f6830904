import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Suspense, type ReactElement } from 'react';

import { usePagesBelow } from './story-index.ts';

/** Links to all pages of Storybook below a title, read from its own index, so that none of them can be out of date. */
export function StoryLinks({ below }: { readonly below: string }): ReactElement {
  return (
    <Suspense>
      <Links below={below} />
    </Suspense>
  );
}

function Links({ below }: { readonly below: string }): ReactElement {
  const groups = [...usePagesBelow(below)];
  return (
    <ul>
      {groups.map(([group, pages]) => (
        // As large as Storybook writes its links.
        <li key={group} style={{ fontSize: 16 }}>
          <strong>{group === below ? 'Stories' : group.slice(below.length + 1)}</strong>
          {': '}
          {pages.map(({ name, href }, place) => (
            <span key={href}>
              {place > 0 ? ' · ' : ''}
              <AnchorMdx href={href} target="_self">
                {name}
              </AnchorMdx>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
