import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

import { anchorOf, withDocsLinks } from './docs-links.ts';
import { StoryLinks } from './StoryLinks.tsx';

/** What a package or an app says of itself: its stories first, then its README and its rules as they stand in its folder. */
export function PackagePage(props: {
  /** Where its stories hang in the sidebar: `Packages/contracts`. */
  readonly title: string;
  readonly readme: string;
  readonly spec?: string;
}): ReactElement {
  const { title, readme, spec } = props;
  const rules = spec === undefined ? undefined : anchorOf(spec);
  return (
    <>
      <StoryLinks below={title} />
      <Markdown>{withDocsLinks(readme, rules)}</Markdown>
      {spec === undefined ? null : (
        <>
          <hr />
          <Markdown>{withDocsLinks(spec, rules)}</Markdown>
        </>
      )}
    </>
  );
}
