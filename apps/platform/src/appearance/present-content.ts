import { readGeneralSettings, type SiteIdentity, type SiteTheme } from '@kvota/contracts';
import type { AppearanceContent, AppearancePart } from '@kvota/contracts/operator';

import { createContentStore } from '../content/create-content-store.ts';
import type { Db } from '../database/database.ts';
import { listSettings, writeSetting } from '../settings/create-settings-store.ts';

/** Returns what players see now of a part of a site, in the shape of a version. */
export async function readContent(db: Db, domain: string, part: AppearancePart): Promise<AppearanceContent> {
  const content = createContentStore(db);
  switch (part) {
    case 'colors': {
      const { dark, light } = await content.themes(domain);
      return { part, value: { dark: dark.colors, light: light.colors } };
    }
    case 'identity': {
      const { dark, light } = await content.themes(domain);
      return { part, value: { dark: identityOf(dark), light: identityOf(light) } };
    }
    case 'news':
      return { part, value: readGeneralSettings(await listSettings(db, 'general')).marquee };
    case 'banners': {
      const [banners, pages] = [await content.banners(), await content.bannerPages()];
      return { part, value: { banners: [...banners], pages: [...pages] } };
    }
    case 'menu': {
      const { menuItems } = readGeneralSettings(await listSettings(db, 'general'));
      return { part, value: menuItems.map(menuItem) };
    }
  }
}

/** Writes content to where clients read it. */
export async function writeContent(db: Db, domain: string, content: AppearanceContent): Promise<void> {
  const store = createContentStore(db);
  switch (content.part) {
    case 'colors': {
      const { dark, light } = await store.themes(domain);
      const { value } = content;
      return store.setThemes(domain, {
        dark: { ...dark, colors: value.dark },
        light: { ...light, colors: value.light },
      });
    }
    case 'identity': {
      const { dark, light } = await store.themes(domain);
      const { value } = content;
      return store.setThemes(domain, {
        dark: { ...value.dark, colors: dark.colors },
        light: { ...value.light, colors: light.colors },
      });
    }
    case 'news':
      return writeSetting(db, 'general', 'marquee', content.value);
    case 'banners':
      await store.setBanners(content.value.banners);
      return store.setBannerPages(content.value.pages);
    case 'menu':
      return writeSetting(db, 'general', 'menuItems', content.value);
  }
}

const noSupport = { email: '', phone: '', hours: '' };

/** Returns the identity of a theme. What it lacks is empty, and each app then has its own. */
const identityOf = ({ logo = '', name = '', support = noSupport, socials = [] }: SiteTheme): SiteIdentity => ({
  logo,
  name,
  support,
  socials,
});

type MenuItem = Extract<AppearanceContent, { part: 'menu' }>['value'][number];

/** Leaves out what is as it would be anyway. */
const menuItem = ({ id, hidden, title }: Required<MenuItem>): MenuItem => ({
  id,
  ...(hidden && { hidden }),
  ...(Object.keys(title).length > 0 && { title }),
});
