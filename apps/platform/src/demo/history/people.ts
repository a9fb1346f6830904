import type { StaffRight } from '@kvota/contracts';

import { rootId } from '../../agency/tree.ts';
import { clearInRegister } from '../clear-in-register.ts';
import { setRequiredLimits } from '../set-required-limits.ts';
import { demoCurrencies, demoPassword, demoStaff } from '../demo-data.ts';
import { castAgents, castBlock, castCodes, castPlans, castPlayers } from './cast.ts';
import { instantAt } from './history-span.ts';
import { actorOf, moveTo, requireDone, userIdOf, type HistoryWeek, type HistoryWorld } from './history-world.ts';

const minute = 60_000;

/** Creates the agents that are no demo accounts, and the staff of one, in the week before the first one. */
export async function createAgents(world: HistoryWorld, monday: string): Promise<void> {
  if (!moveTo(world, instantAt(monday, -4, '11:00'))) return;
  for (const agent of castAgents) await create(world, { ...agent, kind: 'agent' });
  await hire(world);
}

/** Gives an agent a staff account with a few rights and a cap for each day. */
async function hire(world: HistoryWorld): Promise<void> {
  const { employer, ...staff } = demoStaff;
  const account = {
    act: 'create' as const,
    requestId: `history-staff-${staff.username}`,
    ...staff,
    password: demoPassword,
    rights: ['money', 'block', 'tickets'] as StaffRight[],
    caps: [{ currencyId: demoCurrencies.RSD.currencyId, cap: '5000.00' }],
  };
  requireDone(`hire ${staff.username}`, await world.agency.createStaff(actorOf(world, employer), account));
}

/** Saves the plans that hold from a week on, in the week before it. */
export async function savePlans(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  if (!moveTo(world, instantAt(monday, -3, '12:00'))) return;
  for (const { child, lines } of castPlans.filter(({ from }) => from === number)) {
    const parent = castAgents.find(({ name }) => name === child)?.parent ?? rootId;
    const version = castPlans.filter((plan) => plan.child === child && plan.from < number).length;
    const plan = { requestId: `history-plan-${child}-${number}`, userId: userIdOf(world, child), version, lines };
    requireDone(
      `save the plan of ${child}`,
      await world.agency.savePlan(actorOf(world, parent), { ...plan, forgive: false }),
    );
  }
}

/** Creates the players and codes of a week, on its Monday. Players with a code register first, and join later. */
export async function welcome(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  if (!moveTo(world, instantAt(monday, 0, '08:30'))) return;
  for (const { agent, code, note, isActive } of castCodes.filter(({ week }) => week === number)) {
    const actor = actorOf(world, agent);
    requireDone(
      `create the code ${code}`,
      await world.agency.createPromoCode(actor, { requestId: `history-code-${code}`, code, note }),
    );
    if (!isActive) await world.agency.setPromoCodeState(actor, { code, active: false });
  }
  for (const { code, ...player } of castPlayers.filter(({ from }) => from === number)) {
    await create(world, { ...player, parent: code === undefined ? player.parent : rootId, kind: 'player' });
    if (code === undefined) await noteContact(world, player);
    // A repeated run finds that the player has joined.
    else await world.agency.connect(userIdOf(world, player.name), { promoCode: code });
  }
}

/** Clears the players of a week in the exclusion register, until the week or the history ends. */
export async function clearPlayers(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  const at = instantAt(monday, 0, '08:40');
  if (!moveTo(world, at)) return;
  const cleared = castPlayers.filter(({ from }) => from <= number).map(({ name }) => userIdOf(world, name));
  await clearInRegister(world.db, cleared, { at, until: Math.min(instantAt(monday, 8, '00:00'), world.end + minute) });
  await setRequiredLimits(world.db, cleared, at);
}

/** Blocks a player on the Monday of a week. */
export async function blockSome(world: HistoryWorld, { number, monday }: HistoryWeek): Promise<void> {
  const { name, week, reason } = castBlock;
  if (week !== number || !moveTo(world, instantAt(monday, 0, '08:45'))) return;
  const parent = castPlayers.find((player) => player.name === name)?.parent ?? rootId;
  const [actor, userId] = [actorOf(world, parent), userIdOf(world, name)];
  const { blocked } = await world.agency.node(actor, userId);
  if (!blocked) await world.agency.block(actor, { userId, scope: 'self', reason });
}

interface NewPerson {
  readonly name: string;
  readonly parent: string;
  readonly kind: 'agent' | 'player';
}

/** Creates a user with a password that nobody has. Demo accounts exist already. */
async function create(world: HistoryWorld, { name, parent, kind }: NewPerson): Promise<void> {
  if (world.userIds.has(name)) return;
  const user = { requestId: `history-create-${name}`, kind, username: name, password: world.ids() };
  const answer = await world.agency.create(actorOf(world, parent), user);
  requireDone(`create ${name}`, answer);
  const { userId } = (answer.kind === 'answer' ? JSON.parse(answer.body) : {}) as { userId?: string };
  if (userId !== undefined) world.userIds.set(name, userId);
}

async function noteContact(
  world: HistoryWorld,
  { name, parent, person }: { name: string; parent: string; person?: readonly [string, string] },
): Promise<void> {
  if (person === undefined) return;
  const [actor, userId] = [actorOf(world, parent), userIdOf(world, name)];
  const { version, lastName } = await world.agency.userSettings(actor, userId);
  const [first, last] = person;
  if (lastName === last) return;
  const phone = `+38160000${String(1000 + castPlayers.findIndex((one) => one.name === name)).padStart(4, '0')}`;
  const contact = { firstName: first, lastName: last, phone, email: `${name}@kvota.example` };
  await world.agency.saveUser(actor, { userId, version, ...contact });
}
