import { BannerPage, SiteTheme } from '@kvota/contracts';
import { WrittenBanner } from '@kvota/contracts/operator';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { boxed, unboxed } from '../database/boxed.ts';
import { seedBannerPages, seedBanners, seedThemes } from './seed-content.ts';
import { everySite, type ContentStore } from './content-store.ts';

const group = 'cms';
const StoredThemes = v.object({ dark: SiteTheme, light: SiteTheme });

export function createContentStore(db: Db): ContentStore {
  const read = async <S extends v.GenericSchema>(key: string, schema: S): Promise<v.InferOutput<S> | undefined> => {
    const where = and(eq(settings.group, group), eq(settings.key, key));
    const [row] = await db.select({ value: settings.value }).from(settings).where(where);
    return row === undefined ? undefined : v.parse(schema, unboxed(row.value));
  };
  const write = async (key: string, value: unknown): Promise<void> => {
    await db
      .insert(settings)
      .values({ group, key, value: boxed(value) })
      .onConflictDoUpdate({ target: [settings.group, settings.key], set: { value: boxed(value) } });
  };
  const own = (domain: string) => read(`theme ${domain}`, StoredThemes);
  return {
    banners: async () => (await read('banners', v.array(WrittenBanner))) ?? [],
    setBanners: (banners) => write('banners', banners),
    bannerPages: async () => (await read('bannerPages', v.array(BannerPage))) ?? [],
    setBannerPages: (pages) => write('bannerPages', pages),
    themes: async (domain) => (await own(domain)) ?? (await own(everySite)) ?? seedThemes,
    setThemes: (domain, themes) => write(`theme ${domain}`, themes),
    hasThemes: async (domain) => (await own(domain)) !== undefined,
  };
}

/** Writes the banners and themes of a first start. Values set by an operator stay. */
export async function seedContentInto(db: Db): Promise<void> {
  const seeds = { banners: seedBanners, bannerPages: seedBannerPages, [`theme ${everySite}`]: seedThemes };
  const rows = Object.entries(seeds).map(([key, value]) => ({ group, key, value: boxed(value) }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
