// What the processes of the bench are asked, and what they answer.
import type { OddsKey } from '@kvota/contracts';

/** Processor time and time on the wall since the question before, in milliseconds. */
export interface Usage {
  readonly cpuMs: number;
  readonly tookMs: number;
}

/** What every process of the bench answers, by question; the first entry is what it is asked with. */
export interface Questions {
  /** Moves these odds, and as many more of the football room as to come to `atLeast`; gives how many move. */
  readonly move: readonly [{ visible: readonly OddsKey[]; atLeast: number; perSecond: number }, number];
  /** Sets a price as an operator does, null to let it go; gives when it was set. */
  readonly price: readonly [{ key: OddsKey; thousandths: number | null }, number];
  readonly usage: readonly [null, Usage];
  /** Sends these texts in turn to everybody, ten a second; none to stop. */
  readonly send: readonly [{ texts: readonly string[] }, null];
  /** Connects until there are so many clients. */
  readonly clients: readonly [{ address: string; count: number; room: string | null }, number];
  /** Messages received since the question before. */
  readonly received: readonly [null, { messages: number; texts: readonly string[] }];
}
export type Question = keyof Questions;

export interface Asked<Q extends Question> {
  readonly question: Q;
  readonly body: Questions[Q][0];
}

/** How a process answers. */
export type Answers<Q extends Question> = {
  readonly [K in Q]: (body: Questions[K][0]) => Questions[K][1] | Promise<Questions[K][1]>;
};
