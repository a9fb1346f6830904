import { minorToMoney, type VoucherAnswer } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { demoCurrencies } from '../../src/demo/demo-data.ts';
import type { FaultyHttp } from '../../src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import { answerBody } from '../nodes/answer-body.ts';
import type { PlannedAct, PlannedVoucher } from './voucher-plan.ts';

/** A request as its client knows it at the end. */
export interface MadeAct {
  readonly playerId: string;
  /** Every received answer: the first, and those of repetitions. */
  readonly answers: readonly VoucherAnswer[];
}

/** A voucher as its clients know it at the end. */
export interface MadeVoucher {
  readonly planned: PlannedVoucher;
  readonly make: MadeAct;
  readonly uses: readonly MadeAct[];
  readonly takeBack: MadeAct | undefined;
  /** Milliseconds from the first attempt to make it to the first answer. */
  readonly milliseconds: number;
  /** Answers 429, after which clients waited. */
  readonly limited: number;
}

/** Milliseconds after which a client gives a request up. */
const patience = 180_000;

interface Clients {
  readonly players: readonly LoadPlayer[];
  readonly clients: number;
  /** Lets a voucher expire. */
  readonly expire: (id: string) => Promise<void>;
  readonly onMade?: (made: number) => void;
}

/** Makes the vouchers of a plan, and redeems them, takes them back and lets them expire, all of it at once for each. */
export async function useVouchers(
  http: FaultyHttp,
  plan: readonly PlannedVoucher[],
  { clients, onMade, ...options }: Clients,
): Promise<MadeVoucher[]> {
  const queue = plan.values();
  const made: MadeVoucher[] = [];
  const client = async (): Promise<void> => {
    for (const planned of queue) {
      made.push(await useOne(http, planned, options));
      onMade?.(made.length);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return made;
}

async function useOne(
  http: FaultyHttp,
  planned: PlannedVoucher,
  { players, expire }: Pick<Clients, 'players' | 'expire'>,
): Promise<MadeVoucher> {
  let limited = 0;
  const insist = async (act: PlannedAct, path: string, body: object): Promise<MadeAct> => {
    const player = players[act.player];
    if (player === undefined) throw new Error('A plan names its own players.');
    const { token, id } = player;
    const sent = { path, token, body: JSON.stringify(body) };
    const answers: VoucherAnswer[] = [];
    const keep = async (received: ReturnType<FaultyHttp['send']>): Promise<void> => {
      const text = await answerBody(await received, `${path} ${act.requestId}`, () => (limited += 1));
      // The platform has validated it against the contract.
      if (text !== undefined) answers.push(JSON.parse(text) as VoucherAnswer);
    };
    const start = performance.now();
    const first = http.send({ ...sent, fault: act.fault, milliseconds: act.milliseconds });
    // Late is not lost: a client that stops waiting sends the same beside the one in flight.
    if (act.fault !== 'delayed') await keep(first);
    while (answers.length === 0 && performance.now() - start < patience) await keep(http.send(sent));
    if (act.fault === 'delayed') await keep(first);
    if (act.fault !== 'none') await keep(http.send(sent));
    return { playerId: id, answers };
  };
  const { RSD } = demoCurrencies;
  const { make: making, amount, uses, takeBack: back, expires } = planned;
  const start = performance.now();
  const make = await insist(making, wireCalls.createVoucher.path, {
    amount: minorToMoney(amount),
    currencyId: RSD.currencyId,
    currency: RSD.currency,
    requestId: making.requestId,
  });
  const milliseconds = performance.now() - start;
  const { id, voucher } = make.answers[0] ?? {};
  if (!id || !voucher) return { planned, make, uses: [], takeBack: undefined, milliseconds, limited };
  const [used, takenBack] = await Promise.all([
    Promise.all(uses.map((use) => insist(use, wireCalls.activateVoucher.path, { voucher, requestId: use.requestId }))),
    back && insist(back, wireCalls.takeBackVoucher.path, { id }),
    expires ? expire(id) : undefined,
  ]);
  return { planned, make, uses: used, takeBack: takenBack, milliseconds, limited };
}
