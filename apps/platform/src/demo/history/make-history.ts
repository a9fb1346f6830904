import { hashText, randomOf } from '../../feed/random/hash.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { weeksSince } from './history-span.ts';
import type { HistoryWorld } from './history-world.ts';
import { openWorld, type WorldDeps } from './open-world.ts';
import { createAgents } from './people.ts';
import { guardActs } from './guard-acts.ts';
import { playToday } from './play-today.ts';
import { playWeek } from './play-week.ts';
import { readProgress, writeProgress, type Progress } from './progress.ts';

export interface HistoryDeps extends WorldDeps {
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** A history that is being made. */
export interface RunningHistory {
  /** Resolves when it is complete, was stopped, or failed. */
  readonly done: Promise<void>;
  /** Ends it after the step that is running. The next start goes on. */
  stop(): void;
}

/** The luck of the players: of some hundred tries, one in which agents earn in most weeks and make up for losses in some. */
const luck = 177;

/** Thrown inside of a run that was stopped. */
export class HistoryStopped extends Error {}

/**
 * Makes the history of a demo, or what is missing of it, unless the demo has none. Before it is done, no worker may settle
 * tickets, add up figures or close periods: they would do so at the present time.
 */
export function startHistory(deps: HistoryDeps): RunningHistory {
  let isStopped = false;
  const goOn = (): void => {
    if (isStopped) throw new HistoryStopped();
  };
  return {
    done: makeHistory(deps, goOn).catch((error: unknown) => {
      if (!(error instanceof HistoryStopped)) deps.logger.error('The history of the demo could not be made', error);
    }),
    stop: () => {
      isStopped = true;
    },
  };
}

/** Makes what is missing of the history. Each step has ids that a repetition finds again, so that nothing is done twice. */
export async function makeHistory(deps: HistoryDeps, goOn: () => void = () => {}): Promise<void> {
  const progress = await readProgress(deps.db);
  if (progress === undefined) return;
  if (!progress.isOver) await makeRest(deps, goOn, progress);
  // Not before: the acts of the past have no sign-in.
  await guardActs(deps.db);
}

async function makeRest(deps: HistoryDeps, goOn: () => void, progress: Progress): Promise<void> {
  const started = performance.now();
  try {
    await makeFrom(await openWorld(deps, goOn), progress);
  } catch (error) {
    // Without it, the workers would close days that another run writes to.
    if (!(error instanceof HistoryStopped)) await writeProgress(deps.db, { ...progress, isOver: true });
    throw error;
  }
  deps.logger.info(`The history of the demo was made in ${Math.round(performance.now() - started)} ms`);
}

async function makeFrom(world: HistoryWorld, progress: Progress): Promise<void> {
  const { db, end } = world;
  const weeks = weeksSince(progress.from, end);
  await createAgents(world, progress.from);
  for (const [number, { from: monday }] of weeks.entries()) {
    if (number < progress.weeks) continue;
    const week = { number, monday, random: randomOf(hashText(`history ${luck} ${number}`)) };
    await playWeek(world, week);
    const isLast = number === weeks.length - 1;
    if (isLast) await playToday(world, week);
    await writeProgress(db, { ...progress, weeks: isLast ? number : number + 1, isOver: isLast });
  }
}
