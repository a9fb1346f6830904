import { expect, test } from 'vitest';

import { WrongConfiguration } from './configuration.ts';
import { readConfiguration } from './read-configuration.ts';

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfiguration(env);
    return [];
  } catch (error) {
    if (error instanceof WrongConfiguration)
      return error.message.split('\n').map((line) => line.split(/[ :]/)[0] ?? '');
    throw error;
  }
};

test('[RGS-19] without variables, the server listens at 4300 of this machine with an embedded database', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({
    port: 4300,
    host: '127.0.0.1',
    walletUrl: 'http://localhost:4000',
    key: undefined,
  });
  expect(configuration.database).toMatchObject({ folder: expect.stringMatching(/\.data\/games\/database$/) as string });
});

test('[RGS-19] all variables that cannot be read are named at once', () => {
  expect(
    problemsOf({
      KVOTA_GAMES_PORT: 'x',
      KVOTA_WALLET_URL: 'nowhere',
      KVOTA_GAMES_SITES: 'https://a.example/path',
      KVOTA_LOG: 'all',
      DATABASE_URL: 'kvota',
    }),
  ).toEqual(['KVOTA_GAMES_PORT', 'KVOTA_WALLET_URL', 'KVOTA_GAMES_SITES', 'KVOTA_LOG', 'DATABASE_URL']);
});

test('[RGS-19] production refuses keys, databases and sites that are only safe on a developer’s machine', () => {
  const unsafe = [
    'KVOTA_GAMES_KEY',
    'KVOTA_WALLET_SECRET',
    'KVOTA_WALLET_KEY',
    'DATABASE_URL',
    'KVOTA_WALLET_URL',
    'KVOTA_GAMES_SITES',
  ];
  expect(problemsOf({ KVOTA_ENV: 'production' })).toEqual(unsafe);
  const safe = {
    KVOTA_ENV: 'production',
    KVOTA_GAMES_KEY: 'k'.repeat(32),
    KVOTA_WALLET_SECRET: 's'.repeat(32),
    KVOTA_WALLET_KEY: '2026-11',
    DATABASE_URL: 'postgres://db/kvota',
    KVOTA_WALLET_URL: 'https://platform.example',
    KVOTA_GAMES_SITES: 'https://site.example',
  };
  expect(problemsOf(safe)).toEqual([]);
  expect(problemsOf({ ...safe, KVOTA_WALLET_SECRET: 'short' })).toEqual(['KVOTA_WALLET_SECRET']);
});

test('[RGS-16] a second key is accepted while keys change; the first one signs', () => {
  const env = {
    KVOTA_WALLET_KEY: 'new',
    KVOTA_WALLET_SECRET: 'a',
    KVOTA_WALLET_OTHER_KEY: 'old',
    KVOTA_WALLET_OTHER_SECRET: 'b',
  };
  expect(readConfiguration(env).signer).toEqual({
    provider: 'house',
    keys: [
      { id: 'new', secret: 'a' },
      { id: 'old', secret: 'b' },
    ],
  });
});
