import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';

import {
  createDraws,
  engineOf,
  GameError,
  models,
  publicRound,
  type Draws,
  type GameModel,
  type GameParams,
  type Hmac,
  type Round,
  type Sheet,
  type SheetFile,
} from '@kvota/games';

import { leaveAt, leavesAfter, longestRun, runOf } from './curve-maths.ts';
import { anySeeds, betOf, requireDay, sharedResult } from './shared-maths.ts';
import { MathsRefused, type Maths, type MathsModel, type MathsSheet, type RoundSeeds } from './maths.ts';

/** HMAC-SHA256 of Node. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const drawsOf = (seeds: RoundSeeds): Draws => createDraws({ hmac: nodeHmac, ...seeds });
const modelOf = ({ engine, model }: MathsModel): GameModel => {
  const found = models.find((one) => one.engine === engine && one.code === model);
  if (found === undefined) throw new MathsRefused('badParams', `${engine} has no model ${model}.`);
  return found;
};

/** Runs the maths, and turns its refusals into those of the server. */
function refusing<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const { code, message } = error;
    if (code === 'badBet' || code === 'betOffGrid') throw new MathsRefused('stakeOffGrid', message);
    const ofStep = code === 'badAction' || code === 'illegalAction' || code === 'roundFinished';
    throw new MathsRefused(ofStep ? 'illegalAction' : 'badParams', message);
  }
}

const load = createRequire(import.meta.url);
/** Reads the committed sheets of a model. A test of `@kvota/games` computes them again. */
function sheetFileOf({ engine, code, version }: GameModel): SheetFile {
  const file = load(`@kvota/games/par/${engine}-${code.toLowerCase()}.json`) as SheetFile; // written by `pnpm par`
  if (file.version === version && file.model === code) return file;
  throw new Error(
    `The sheets of ${engine} ${code} are of version ${file.version}, its maths of ${version}: run pnpm par.`,
  );
}

/** Digits of a fraction, as text `0.956741898148`, in percent with at most 4 places, cut. */
export function percentOf(decimal: string): string {
  const [whole = '0', places = ''] = decimal.split('.');
  const digits = whole + places.padEnd(6, '0');
  return withoutZeros(`${digits.slice(0, whole.length + 2)}.${digits.slice(whole.length + 2, whole.length + 6)}`);
}

/** Ten-thousandths as decimal text: 12,350 is `1.235`. */
const multipleOf = (multiplier: number): string =>
  withoutZeros(`${Math.trunc(multiplier / 10_000)}.${String(multiplier % 10_000).padStart(4, '0')}`);

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');

/** The choices of a model that return the most and the least often: the ends of a free target, else those of its sheets. */
function extremesOf(model: GameModel, { sheets }: SheetFile): GameParams[] {
  const free = 'chances' in model ? model.chances : 'targets' in model ? model.targets : undefined;
  if (free === undefined) return sheets.map(paramsOf);
  return model.modes.flatMap((mode) => [free.least, free.most].map((target) => ({ model: model.code, mode, target })));
}

/** Sheets name the whole choice that they are for. */
const paramsOf = ({ params }: Pick<Sheet, 'params'>): GameParams => params as GameParams;

/** The figures of a model: hits and volatility of its usual choice, and the extremes of all choices (RGS-15). */
function sheetOf(model: GameModel): MathsSheet {
  const file = sheetFileOf(model);
  const [usual] = file.sheets;
  if (usual === undefined) throw new Error(`${model.engine} ${model.code} has no sheet.`);
  const returns = file.sheets
    .flatMap(({ rtp, rtpRange }) => [rtp, rtpRange?.least ?? rtp, rtpRange?.most ?? rtp])
    .map(({ decimal }) => percentOf(decimal))
    .sort((a, b) => Number(a) - Number(b));
  const [rtpMin = '0', rtp = '0'] = [returns.at(0), returns.at(-1)];
  const engine = engineOf(model.engine);
  const largest = extremesOf(model, file).map((params) => engine.largestMultiplier(params));
  const highest = Math.max(...largest);
  return {
    rtp,
    ...(rtpMin === rtp ? {} : { rtpMin }),
    volatility: usual.volatility,
    maxWin: multipleOf(highest),
    hits: { any: percentOf(usual.hitRate.decimal), more: percentOf(usual.winRate.decimal) },
    deviation: deviationOf(model, file, { rtp, highest }),
    ...('lines' in model ? { lines: model.lines.length } : {}),
    ...(usual.net.length === 0 ? {} : { net: usual.net }),
    version: file.version,
    hash: file.hash,
  };
}

