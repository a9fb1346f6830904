import { expect, test } from 'vitest';

import { sharedSettings } from './shared-settings.ts';

test('authorities are compared by their address, and keys and passwords are not shown to other nodes', () => {
  const secret = 'k'.repeat(32);
  const shared = sharedSettings({
    jurisdiction: 'de',
    exclusionRegister: { url: 'https://name:password@register.example', key: secret },
    centralLimit: undefined,
  });
  expect(shared).toEqual({
    KVOTA_JURISDICTION: 'de',
    KVOTA_EXCLUSION_REGISTER: 'https://register.example',
    KVOTA_CENTRAL_LIMIT: '',
  });
});
