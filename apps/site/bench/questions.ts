// The questions to the processes of the bench, and their answers.
import type { OddsKey } from '@kvota/contracts';

/** Processor time and wall time since the last question, in milliseconds. */
export interface Usage {
  readonly cpuMs: number;
  readonly tookMs: number;
}

/** The questions of every process of the bench; the first entry is the argument. */
export interface Questions {
  /**
   * Changes these prices, and as many others of the football room as it takes to reach `atLeast`. Returns their
   * number.
   */
  readonly move: readonly [{ visible: readonly OddsKey[]; atLeast: number; perSecond: number }, number];
  /** Sets a price as an operator does, or releases it if it is null. Returns the time. */
  readonly price: readonly [{ key: OddsKey; thousandths: number | null }, number];
  readonly usage: readonly [null, Usage];
  /** Sends these texts in turn to everybody, ten a second. Stops if there are none. */
  readonly send: readonly [{ texts: readonly string[] }, null];
  /** Connects until there are so many clients. */
  readonly clients: readonly [{ address: string; count: number; room: string | null }, number];
  /** Messages received since the last question. */
  readonly received: readonly [null, { messages: number; texts: readonly string[] }];
}
export type Question = keyof Questions;

export interface Asked<Q extends Question> {
  readonly question: Q;
  readonly body: Questions[Q][0];
}

/** The functions with which a process answers. */
export type Answers<Q extends Question> = {
  readonly [K in Q]: (body: Questions[K][0]) => Questions[K][1] | Promise<Questions[K][1]>;
};
