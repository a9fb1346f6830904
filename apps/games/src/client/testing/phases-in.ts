import type { FrameMessage } from '@kvota/contracts/game';
import { mocked } from 'storybook/test';

/** Returns the phases of rounds that a frame has reported to its page, in order (CAS-25). `onTell` is a mock. */
export const phasesIn = (onTell: ((message: FrameMessage) => void) | undefined): readonly string[] => {
  if (onTell === undefined) throw new Error('The story has no onTell. Give it one by fn().');
  return mocked(onTell).mock.calls.flatMap(([message]) => (message.type === 'round' ? [message.phase] : []));
};
