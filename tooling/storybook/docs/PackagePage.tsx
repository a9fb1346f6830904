import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

import { anchorOf, withDocsLinks } from './docs-links.ts';
import { StoryLinks } from './StoryLinks.tsx';

/** Renders the page of a package or an app: links to its stories, then its README and SPEC. */
export function PackagePage(props: {
  /** The place of its stories in the sidebar, such as `Packages/contracts`. */
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
