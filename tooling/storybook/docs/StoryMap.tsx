import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

import { StoryLinks } from './StoryLinks.tsx';

/** Renders the groups of the sidebar with their pages. */
export function StoryMap(): ReactElement {
  return (
    <>
      <Heading>Map: Kit</Heading>
      <p>
        <AnchorMdx href="?path=/docs/kit-read-me--docs" target="_self">
          Read me and rules of the kit
        </AnchorMdx>
      </p>
      <StoryLinks below="Kit" />
      <Heading>Map: Packages</Heading>
      <StoryLinks below="Packages" />
      <Heading>Map: Apps</Heading>
      <StoryLinks below="Apps" />
    </>
  );
}
