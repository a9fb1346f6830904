// Plays rounds at the house's game server over the calls of its frame, until each has ended. Other providers bring their
// own command for this.
import { list, record } from './wire.ts';

export interface HouseLaunch {
  /** Address of the game server. */
  readonly url: string;
  readonly token: string;
  readonly rounds: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Makes the id of a request. */
  readonly id: () => string;
}

const most = 2000;

export async function playHouse({ url, token, rounds, wait, id }: HouseLaunch): Promise<void> {
  const call = async (path: string, access: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(access ? { authorization: `Bearer ${access}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return record(await response.json());
  };
  const { access, code } = await call('/api/authenticate', '', { token });
  if (typeof access !== 'string') throw new Error(`The token was refused: ${String(code)}`);
  for (let played = 0; played < rounds; played += 1) {
    const opening = { request_id: id(), stake: '1.00' };
    let round = await call('/api/play', access, opening);
    for (let tries = 0; !['closed', 'refused', 'cancelled'].includes(String(round['state'])); tries += 1) {
      if (tries > most) throw new Error(`A round does not end: ${JSON.stringify(round).slice(0, 300)}`);
      if (round['state'] === 'open') {
        const action = list(round['actions']).at(-1);
        round = await call('/api/step', access, { round_id: round['id'], step: round['step'], action });
      } else {
        await wait(100);
        const known = typeof round['id'] === 'string' ? round['id'] : undefined;
        round =
          known === undefined ? await call('/api/play', access, opening) : await call(`/api/rounds/${known}`, access);
      }
    }
  }
}
