import { createHash } from 'node:crypto';

import { ProviderGame } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import { drawnEngines, drawnTables } from '../../wire/index.ts';
import type { Maths } from '../maths/maths.ts';
import type { Catalogue, HouseGame } from './catalogue.ts';
import type { Studio, Title } from './title.ts';

/** Thrown if a title cannot be played or described. The message names it. */
export class WrongTitle extends Error {
  constructor(code: string, why: string) {
    super(`Title ${code} of the catalogue: ${why}.`);
    this.name = 'WrongTitle';
  }
}

/** A title that the frame cannot draw is known, and offered to nobody until it can be played. */
const isDrawn = ({ title }: HouseGame): boolean =>
  (title.table ? drawnTables : drawnEngines).some((engine) => engine === title.engine);

/** Engines whose bets are several amounts. */
const summed = new Set(['roulette', 'baccarat', 'league']);

interface CatalogueParts {
  readonly studios: readonly Studio[];
  readonly maths: Maths;
  /** Paths of pictures by the code of the title. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Creates the catalogue: titles as data, figures from the maths (RGS-15), pictures (RGS-36). Throws WrongTitle. */
export function createCatalogue(titles: readonly Title[], { studios, maths, pictures }: CatalogueParts): Catalogue {
  const games = new Map<string, HouseGame>();
  for (const title of titles) {
    const studio = studios.find(({ code }) => code === title.studio);
    if (games.has(title.code)) throw new WrongTitle(title.code, 'the code is used twice');
    if (studio === undefined) throw new WrongTitle(title.code, `there is no studio ${title.studio}`);
    if (!maths.has(title)) throw new WrongTitle(title.code, `${title.engine} has no model ${title.model}`);
    const modes = maths.modes(title);
    const units = Object.fromEntries(modes.map((mode) => [mode, maths.unit(title, mode)]));
    games.set(title.code, { title, studio, sheet: maths.sheet(title), modes, units, sums: summed.has(title.engine) });
  }
  const described = [...games.values()].filter(isDrawn).map((game) => describe(game, pictures.get(game.title.code)));
  const version = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);
  return { version, games: described, game: (code) => games.get(code) };
}

/** The stakes of the platform fit the usual mode; those of other modes may be fewer. */
function describe({ title, studio, sheet, modes, units, sums }: HouseGame, image: string | undefined): ProviderGame {
  const { code, name, area, kind, color, tags, features, released, popular, orientation } = title;
  const { version, hash, ...figures } = sheet;
  const game = { code, name, studio, area, kind, color, tags, features, released, popular, orientation };
  const model = `${title.engine}/${title.model}`;
  return v.parse(ProviderGame, {
    ...game,
    image,
    demo: true,
    ...figures,
    model,
    sheet: hash,
    version,
    unit: units[modes[0] ?? ''] ?? 1,
    ...(sums ? { sums } : {}),
    ...(title.table ? { table: true } : {}),
  });
}
