import { randomUUID } from 'node:crypto';

import type { AppearanceContent } from '@kvota/contracts/operator';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import { describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../database/database.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createAppearance } from './create-appearance.ts';
import { readContent } from './present-content.ts';

const site = 'https://bet.example';
const news = (line: string): AppearanceContent => ({ part: 'news', value: { en: [line] } });
const place = { domain: '*', part: 'news' } as const;

function nodeOf(db: Db, clock: FakeClock, origins: readonly string[] = [site], former: readonly string[] = []) {
  const isDesigner = async (username: string): Promise<boolean> => !former.includes(username);
  const appearance = createAppearance({ db, clock, ids: randomUUID, origins, isDesigner });
  const save = async (content: AppearanceContent, author = 'ana'): Promise<string> => {
    const domain = content.part === 'colors' ? site : '*';
    const id = randomUUID();
    const { ErrorText } = await appearance.save({ id, domain, content, note: '', parent: null }, author);
    expect(ErrorText).toBe('ok');
    return id;
  };
  return { ...appearance, save };
}

const using = async (
  open: () => Promise<OpenDatabase>,
  run: (db: Db, clock: FakeClock) => Promise<void>,
): Promise<void> => {
  const database = await open();
  try {
    await run(database.db, createFakeClock(Date.UTC(2026, 10, 21, 12)));
  } finally {
    await database.close();
  }
};

describe.each(sqlDatabases)('appearance on $name', ({ open }) => {
  test('[THEME-23] of ten editors on two nodes over one publication exactly one succeeds', () =>
    using(open, async (db, clock) => {
      const nodes = [nodeOf(db, clock), nodeOf(db, clock)] as const;
      for (let over = 0; over < 3; over += 1) {
        const editors = Array.from({ length: 10 }, (_, at) => `editor ${at}`);
        const versions = await Promise.all(editors.map((author) => nodes[0].save(news(`${author} ${over}`), author)));
        const answers = await Promise.all(
          versions.map((version, at) => nodes[at % 2 === 0 ? 0 : 1].publish({ version, over }, editors[at] ?? '')),
        );
        const won = answers.filter(({ changed }) => changed);
        expect(won).toHaveLength(1);
        const publication = won[0]?.answer.publication;
        const others = answers.filter(({ changed }) => !changed).map(({ answer }) => answer);
        expect(others.map(({ error, publishedSince }) => [error, publishedSince])).toEqual(
          others.map(() => ['publishedSince', publication]),
        );
        expect((await nodes[1].list(place)).published).toEqual(publication);
        const shown = await readContent(db, '*', 'news');
        expect(shown).toEqual((await nodes[1].version(publication?.version ?? ''))?.content);
      }
    }));

  test('[THEME-22] several nodes publish what is due once', () =>
    using(open, async (db, clock) => {
      const nodes = Array.from({ length: 4 }, () => nodeOf(db, clock));
      const [first] = nodes;
      if (first === undefined) return;
      const version = await first.save(news('Scheduled'));
      const from = new Date(clock.now() + 1000).toISOString();
      await first.publish({ version, over: 0, from }, 'ana');
      expect(await first.publishDue()).toBe(false);
      await clock.advance(1000);
      const changed = await Promise.all(nodes.map((node) => node.publishDue()));
      expect(changed.filter(Boolean)).toHaveLength(1);
      expect(await first.list(place)).toMatchObject({ published: { number: 1, version }, scheduled: null });
    }));

  test('[THEME-22] what is no longer allowed at its time is not published, and the schedule has the reason', () =>
    using(open, async (db, clock) => {
      const node = nodeOf(db, clock);
      const colors: AppearanceContent = { part: 'colors', value: { dark: {}, light: {} } };
      const version = await node.save(colors);
      const from = new Date(clock.now() + 1000).toISOString();
      await node.publish({ version, over: 0, from }, 'ana');
      await clock.advance(1000);
      // The platform was started again, without this site.
      const without = nodeOf(db, clock, ['https://other.example']);
      expect([await without.publishDue(), await without.publishDue()]).toEqual([false, false]);
      const { published, scheduled } = await node.list({ domain: site, part: 'colors' });
      expect([published?.number, scheduled?.fault]).toEqual([0, 'unknownSite']);
      // Another editor may replace a schedule that failed.
      const later = new Date(clock.now() + 1000).toISOString();
      const { answer } = await node.publish({ version, over: 0, from: later }, 'ben');
      expect(answer.scheduled).toMatchObject({ author: 'ben', from: later });
      expect(answer.scheduled).not.toHaveProperty('fault');
    }));

  test('[THEME-22] a schedule of somebody who is no designer any more is not published, and can be replaced', () =>
    using(open, async (db, clock) => {
      const node = nodeOf(db, clock);
      const version = await node.save(news('Scheduled'));
      await node.publish({ version, over: 0, from: new Date(clock.now() + 1000).toISOString() }, 'ana');
      await clock.advance(1000);
      const without = nodeOf(db, clock, [site], ['ana']);
      expect([await without.publishDue(), await without.publishDue()]).toEqual([false, false]);
      const { published, scheduled } = await node.list(place);
      expect([published?.number, scheduled?.fault]).toEqual([0, 'forbidden']);
      const from = new Date(clock.now() + 1000).toISOString();
      expect((await without.publish({ version, over: 0, from }, 'ben')).answer.scheduled?.author).toBe('ben');
      await clock.advance(1000);
      expect(await without.publishDue()).toBe(true);
    }));

  test('[THEME-22] a version that took effect before its time is over is not published once more', () =>
    using(open, async (db, clock) => {
      const node = nodeOf(db, clock);
      const version = await node.save(news('Early'));
      await node.publish({ version, over: 0, from: new Date(clock.now() + 1000).toISOString() }, 'ana');
      await node.publish({ version, over: 0 }, 'ben');
      await clock.advance(1000);
      expect(await node.publishDue()).toBe(false);
      expect(await node.list(place)).toMatchObject({ published: { number: 1, author: 'ben' }, scheduled: null });
    }));

  test('[THEME-20, THEME-21] a change that fails leaves neither content nor version', () =>
    using(open, async (db, clock) => {
      const node = nodeOf(db, clock);
      await node.save(news('Draft'));
      const before = await node.list(place);
      const write = (): Promise<void> => Promise.reject(new Error('the disk is full'));
      await expect(node.changeDirectly({ places: [place], author: 'op', write })).rejects.toThrow('the disk is full');
      expect(await node.list(place)).toEqual(before);
    }));
});
