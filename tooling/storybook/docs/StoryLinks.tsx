import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Suspense, type ReactElement } from 'react';

import { usePagesBelow } from './story-index.ts';

/**
 * Renders links to all pages of Storybook below a title. They come from Storybook's index, so they are never out of
 * date.
 */
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
        // The size of Storybook's links.
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
