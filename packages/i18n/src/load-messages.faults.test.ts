import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';

import { hasMessages, loadMessages, onMessagesLoaded } from './load-messages.ts';

const net = vi.hoisted(() => ({ fetches: [] as string[], broken: false }));
vi.mock('./compiled/catalogs.ts', () => ({
  catalogs: new Proxy(
    {},
    {
      get: (_, locale) =>
        new Proxy(
          {},
          {
            get: (__, group) => () => {
              net.fetches.push(`${String(locale)}/${String(group)}`);
              return net.broken
                ? Promise.reject(new Error('no network'))
                : Promise.resolve({ messages: { where: [`${String(locale)} ${String(group)}`] } });
            },
          },
        ),
    },
  ),
}));

beforeEach(() => {
  net.fetches = [];
  net.broken = false;
});

test('[I18N-02] a group is fetched once, even if it is requested several times', async () => {
  await Promise.all([loadMessages('de', ['site']), loadMessages('de', ['site', 'casino']), loadMessages('de', [])]);
  await loadMessages('de', ['casino']);
  expect(net.fetches).toEqual(['de/site', 'de/casino']);
});

test('if a group cannot be fetched, the call rejects, the language of the page remains, and a later call tries again', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: { where: ['here'] } });
  net.broken = true;
  await expect(loadMessages('ru', ['site'])).rejects.toThrow('no network');
  expect(hasMessages('ru', ['site'])).toBe(false);
  expect(i18n.t('where')).toBe('here');
  net.broken = false;
  await loadMessages('ru', ['site']);
  expect(net.fetches).toEqual(['ru/site', 'ru/site']);
  expect([hasMessages('ru', ['site']), hasMessages('ru', ['site', 'casino'])]).toEqual([true, false]);
  i18n.activate('ru');
  expect(i18n.t('where')).toBe('ru site');
});

test('a listener is called for loaded groups and for later ones, until it is removed', async () => {
  await loadMessages('el', ['site']);
  const heard: string[] = [];
  const stop = onMessagesLoaded((locale, group) => heard.push(`${locale}/${group}`));
  expect(heard).toContain('el/site');
  await loadMessages('el', ['site', 'betting']);
  expect(heard.filter((name) => name.startsWith('el/'))).toEqual(['el/site', 'el/betting']);
  stop();
  await loadMessages('el', ['casino']);
  expect(heard).not.toContain('el/casino');
});
