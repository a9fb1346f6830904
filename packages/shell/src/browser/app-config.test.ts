import { expect, test } from 'vitest';

import { localConfig, readConfig } from './app-config.ts';

test('[OP-52] without a configuration all addresses are local', () => {
  for (const text of ['', '  \n', '{}', '{"platformUrl":""}', '{"platformUrl":7}']) {
    expect(readConfig(text)).toEqual(localConfig);
  }
});

test('[OP-52] platform, identity provider and client are configurable, without a trailing slash; the platform is the default provider', () => {
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

test('[OP-52] a malformed configuration throws an error that shows the expected form', () => {
  for (const text of ['null', '"x"', '7']) expect(() => readConfig(text)).toThrow('no JSON object');
  expect(() => readConfig('{')).toThrow(SyntaxError);
});
