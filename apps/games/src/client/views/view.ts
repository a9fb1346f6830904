import type { ComponentType } from 'react';

import type { ModesProps } from '../controls/ModeChooser.tsx';
import type { FrameAction, FrameGame, FrameParams, FrameRound, TableMoment, TableResult } from '../../wire/index.ts';
import type { Bet, Phase } from '../play/play-state.ts';
import type { GameTheme } from '../themes/theme-of.ts';

/** A table whose rounds run before their result (RGS-10). Times are milliseconds by its clock. */
export interface TableRun {
  readonly phase: TableMoment['phase'] | null;
  /** When the run began; null if none runs. */
  readonly beganAt: number | null;
  readonly clock: { now(): number };
  /** The last way to the server and back, in milliseconds; null if none was measured. */
  readonly tripMs: number | null;
  /** Bets whose cash-out has no answer yet. */
  readonly leaving: readonly string[];
  readonly onLeave: (bets: readonly string[]) => void;
  /** Asks the server for the bets. */
  readonly onAsk: () => void;
}

/** Everything that a view shows. It plays the stored round: play, resume, replay and stories use the same code (RGS-22). */
export interface ViewProps {
  readonly game: Pick<FrameGame, 'engine' | 'model'> & { readonly theme?: string };
  readonly mode: string;
  readonly stake: string;
  /** The stakes that may be placed, ascending. */
  readonly stakes: readonly string[];
  readonly round: FrameRound | null;
  readonly phase: Phase;
  readonly theme: GameTheme;
  /** True if nothing may move: the round is from before, or reduced motion is requested. */
  readonly still: boolean;
  /** Formats an amount of the session's currency. */
  readonly money: (amount: string) => string;
  /** At a table: the bets of the player on the running round, which cannot be taken back. Undefined in other games. */
  readonly booked?: readonly FrameRound[];
  /** True if what lies on the board of a shared table is placed when the betting ends. */
  readonly willCount?: boolean;
  /** At a table: what the server drew in the last round that was presented. */
  readonly lastOutcome?: unknown;
  /** At a table: results that were presented, the newest first. */
  readonly last?: readonly TableResult[];
  /** At a table: the number of the running round. */
  readonly number?: number | undefined;
  /** At a table whose rounds run. */
  readonly run?: TableRun;
  /** A choice that is not sent yet, such as the held cards. It is empty in each new round. */
  readonly draft: readonly number[];
  readonly onDraft: (draft: readonly number[]) => void;
  /** Choice of the player for the next round beside stake and mode, unchecked; `{}` at first. */
  readonly choice: FrameParams;
  /** Changes the choice, and the mode if it follows from the choice. Is ignored while a round runs. */
  readonly onChoose: (choice: FrameParams, mode?: string) => void;
  /** Returns a random integer from 0 to below `n`, for proposals such as a quick pick. Outcomes come from the server. */
  readonly random: (n: number) => number;
  readonly onAction: (action: FrameAction) => void;
  /** Is called once the result of a closed round has been shown. */
  readonly onPresented: () => void;
}

/** The state of the controls, from which the bet of the next round follows. */
export interface Choice {
  readonly game: Pick<FrameGame, 'engine' | 'model'>;
  readonly mode: string;
  readonly stake: string;
  readonly choice: FrameParams;
  /** At a table: the number of the running round. */
  readonly number?: number | undefined;
}

/** The parts that an engine adds to the frame. */
export interface GameView {
  readonly Board: ComponentType<ViewProps>;
  /** The button that ends or goes on with an open round; it takes the place of Play. */
  readonly Primary: ComponentType<ViewProps> | null;
  /** True for games whose result the player uncovers: while it is presented, `Primary` takes the place of Play. */
  readonly uncovers?: (game: ViewProps['game']) => boolean;
  /**
   * Reads the choice and returns the bet that Play sends (RGS-26); null if it opens no round yet, which the board explains.
   * It is null if nothing is chosen but stake and mode.
   */
  readonly betOf: ((choice: Choice) => Bet | null) | null;
  /** Replaces the choosers of mode and stake, as two elements, in games whose stake is a sum of bets. */
  readonly Stake?: ComponentType<ViewProps>;
  /** Is shown in the place of the result while there is none. */
  readonly Hint?: ComponentType<ViewProps>;
  /** The choice of modes; null if games of this engine have one mode only. */
  readonly Modes: ComponentType<ModesProps> | null;
  /** The sentence of a closed round for screen readers, without its amounts. */
  readonly Sentence: ComponentType<Pick<ViewProps, 'game' | 'round' | 'theme'>>;
}
