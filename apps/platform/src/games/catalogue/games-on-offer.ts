import type { CatalogueGame, OfferedGame } from './catalogue.ts';
import type { Section, StoredSection } from './sections.ts';

/** Changes of a section by an operator. If a field is undefined, it stays as it is. */
export type SectionChange = { readonly [K in Exclude<keyof StoredSection, 'code'>]?: StoredSection[K] | undefined };

/** An operator's settings for a game. */
export interface GameSwitch {
  readonly enabled: boolean;
  /** When it is switched on again by itself; undefined for never. */
  readonly until?: number | undefined;
  /** Highest stake as money text by currency. */
  readonly maxBet?: Readonly<Record<string, string>> | undefined;
}

/** The outcome of a question to all servers. */
export interface Refreshed {
  /** True if any game changed. */
  readonly changed: boolean;
  /** True once every server has answered since this process started. */
  readonly answered: boolean;
}

/** The catalogue with the operator's switches (CAS-06, CAS-14, CAS-33). */
export interface GamesOnOffer {
  /** Returns all games as they are offered now, in no particular order. */
  all(): Promise<readonly OfferedGame[]>;
  byCode(code: string): Promise<OfferedGame | undefined>;
  /** Returns the operator's highest stake of a game in a currency as money text, if there is one. */
  highestStake(code: string, currency: string): Promise<string | undefined>;
  /** False if there are no games because a server has never answered: then an empty list would be wrong (CAS-59). */
  areKnown(): boolean;
  /** False once a server has not answered for twenty seconds. */
  isUp(server: string): boolean;
  /** Returns the origin of a server's frames. */
  originOf(server: string): string;
  setGame(code: string, value: GameSwitch): Promise<boolean>;
  setStudio(code: string, enabled: boolean): Promise<boolean>;
  /** Returns the sections of the lobbies that are on, in their order (CAS-56). */
  sections(): Promise<readonly Section[]>;
  /** Adds a section or changes one. False if it is new and has no games or no English title. */
  setSection(code: string, change: SectionChange): Promise<boolean>;
  /** Asks every server whether it is up, and for its games if they changed. */
  refresh(): Promise<Refreshed>;
}

/** Applies the switch of the game, then that of its studio. A switch is over when its time has passed. */
export function withSwitches(game: CatalogueGame, switches: ReadonlyMap<string, GameSwitch>, now: number): OfferedGame {
  const off = [switches.get(game.code), switches.get(studioKey(game.studio.code))].filter(
    (one) => one !== undefined && !one.enabled && (one.until === undefined || one.until > now),
  );
  const ends = off.map((one) => one?.until);
  const known = ends.every((until) => until !== undefined);
  return {
    ...game,
    enabled: off.length === 0,
    until: off.length > 0 && known ? Math.max(...ends) : undefined,
  };
}

/** The key of a studio's switch. No game has a colon in its code. */
export const studioKey = (code: string): string => `studio:${code}`;
