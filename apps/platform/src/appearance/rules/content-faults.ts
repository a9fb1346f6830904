import type { AppearanceContent, ContentFault } from '@kvota/contracts/operator';

import {
  faultsOfBannerPages,
  faultsOfBanners,
  faultsOfColors,
  faultsOfIdentity,
} from '../../content/refuse-content.ts';
import { refuseSetting } from '../../settings/validate-setting.ts';

/** Faults that an answer lists at most. */
const most = 50;

/**
 * Returns what is not allowed in content, with the places (THEME-26). The rules are those of the operator calls that
 * write the same content.
 */
export function faultsOf(content: AppearanceContent): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const { place, message } of inPart(content)) {
    faults.push({ place: content.part + place, message });
    if (faults.length === most) break;
  }
  return faults;
}

function* inPart(content: AppearanceContent): Generator<ContentFault> {
  switch (content.part) {
    case 'colors':
      for (const theme of ['dark', 'light'] as const) {
        yield* inTheme(theme, faultsOfColors(content.value[theme]));
      }
      return;
    case 'identity':
      for (const theme of ['dark', 'light'] as const) {
        const { name, ...identity } = content.value[theme];
        // Without a name, each app keeps its own.
        yield* inTheme(theme, faultsOfIdentity(name === '' ? identity : content.value[theme]));
      }
      return;
    case 'news':
      return yield* inNews(content.value);
    case 'banners':
      yield* at('.banners', faultsOfBanners(content.value.banners));
      yield* at('.pages', faultsOfBannerPages(content.value.pages));
      return;
    case 'menu':
      return yield* inMenu(content.value);
  }
}

function* inTheme(theme: 'dark' | 'light', faults: Iterable<ContentFault>): Generator<ContentFault> {
  for (const { place, message } of faults)
    yield { place: `.${theme}${place}`, message: `The ${theme} theme ${message}.` };
}

function* at(before: string, faults: Iterable<ContentFault>): Generator<ContentFault> {
  for (const { place, message } of faults) yield { place: before + place, message };
}

type ValueOf<P extends AppearanceContent['part']> = Extract<AppearanceContent, { part: P }>['value'];

/** The rule is that of the whole setting. It is asked for each line too, to find the place. */
function* inNews(news: ValueOf<'news'>): Generator<ContentFault> {
  let found = false;
  for (const [language, lines = []] of Object.entries(news)) {
    for (const [index, line] of lines.entries()) {
      const message = refuseSetting('general', 'marquee', [line]);
      if (message === undefined) continue;
      found = true;
      yield { place: `.${language}[${index}]`, message };
    }
    const message = found ? undefined : refuseSetting('general', 'marquee', lines);
    if (message === undefined) continue;
    found = true;
    yield { place: `.${language}`, message };
  }
  const message = found ? undefined : refuseSetting('general', 'marquee', news);
  if (message !== undefined) yield { place: '', message };
}

function* inMenu(menu: ValueOf<'menu'>): Generator<ContentFault> {
  let found = false;
  for (const [index, item] of menu.entries()) {
    const message = refuseSetting('general', 'menuItems', [item]);
    if (message === undefined) continue;
    found = true;
    yield { place: `[${index}]`, message };
  }
  const message = found ? undefined : refuseSetting('general', 'menuItems', menu);
  if (message !== undefined) yield { place: '', message };
}
