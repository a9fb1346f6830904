import { createTestPlatform, type TestPlatform } from '@kvota/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { designerAbuse } from './attack/designer-abuse.ts';
import { foreignData } from './attack/foreign-data.ts';
import { fuzz } from './attack/fuzz/fuzz.ts';
import { oidcAbuse } from './attack/oidc-abuse.ts';
import { roleMatrix } from './attack/role-matrix.ts';
import { signInBurst } from './attack/sign-in-abuse.ts';
import { floodedSockets, manySockets } from './attack/socket-floods.ts';
import { openTarget, type Target } from './attack/target.ts';

/** The whole run is `pnpm --filter @kvota/integration attack`. */
const requests = process.env['KVOTA_FULL'] === '1' ? 10_000 : 700;

let platform: TestPlatform;
let target: Target;
beforeAll(async () => {
  platform = await createTestPlatform({ rate: { perSecond: 1e6, burst: 1e6 }, socketsPerAddress: 20 });
  target = await openTarget(platform.url, platform.origin);
});
afterAll(() => platform.close());

test('[ROLE-03] [ROLE-07] every call refuses every caller that it is not for, and no other', async () => {
  expect(await roleMatrix(target)).toMatchObject({ breaches: [] });
});

test('[OP-87] nobody reads or changes data of another player', async () => {
  expect(await foreignData(target)).toMatchObject({ breaches: [] });
});

test('[THEME-24] [THEME-26] [SEC-21] nobody harms players in the place of a designer', async () => {
  expect(await designerAbuse(target, platform.origin)).toMatchObject({ breaches: [] });
});

test('[SES-01] [SES-03] [SEC-16] [SEC-20] [FAULT-23] the identity provider gives nothing to an app that misuses it', async () => {
  expect(await oidcAbuse(target)).toMatchObject({ breaches: [] });
});

test('[SEC-01] [SEC-04] a burst of passwords from made-up addresses counts as one from one address', async () => {
  expect(await signInBurst(target)).toMatchObject({ breaches: [] });
});

test('[SEC-17] [FAULT-20] floods and malformed messages of sockets do not disturb the platform', async () => {
  expect(await manySockets(target, { count: 40, most: 20 })).toMatchObject({ breaches: [] });
  expect(await floodedSockets(target, 2000)).toMatchObject({ breaches: [] });
});

test(`[SEC-08] [FAULT-20] none of the hostile requests that follow from the OpenAPI document fails the platform`, async () => {
  expect(await fuzz(target, { count: requests, seed: 1 })).toMatchObject({ breaches: [] });
  expect(await platform.ledger.check()).toMatchObject({ ok: true, violations: [] });
});
