import type { ComponentType } from 'react';

import type { FrameParams, FrameRound } from '../../wire/index.ts';
import type { GameView, ViewProps } from '../views/view.ts';

/** The parts that an engine adds to the frame of a table, beside its view. */
export interface TableParts {
  readonly view: GameView;
  /**
   * The maths of a drawn round with the bets of the player together, as the view plays it. `outcome` is that of the table.
   */
  readonly mathsOf: (
    outcome: unknown,
    bets: readonly FrameRound[],
  ) => { readonly params: object; readonly state: object };
  /** True if chips on the board are a bet that is placed when the betting ends. Other choices are placed by the button alone. */
  readonly hasChips?: boolean;
  /** The choice that stays on the board after a bet was placed. */
  readonly afterBet: (choice: FrameParams) => FrameParams;
  /** A result in the list of the last ones. */
  readonly Last: ComponentType<{ readonly outcome: unknown }>;
  /** The chosen places of a placed bet. */
  readonly BetName: ComponentType<{ readonly bet: FrameRound }>;
  /** If rounds run before their result: the button with which bets leave. It takes the place of the one that places bets. */
  readonly Leave?: ComponentType<ViewProps>;
}
