import { expect, test } from 'vitest';

import { defaultConfig, readConfig } from './app-config.ts';

const origin = 'https://www.example.com';

test('[OP-52, NET-40] without a configuration, platform and identity provider are at the origin of the page', () => {
  for (const text of ['', '  \n', '{}', '{"platformUrl":""}', '{"platformUrl":7}']) {
    expect(readConfig(text, origin)).toEqual({
      ...defaultConfig,
      platformUrl: 'https://www.example.com',
      authority: 'https://www.example.com/oidc',
      gameOrigins: [],
    });
  }
});

test('[OP-52] platform, identity provider and client are configurable, without a trailing slash; the platform is the default provider', () => {
  const given = { platformUrl: 'https://api.example.com/', clientId: 'example', brand: 'Example' };
  expect(readConfig(JSON.stringify(given), origin)).toEqual({
    platformUrl: 'https://api.example.com',
    authority: 'https://api.example.com/oidc',
    clientId: 'example',
    brand: 'Example',
    worker: 'on',
    gameOrigins: [],
  });
  const elsewhere = JSON.stringify({ ...given, authority: 'https://id.example.com/realms/one' });
  expect(readConfig(elsewhere, origin).authority).toBe('https://id.example.com/realms/one');
});

test('[OP-52] a malformed configuration throws an error that shows the expected form', () => {
  for (const text of ['null', '"x"', '7']) expect(() => readConfig(text, origin)).toThrow('no JSON object');
  expect(() => readConfig('{', origin)).toThrow(SyntaxError);
});

test('[CAS-21] origins of games are kept if they are origins', () => {
  const gameOrigins = ['https://games.example', 'https://games.example/path', 'javascript:alert(1)', 7];
  expect(readConfig(JSON.stringify({ gameOrigins }), origin).gameOrigins).toEqual(['https://games.example']);
});
