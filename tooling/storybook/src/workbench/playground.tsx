import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/**
 * Starts a playground again when one of its controls changes, because controls are its first state.
 * With it a story file gets the tag `playground`; the preview fails a playground without controls.
 */
export const startedByControls: Decorator = (Story, { args }) => (
  <Fragment key={JSON.stringify(args)}>
    <Story />
  </Fragment>
);

/** Returns the control of an argument with a fixed list of values. */
export const choice = (options: readonly string[]) => ({ control: 'select', options }) as const;
