import { creditOf, type AgencyNode, type CreditLine, type Wallet } from '@kvota/contracts';
import { storyPeople } from '@kvota/shell/story-world';

/** Returns a wallet with a deposit and winnings. */
export function walletOf(currency_id: number, currency: string, deposit: string, winnings = '0.00'): Wallet {
  const none = '0.00';
  const credit_text = `${creditOf({ wallet_0: deposit, wallet_1: winnings })} ${currency}`;
  const rest = { wallet_2: none, wallet_3: none, wallet_4: none, wallet_5: none, wallet_6: none };
  return { currency_id, currency, wallet_0: deposit, wallet_1: winnings, ...rest, credit_text };
}

/** Returns a credit line in dinars. */
export const lineOf = (limit: string, debt: string, left: string, lowFloat: string | null = null): CreditLine => ({
  currency: 'RSD',
  currencyId: 941,
  limit,
  debt,
  left,
  lowFloat,
});

type Parent = Pick<AgencyNode, 'id' | 'path' | 'depth'>;

/** Returns a node below another one; without one, the node of the caller. */
export function nodeOf(
  username: string,
  parent: Parent | undefined,
  deposit: string,
  more: Partial<AgencyNode> = {},
): AgencyNode {
  // Ids of the platform have no letters beyond ASCII.
  const id = `u-${username.normalize('NFD').replaceAll(/\p{Mark}/gu, '')}`;
  const kind = more.kind ?? 'agent';
  return {
    id,
    username,
    kind,
    role: kind === 'player' ? '' : 'AGENT',
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), { id, username }],
    depth: (parent?.depth ?? 0) + 1,
    blocked: false,
    blockedBy: null,
    blockScope: null,
    wallets: [walletOf(941, 'RSD', deposit), walletOf(978, 'EUR', '25.00')],
    lines: [],
    children: 0,
    agentsBelow: 0,
    playersBelow: 0,
    createdAt: '2026-10-22T17:30:00.000Z',
    ...more,
  };
}

const player = { kind: 'player' } as const;
const centar = nodeOf('agencija-centar', undefined, '112640.00', { children: 5, agentsBelow: 3, playersBelow: 262 });
const detelinara = nodeOf('agencija-detelinara', centar, '20000.00', {
  children: 3,
  agentsBelow: 1,
  playersBelow: 258,
  lines: [lineOf('50000.00', '12000.00', '38000.00', '25000.00')],
});
const liman = nodeOf('agencija-liman', centar, '8100.00');
const podbara = nodeOf('kiosk-podbara', detelinara, '4000.00', { children: 256, playersBelow: 256 });
const jovana = nodeOf('jovana.petrović', detelinara, '350.00', player);
const blocked = { blocked: true, blockedBy: 'own', blockScope: 'self' } as const;

/** A small branch with every kind of user, by name. */
export const sampleTree = {
  centar,
  detelinara,
  liman,
  podbara,
  jovana,
  stefan: nodeOf('stefan', detelinara, '0.00', { ...player, ...blocked }),
  ana: nodeOf('ana.marković', centar, '1250.00', player),
  marko: nodeOf('marko', centar, '0.00', { ...player, ...blocked }),
  zoran: nodeOf('zoran', centar, '75.00', {
    ...player,
    blocked: true,
    blockedBy: 'above',
    blockScope: 'self',
    blocks: [
      { operator: true, by: null, on: 'zoran', scope: 'self', since: null, reason: '' },
      { operator: false, by: null, on: 'zoran', scope: 'self', since: '2026-11-12T09:30:00Z', reason: '' },
      {
        operator: false,
        by: 'master-vojvodina',
        on: 'zoran',
        scope: 'self',
        since: '2026-11-14T18:05:00Z',
        reason: '',
      },
      {
        operator: false,
        by: centar.username,
        on: centar.username,
        scope: 'branch',
        since: '2026-11-20T11:00:00Z',
        reason: 'Uplata bez potvrde',
      },
    ],
  }),
} as const;

/** Players of the kiosk, more than two pages of a branch. */
export const manyPlayers: readonly AgencyNode[] = Array.from({ length: 256 }, (_, index) =>
  nodeOf(`igrač-${String(index + 1).padStart(3, '0')}`, podbara, `${index * 10}.00`, player),
);

/** Everybody below the caller, and the caller. */
export const everybody: readonly AgencyNode[] = [...Object.values(sampleTree), ...manyPlayers];

const dinars = { wallets: [walletOf(941, 'RSD', '2500.00')] };
const own = nodeOf(storyPeople.agent.username, undefined, '0.00', {
  wallets: [...storyPeople.agent.wallets],
  lines: [lineOf('200000.00', '80000.00', '120000.00')],
  children: 3,
  agentsBelow: 1,
  playersBelow: 3,
});
const agent = nodeOf('perica-kiosk-novi-beograd-1965', own, '0.00', {
  wallets: [walletOf(941, 'RSD', '84000.00'), walletOf(978, 'EUR', '120.00')],
  children: 1,
  playersBelow: 1,
  lines: [lineOf('50000.00', '12000.00', '38000.00')],
});

/** The users of stories about money: the caller, a player, an agent, a player below that agent, a blocked one. */
export const smallTree = {
  own,
  player: nodeOf('pera', own, '0.00', { ...player, ...dinars }),
  agent,
  deeper: nodeOf('persa', agent, '0.00', { ...player, ...dinars }),
  blocked: nodeOf('perunika', own, '0.00', { ...player, ...dinars, ...blocked }),
} as const satisfies Record<string, AgencyNode>;

/** All of them. */
export const fewPeople: readonly AgencyNode[] = Object.values(smallTree);