/**
 * The standard deviation of the riskiest way to play, in stakes. If players choose how far they go, it is at most the root of
 * the return times the highest win.
 */
function deviationOf(
  model: GameModel,
  { sheets }: SheetFile,
  { rtp, highest }: { readonly rtp: string; readonly highest: number },
): string {
  const ofSheets = sheets.map(({ standardDeviation }) => tenThousandths(standardDeviation));
  const isFree = model.engine === 'ladder' || 'chances' in model || 'targets' in model;
  const bound = isFree ? [Math.ceil(Math.sqrt((tenThousandths(rtp) / 100) * highest))] : [];
  return multipleOf(Math.max(...ofSheets, ...bound));
}

/** Decimal text in ten-thousandths, rounded up. */
function tenThousandths(decimal: string): number {
  const [whole = '0', places = ''] = decimal.split('.');
  return Number(whole + places.slice(0, 4).padEnd(4, '0')) + (/[1-9]/.test(places.slice(4)) ? 1 : 0);
}

/** The number of minor units of which the stakes of a mode are multiples, by the choice that its sheet is for. */
function unitOf(model: GameModel, mode: string): number {
  const choice = sheetFileOf(model)
    .sheets.map(paramsOf)
    .find((params) => params.mode === mode);
  if (choice === undefined) throw new MathsRefused('badParams', `${model.code} has no mode ${mode}.`);
  return engineOf(model.engine).stakeCells(choice);
}

/** Engines check the state of a round and the fields of an action, so that stored JSON can be passed on. */
const asRound = (round: object): Round => round as Round;

/** Creates the maths of the house's games over `@kvota/games`. */
export function createMaths(): Maths {
  return {
    has: ({ engine, model }) => models.some((one) => one.engine === engine && one.code === model),
    modes: (model) => modelOf(model).modes,
    unit: (model, mode) => unitOf(modelOf(model), mode),
    sheet: (model) => sheetOf(modelOf(model)),
    open({ engine, model, mode, bet, params, seeds }) {
      const choice: GameParams = { ...params, model, mode };
      return refusing(() => engineOf(engine).open(drawsOf(seeds), bet, choice));
    },
    bet({ engine, model, mode, bet, params, number }) {
      requireDay({ engine, model }, params, number);
      const choice: GameParams = { ...params, model, mode };
      return betOf(refusing(() => engineOf(engine).open(drawsOf(anySeeds), bet, choice)));
    },
    result: ({ engine, model }, seeds) => sharedResult({ engine, model }, drawsOf(seeds), seeds.nonce),
    run: ({ engine, model }, seeds) => runOf(engine, model, drawsOf(seeds)),
    longestRun: ({ engine, model }) => longestRun(engine, model),
    leavesAfter: (bet) => leavesAfter(asRound(bet)),
    leave(bet, { action, ran, seeds }) {
      const target = leaveAt(asRound(bet), { type: action.type, ran, draws: drawsOf(seeds) });
      if (target === null) return null;
      return refusing(() => engineOf(bet.engine).open(drawsOf(seeds), bet.bet, { ...asRound(bet).params, ...target }));
    },
    step(round, action, seeds) {
      const engine = engineOf(round.engine);
      if (engine.step === undefined) throw new MathsRefused('illegalAction', `${engine.code} takes no decisions.`);
      const step = engine.step.bind(engine);
      return refusing(() => step(drawsOf(seeds), asRound(round), action));
    },
    actions: (round) => engineOf(round.engine).actions(asRound(round)),
    fallback: (round) => engineOf(round.engine).fallback(asRound(round)),
    public: (round) => publicRound(asRound(round)),
  };
}
