import type { CallAnswer } from '@kvota/contracts';
import { wireCalls, type WireCallName, type WireCalls } from '@kvota/contracts/operator';
import { demoPassword } from '@kvota/platform';
import { signIn } from '@kvota/platform/sign-in';

/** RSD. */
const currency_id = 941;
/** Milliseconds after which a player signs in again. Tokens are valid for 270 s. */
const tokenAge = 200_000;

/** An account of the platform, as its player uses it. Calls throw if the platform does not answer 200. */
export interface Account {
  readonly username: string;
  /** Starts a game for money, and returns its launch token. */
  start(gameCode: string): Promise<string>;
  /** Answers the reality check of the running session, so that bets are accepted again. */
  confirm(): Promise<void>;
  /** Makes a call without parameters. */
  get<N extends WireCallName>(name: N): Promise<CallAnswer<WireCalls[N]>>;
}

export function openAccount(platform: string, username: string): Account {
  let token = { text: '', until: 0 };
  const access = async (): Promise<string> => {
    if (Date.now() < token.until) return token.text;
    const target = {
      issuer: `${platform}/oidc`,
      clientId: 'kvota-site',
      redirectUri: 'http://localhost:4100/callback',
    };
    const { access_token } = await signIn(target, { username, password: demoPassword });
    token = { text: access_token, until: Date.now() + tokenAge };
    return access_token;
  };
  const call = async <N extends WireCallName>(name: N, body?: object): Promise<CallAnswer<WireCalls[N]>> => {
    const { method, path } = wireCalls[name];
    const response = await fetch(platform + path, {
      method,
      headers: { authorization: `Bearer ${await access()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 401) token = { text: '', until: 0 };
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as CallAnswer<WireCalls[N]>; // the platform has checked it
  };
  return {
    username,
    async start(game_code) {
      const started = await call('rgsStartSession', { game_code, currency_id });
      if (started.token) return started.token;
      throw new Error(`${game_code} did not start: ${started.ErrorText}`);
    },
    async confirm() {
      const { session } = await call('gameSession');
      if (session) await call('answerRealityCheck', { session_id: session.session_id, answer: 'continue' });
    },
    get: (name) => call(name),
  };
}
