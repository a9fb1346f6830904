// Prints the launch token of a game that a demo player starts for money, for the conformance of a wallet.
import { parseArgs } from 'node:util';

import { wireCalls } from '@kvota/contracts/operator';
import { demoPassword } from '@kvota/platform';
import { signIn } from '@kvota/platform/sign-in';
import * as v from 'valibot';

const { values } = parseArgs({
  options: {
    platform: { type: 'string', default: 'http://localhost:4000' },
    site: { type: 'string', default: 'http://localhost:4100' },
    username: { type: 'string', default: 'player' },
    game: { type: 'string', default: 'sample' },
    currency: { type: 'string', default: '941' },
  },
});
const { platform, site, username, game, currency } = values;
const target = { issuer: `${platform}/oidc`, clientId: 'kvota-site', redirectUri: `${site}/callback` };
const { access_token } = await signIn(target, { username, password: demoPassword });
const { method, path, answer } = wireCalls.rgsStartSession;
const response = await fetch(platform + path, {
  method,
  headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ game_code: game, currency_id: Number(currency) }),
});
const started = v.parse(answer, await response.json());
if (!started.token) {
  console.error(`${game} did not start: ${started.ErrorText}`);
  process.exit(1);
}
console.log(started.token);
