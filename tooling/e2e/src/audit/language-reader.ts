import { languageTag, type Locale } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import { expect, type Page } from '@playwright/test';

import { catalogOf } from './catalogs.ts';
import { foreignTexts } from './foreign-texts.ts';
import { misfitsOn, textsOn } from './read-screen.ts';

/** A folder for screenshots of every screen, if set. */
const shots = process.env['KVOTA_SHOTS'];

/** Reads screens in a language. Collects texts that are not in it, and elements that do not fit the window. */
export interface LanguageReader {
  readonly locale: Locale;
  /** Returns the text of a message. */
  readonly text: (id: string) => string;
  /** Reads the texts of a screen. `where` names the screen in findings. */
  read(page: Page, where: string): Promise<void>;
  /** Finds elements of a screen that do not fit the window. */
  measure(page: Page, where: string): Promise<void>;
  /** Waits for the title of a page. */
  expectTitle(page: Page, id: SitemapId): Promise<void>;
  readonly findings: () => readonly string[];
}

/**
 * Creates the reader of a language. `names` are teams and leagues, which are not translated and may be cut.
 *
 * @example
 * const reader = await createLanguageReader('de', names);
 * await reader.read(page, 'home');
 * expect(reader.findings()).toEqual([]);
 */
export async function createLanguageReader(locale: Locale, names: readonly string[]): Promise<LanguageReader> {
  const [source, own] = await Promise.all([catalogOf('en'), catalogOf(locale)]);
  const text = (id: string): string => own.get(id) ?? id;
  const foreign = foreignTexts(source, locale === 'en' ? source : own, names);
  const findings = new Set<string>();
  const shoot = async (page: Page, where: string): Promise<void> => {
    if (shots) await page.screenshot({ path: `${shots}/${locale}-${where}.png` });
  };
  return {
    locale,
    text,
    async read(page, where) {
      await shoot(page, where);
      expect(await page.locator('html').getAttribute('lang'), where).toBe(languageTag(locale));
      for (const finding of foreign(await textsOn(page))) findings.add(`${where}: ${finding}`);
    },
    async measure(page, where) {
      await shoot(page, where);
      for (const misfit of await misfitsOn(page, names)) findings.add(`${where}: ${misfit}`);
    },
    expectTitle: (page, id) => expect(page).toHaveTitle(`${text(`page.${id}`)} · Kvota`),
    findings: () => [...findings],
  };
}
