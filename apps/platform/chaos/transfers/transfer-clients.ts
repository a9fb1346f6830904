import { minorToMoney } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { demoCurrencies } from '../../src/demo/demo-data.ts';
import type { Fault, FaultyHttp, Received } from '../../src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import { answerBody } from '../nodes/answer-body.ts';
import type { PlannedTransfer, TransferPlan } from './transfer-plan.ts';

/** A transfer as its client knows it at the end. */
export interface MadeTransfer {
  readonly planned: PlannedTransfer;
  readonly actorId: string;
  readonly subjectId: string;
  /** Every answer to the planned amount, and to the other one under the same id. */
  readonly answers: readonly string[];
  readonly otherAnswers: readonly string[];
  /** The amount of the answer that was not `requestIdUsed`, in minor units, and that answer. */
  readonly amount: bigint;
  readonly outcome: { readonly error?: string; readonly transactionId?: string };
  /** Milliseconds from the first attempt to the first answer. */
  readonly milliseconds: number;
  /** Answers 429, after which the client waited. */
  readonly limited: number;
}

/** Milliseconds after which a client gives a transfer up. */
const patience = 180_000;
const used = 'requestIdUsed';
/** The amount that is sent under the same id, in minor units: one that no plan has. */
export const otherAmount = (amount: bigint): bigint => amount + 10_000n;

/** Makes the transfers of a plan. Each client makes a scene after the other. */
export async function makeTransfers(
  http: FaultyHttp,
  { scenes }: TransferPlan,
  { users, clients, onMade }: { users: readonly LoadPlayer[]; clients: number; onMade?: (made: number) => void },
): Promise<MadeTransfer[]> {
  const queue = scenes.values();
  const made: MadeTransfer[] = [];
  const client = async (): Promise<void> => {
    for (const { transfers } of queue) {
      made.push(...(await Promise.all(transfers.map((planned) => makeOne(http, planned, users)))));
      onMade?.(made.length);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return made;
}

async function makeOne(
  http: FaultyHttp,
  planned: PlannedTransfer,
  users: readonly LoadPlayer[],
): Promise<MadeTransfer> {
  const { requestId, direction, amount, fault, milliseconds, beside } = planned;
  const [actor, subject] = [users[planned.actor], users[planned.subject]];
  if (actor === undefined || subject === undefined) throw new Error('A plan names its own users.');
  const { path } = direction === 'down' ? wireCalls.agencyAddCredit : wireCalls.agencyDecCredit;
  const { token } = actor;
  let limited = 0;
  const send = (minor: bigint, faulty: { fault?: Fault; milliseconds?: number } = {}): Promise<Received> => {
    const { currencyId } = demoCurrencies.RSD;
    const body = JSON.stringify({ requestId, userId: subject.id, currencyId, amount: minorToMoney(minor) });
    return http.send({ path, token, body, ...faulty });
  };
  const answers: string[] = [];
  const otherAnswers: string[] = [];
  const keep = async (received: Received, to: string[]): Promise<void> => {
    const body = await answerBody(received, `Transfer ${requestId}`, () => (limited += 1));
    if (body !== undefined) to.push(body);
  };
  const start = performance.now();
  /** Asks what became of the transfer, and repeats it, until there is an answer. */
  const insist = async (minor: bigint, to: string[]): Promise<void> => {
    while (to.length === 0 && performance.now() - start < patience) {
      await http.send({ path: `${wireCalls.agencyRequest.path}?requestId=${requestId}`, token });
      await keep(await send(minor), to);
    }
  };
  const other = otherAmount(amount);
  const first = send(amount, { fault, milliseconds });
  const atOnce = beside === 'otherAtOnce' ? send(other) : undefined;
  // Late is not lost: a client that stops waiting sends the same transfer beside the one in flight.
  if (fault !== 'delayed') await keep(await first, answers);
  await insist(amount, answers);
  const took = performance.now() - start;
  if (fault === 'delayed') await keep(await first, answers);
  if (atOnce !== undefined) await keep(await atOnce, otherAnswers);
  if (beside === 'other' || beside === 'otherAtOnce') await insist(other, otherAnswers);
  if (beside === 'same' || fault !== 'none') await keep(await send(amount), answers);
  const [mine, others] = [parsed(answers), parsed(otherAnswers)];
  const isOther = mine?.error === used && others !== undefined;
  return {
    planned,
    actorId: actor.id,
    subjectId: subject.id,
    answers,
    otherAnswers,
    amount: isOther ? other : amount,
    outcome: (isOther ? others : mine) ?? {},
    milliseconds: took,
    limited,
  };
}

/** True for an answer to an id that was used with another amount. */
export const isIdUsed = (answer: string | undefined): boolean =>
  parsed(answer === undefined ? [] : [answer])?.error === used;

function parsed([answer]: readonly string[]): { error?: string; transactionId?: string } | undefined {
  return answer === undefined ? undefined : (JSON.parse(answer) as { error?: string; transactionId?: string }); // the contract
}
