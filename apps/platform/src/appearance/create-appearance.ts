import { isDeepStrictEqual } from 'node:util';

import type { AppearanceContent, Publication } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { Clock } from '@kvota/server';

import { transactAct } from '../acts/transact-act.ts';
import { everySite } from '../content/content-store.ts';
import { createContentStore } from '../content/create-content-store.ts';
import type { Db } from '../database/database.ts';
import type { Ids } from '../kernel/ids.ts';
import { refused } from '../kernel/refused.ts';
import { noteChange } from '../settings/create-settings-store.ts';
import type { Appearance, Published } from './appearance.ts';
import { appearanceStore, type AppearanceStore, type Place, type Version } from './appearance-store.ts';
import { readContent, writeContent } from './present-content.ts';
import { faultsOf } from './rules/content-faults.ts';
import { lowContrastOf } from './rules/low-contrast.ts';
import { isKnownPlace, isOfSite } from './rules/sites.ts';

export interface AppearanceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Addresses of the sites. */
  readonly origins: readonly string[];
  /** Returns whether a user may publish now. */
  readonly isDesigner: (username: string) => Promise<boolean>;
}

type Refusal = Published & { readonly error: RefusalOf<'publishAppearance'> };

const ok = { ErrorText: 'ok' };

/** Creates the versions of the appearance. Nothing is kept in memory, because several nodes share them. */
export function createAppearance({ db, clock, ids, origins, isDesigner }: AppearanceDeps): Appearance {
  const now = (): string => new Date(clock.now()).toISOString();

  /** Runs a change alone: two editors take turns, and each sees what the other has done. */
  const alone = <T>(run: (tx: Db, store: AppearanceStore) => Promise<T>): Promise<T> =>
    transactAct(db, async (tx) => {
      const store = appearanceStore(tx);
      await store.lock();
      return run(tx, store);
    });

  /** Keeps the state before the first version, so that it can be published again (THEME-21). */
  const keepFirst = async (tx: Db, store: AppearanceStore, place: Place): Promise<Publication> => {
    const latest = await store.latest(place);
    if (latest !== undefined) return latest;
    const [id, at] = [ids(), now()];
    const content = plain(await readContent(tx, place.domain, place.part));
    await store.keep({ ...place, id, content, note: '', author: null, at, parent: null });
    const publication = { number: 0, version: id, author: null, at };
    await store.publish(place, publication);
    return publication;
  };

  /** Returns why a version cannot be published now, or undefined if it can. */
  const refusalOf = ({ domain, part, content }: Version, reason: string | undefined): Refusal | undefined => {
    if (!isKnownPlace(part, domain, origins)) return refused('unknownSite');
    const faults = faultsOf(content);
    if (faults.length > 0) return { ...refused('invalidAppearance'), faults };
    if (content.part !== 'colors' || reason !== undefined) return undefined;
    const contrastTooLow = lowContrastOf(content.value);
    return contrastTooLow.length > 0 ? { ...refused('contrastTooLow'), contrastTooLow } : undefined;
  };

  /** Lets a version take effect over the latest publication. */
  const takeEffect = async (
    tx: Db,
    store: AppearanceStore,
    { version, latest, author, reason }: TakenVersion,
  ): Promise<Publication> => {
    const { domain, part } = version;
    const made = reason === undefined ? {} : { reason };
    const publication = { number: latest.number + 1, version: version.id, author, at: now(), ...made };
    await store.publish({ domain, part }, publication);
    await writeContent(tx, domain, version.content);
    await noteChange(tx, clock.now());
    return publication;
  };

  /** Returns the places that a change affects: a theme of every site is that of each site without its own. */
  const affected = async (tx: Db, store: AppearanceStore, places: readonly Place[]): Promise<Place[]> => {
    const all = [...places];
    const content = createContentStore(tx);
    for (const { domain, part } of places) {
      if (domain !== everySite || !isOfSite(part)) continue;
      for (const origin of origins) {
        const place = { domain: origin, part };
        if ((await content.hasThemes(origin)) || (await store.latest(place)) === undefined) continue;
        all.push(place);
      }
    }
    return all;
  };

  return {
    async list(place) {
      const store = appearanceStore(db);
      const [published, scheduled, result] = await Promise.all([
        store.latest(place),
        store.schedule(place),
        store.list(place),
      ]);
      return { published: published ?? null, scheduled: scheduled ?? null, result };
    },

    version: (id) => appearanceStore(db).version(id),

    save: ({ id, domain, content, note, parent }, author) =>
      alone(async (tx, store) => {
        const place = { domain, part: content.part };
        const known = await store.version(id);
        if (known !== undefined) {
          const { content: kept, ...version } = known;
          const isSame = known.domain === domain && isDeepStrictEqual(kept, plain(content));
          return isSame ? { ...ok, version } : refused('versionIdUsed');
        }
        if (parent !== null) {
          const of = await store.version(parent);
          if (of?.domain !== domain || of.part !== place.part) return refused('versionUnknown');
        }
        await keepFirst(tx, store, place);
        const version = { ...place, id, note, author, at: now(), parent };
        await store.keep({ ...version, content });
        return { ...ok, version };
      }),

    publish: ({ version: id, over, from, reason }, author) =>
      alone(async (tx, store) => {
        const unchanged = (answer: Published) => ({ answer, changed: false });
        const version = await store.version(id);
        if (version === undefined) return unchanged(refused('versionUnknown'));
        const latest = await keepFirst(tx, store, version);
        // The response to the first attempt was lost: this is the same publication, not a conflict with it.
        const mine = await store.publication(version, over + 1);
        if (mine?.version === id && mine.author === author) return unchanged({ ...ok, publication: mine });
        const scheduled = await store.schedule(version);
        const start = from === undefined ? undefined : new Date(from).toISOString();
        if (start !== undefined && isOrdered(scheduled, { version: id, from: start, author }))
          return unchanged({ ...ok, scheduled });

        if (latest.number !== over) return unchanged({ ...refused('publishedSince'), publishedSince: latest });
        const refusal = refusalOf(version, reason);
        if (refusal !== undefined) return unchanged(refusal);
        if (start !== undefined) {
          if (Date.parse(start) <= clock.now()) return unchanged(refused('startPassed'));
          if (scheduled !== undefined && scheduled.author !== author && scheduled.fault === undefined)
            return unchanged({ ...refused('alreadyScheduled'), scheduled });
          const made = { version: id, from: start, author, at: now(), ...(reason !== undefined && { reason }) };
          await store.setSchedule(version, made);
          return unchanged({ ...ok, scheduled: made });
        }
        if (latest.version === id) return unchanged({ ...ok, publication: latest });
        const publication = await takeEffect(tx, store, { version, latest, author, reason });
        return { answer: { ...ok, publication }, changed: true };
      }),

    unschedule: (place) => alone((_, store) => store.unschedule(place)),

    async publishDue() {
      const waiting = await appearanceStore(db).due(clock.now());
      if (waiting.length === 0) return false;
      // Asked before, because the transaction may have the only connection. The role may have been taken away.
      const designers = new Map<string, boolean>();
      for (const { schedule } of waiting) designers.set(schedule.author, await isDesigner(schedule.author));
      return alone(async (tx, store) => {
        let changed = false;
        // Read again, because another node may have published it meanwhile.
        for (const { place, schedule } of await store.due(clock.now())) {
          const { author, reason } = schedule;
          const version = await store.version(schedule.version);
          const refusal = version === undefined ? refused('versionUnknown') : refusalOf(version, reason);
          if (version === undefined || refusal !== undefined) {
            await store.noteFault(place, refusal?.error ?? 'versionUnknown');
            continue;
          }
          if (designers.get(author) !== true) {
            // A schedule that was made meanwhile has its turn in the next round.
            if (designers.has(author)) await store.noteFault(place, 'forbidden');
            continue;
          }
          const latest = await keepFirst(tx, store, place);
          await store.unschedule(place);
          if (latest.version === version.id) continue;
          await takeEffect(tx, store, { version, latest, author, reason });
          changed = true;
        }
        return changed;
      });
    },

    changeDirectly: ({ places, author, write }) =>
      alone(async (tx, store) => {
        const before: { readonly place: Place; readonly latest: Publication }[] = [];
        for (const place of await affected(tx, store, places))
          before.push({ place, latest: await keepFirst(tx, store, place) });
        await write(tx);
        for (const { place, latest } of before) {
          const content = plain(await readContent(tx, place.domain, place.part));
          if (isDeepStrictEqual((await store.version(latest.version))?.content, content)) continue;
          const [id, at] = [ids(), now()];
          await store.keep({ ...place, id, content, note: '', author, at, parent: latest.version });
          await store.publish(place, { number: latest.number + 1, version: id, author, at });
        }
        await noteChange(tx, clock.now());
      }),
  };
}

interface TakenVersion {
  readonly version: Version;
  readonly latest: Publication;
  readonly author: string;
  readonly reason: string | undefined;
}

type Ordered = Pick<NonNullable<Published['scheduled']>, 'version' | 'from' | 'author'>;

const isOrdered = (one: Ordered | undefined, other: Ordered): one is NonNullable<Published['scheduled']> =>
  one?.version === other.version && one.from === other.from && one.author === other.author;

/** Returns content as the database keeps it: without fields that are undefined. */
const plain = (content: AppearanceContent): AppearanceContent => JSON.parse(JSON.stringify(content));
