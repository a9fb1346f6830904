import type { FrameAnswer, FrameSession } from '../../wire/index.ts';

/** Sessions of frames. Methods throw FrameFailure. */
export interface Sessions {
  /** Exchanges a token of the page for a session, and supersedes older frames of the player (RGS-08). */
  authenticate(token: string): Promise<FrameSession>;
  balance(access: string): Promise<FrameAnswer<'balance'>>;
  /** Sets the play money of a demo session to its first amount (RGS-11). */
  refill(access: string): Promise<FrameAnswer<'refill'>>;
}
