import { expect, test } from 'vitest';

import { localConfig, readConfig } from './app-config.ts';

test('[OP-52] without a configuration everything is on this machine', () => {
  for (const text of ['', '  \n', '{}', '{"platformUrl":""}', '{"platformUrl":7}']) {
    expect(readConfig(text)).toEqual(localConfig);
  }
});

test('[OP-52] platform, identity provider and client are values, without a slash at their end; the platform is its own provider', () => {
  const given = { platformUrl: 'https://api.example.com/', clientId: 'example', brand: 'Example' };
  expect(readConfig(JSON.stringify(given))).toEqual({
    platformUrl: 'https://api.example.com',
    authority: 'https://api.example.com/oidc',
    clientId: 'example',
    brand: 'Example',
    worker: 'on',
  });
  expect(readConfig(JSON.stringify({ ...given, authority: 'https://id.example.com/realms/one' })).authority).toBe(
    'https://id.example.com/realms/one',
  );
});

test('[OP-52] a configuration that is none says what it should be', () => {
  for (const text of ['null', '"x"', '7']) expect(() => readConfig(text)).toThrow('no JSON object');
  expect(() => readConfig('{')).toThrow(SyntaxError);
});
