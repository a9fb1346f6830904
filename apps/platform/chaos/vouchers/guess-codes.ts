import { voucherCheckDigit, voucherDigits } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { shuffled } from '../../src/feed/random/hash.ts';
import type { FaultyHttp } from '../../src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';

/** What guessing came to. */
export interface GuessReport {
  readonly tries: number;
  /** Codes that were looked up for one player, and from one address; the most of each. */
  readonly lookedUpOfPlayer: number;
  readonly lookedUpOfAddress: number;
  readonly limited: number;
  /** Seconds of all tries. Limits are those of a minute. */
  readonly seconds: number;
}

/** Codes that each player tries from changing addresses. */
const triesOfPlayer = 16;
/** Tries of each player from the one address of all. */
const triesFromAddress = 8;
const oneAddress = '10.201.0.1';
const mostRepeated = 100;

/** Guesses codes over all nodes, so many at a time: half of the players from ever other addresses, the others from one. */
export async function guessCodes(
  http: FaultyHttp,
  { players, parallel }: { readonly players: readonly LoadPlayer[]; readonly parallel: number },
): Promise<GuessReport> {
  const half = Math.floor(players.length / 2);
  const [moving, together] = [players.slice(0, half), players.slice(half)];
  const start = performance.now();
  const tries = [
    ...moving.flatMap((player, n) =>
      Array.from({ length: triesOfPlayer }, (_, i) => ({ player, address: `10.200.${n}.${i}` })),
    ),
    ...together.flatMap((player) => Array.from({ length: triesFromAddress }, () => ({ player, address: oneAddress }))),
  ];
  const queue = shuffled([...tries.entries()], tries.length).values();
  const lookedUp: { readonly player: LoadPlayer; readonly address: string }[] = [];
  let limited = 0;
  const guess = async (): Promise<void> => {
    for (const [n, { player, address }] of queue) {
      const digits = String(n).padStart(voucherDigits - 1, '0');
      const body = JSON.stringify({ voucher: digits + voucherCheckDigit(digits) });
      const sent = { path: wireCalls.activateVoucher.path, token: player.token, body, address };
      // A try without an answer is made again at the next node, and may have counted before.
      for (let repeated = 0; repeated < mostRepeated; repeated += 1) {
        const received = await http.send(sent);
        if (received === 'nothing' || received.status >= 500) continue;
        if (received.status === 200) lookedUp.push({ player, address });
        if (received.status === 429) limited += 1;
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, guess));
  return {
    tries: tries.length,
    lookedUpOfPlayer: Math.max(...moving.map((player) => lookedUp.filter((one) => one.player === player).length)),
    lookedUpOfAddress: lookedUp.filter(({ address }) => address === oneAddress).length,
    limited,
    seconds: (performance.now() - start) / 1000,
  };
}
