import type { SlipEffect, SlipEvent } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fc from 'fast-check';
import { expect, screen, waitFor } from 'storybook/test';

import { onTicket, payButton, player, slipOf, textOf } from './story/on-ticket.tsx';
import { threePicks } from './story/picks.ts';

const meta = {
  title: 'Packages/bet-slip-react/Presses',
  parameters: {
    docs: {
      description: {
        component: 'Whatever happens around it, a press on the main button does what is on it, or the reason is shown.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const world = { ...player };
const effects: SlipEffect[] = [];

/** Things that happen while a player presses: odds move, close and open, the host changes, answers arrive. */
const happenings = fc.oneof(
  fc
    .record({
      id: fc.constantFrom('4711', '4722', '5811'),
      price: fc.constantFrom('1.85', '1.92', '0'),
      suspended: fc.boolean(),
    })
    .map((update): SlipEvent => ({ type: 'odds', updates: [update] })),
  fc.constantFrom('200', '5', '1e5', '').map((stake): SlipEvent => ({ type: 'set-stake', stake })),
  fc.boolean().map((on): SlipEvent => ({ type: 'set-auto-odds', on })),
  fc.constantFrom({ online: false }, { feedSilent: true }, { online: true, feedSilent: false }),
  fc.constantFrom('refused' as const, 'timed out' as const, 'declined' as const, 'busy' as const),
);
type Happening = typeof happenings extends fc.Arbitrary<infer T> ? T : never;

const pressed = fc.constant('press' as const);
const runs = fc.array(fc.oneof(happenings, pressed, pressed), { minLength: 1, maxLength: 25 });

/** Ends the ticket under way as the platform may. */
function end(slip: Slip, how: 'refused' | 'timed out' | 'declined' | 'busy'): void {
  const { payment } = slip.getSnapshot().state;
  if (!('ticket' in payment)) return;
  const { ticketId } = payment.ticket;
  const info = { ticketId, code: 1, subcode: null, etsCode: null, accepted: false, status: null } as const;
  const offer = { changes: [], stake: null, expiresAt: null } as const;
  if (how === 'busy') slip.send({ type: 'ticket-answer', ticketId, answer: { kind: 'busy' } });
  if (how === 'refused')
    slip.send({ type: 'ticket-info', info: { ...info, ...offer, status: 'denied', subcode: 216 } });
  if (how === 'timed out') slip.send({ type: 'ticket-info', info: { ...info, ...offer, subcode: 203 } });
  if (how !== 'declined') return;
  const changes = [{ id: '4711', price: '1.70' }];
  slip.send({ type: 'ticket-info', info: { ...info, ...offer, status: 'oddchange', changes } });
  slip.send({ type: 'decide', accept: false });
  slip.send({ type: 'reoffer-answer', ticketId, ok: true });
}

function happen(slip: Slip, what: Happening): void {
  if (typeof what === 'string') end(slip, what);
  else if ('type' in what) slip.send(what);
  else {
    Object.assign(world, what);
    slip.send({ type: 'env-changed' });
  }
}

/** Presses the main button as it is on the screen, and checks that it did what was on it. */
async function press(slip: Slip): Promise<void> {
  const main = await payButton();
  const before = slip.getSnapshot().state;
  const enabled = main.getAttribute('aria-disabled') !== 'true';
  const label = main.textContent ?? '';
  effects.length = 0;
  main.click();
  const after = slip.getSnapshot().state;
  if (!enabled) {
    await expect(after.payment).toBe(before.payment);
    // The reason is the description of the button, or the button is busy.
    const reason = document.getElementById(main.getAttribute('aria-describedby') ?? '')?.textContent;
    await expect(reason || main.getAttribute('aria-busy')).toBeTruthy();
  } else if (label.includes(textOf('slip.acceptChanges'))) {
    await expect(after.selections).not.toBe(before.selections);
    await expect(after.payment).toBe(before.payment);
  } else if (label.includes(textOf('slip.deleteInvalid'))) {
    await expect(after.selections.length).toBeLessThan(before.selections.length);
  } else {
    await expect(effects.map(({ type }) => type)).toContain('send-ticket');
  }
}

const note = (effect: SlipEffect): void => void effects.push(effect);
let now = 0;

/** Random events around the real component: every press on an enabled button does what is on the button. */
export const EveryPressCounts: Story = {
  name: 'Every press counts [PAY-23]',
  ...onTicket({ by: world, effects: { 'send-ticket': note, refused: note }, clock: () => now }),
  play: async ({ loaded }) => {
    const slip = slipOf({ loaded });
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        Object.assign(world, player, { feedSilent: false });
        end(slip, 'refused');
        while (slip.can({ type: 'dismiss' }) === true) slip.send({ type: 'dismiss' });
        slip.send({ type: 'clear' });
        for (const selection of threePicks) slip.send({ type: 'add', selection });
        slip.send({ type: 'set-stake', stake: '200' });
        for (const what of run) {
          now += 400;
          slip.send({ type: 'env-changed' });
          if (slip.getSnapshot().state.selections.length === 0) break;
          await Promise.resolve();
          if (what === 'press') await press(slip);
          else happen(slip, what);
        }
      }),
      { numRuns: 40 },
    );
  },
};

/** A dialog that closes takes no presses: the button below it can be pressed at once. */
export const NothingInFront: Story = {
  name: 'Nothing in front [PAY-23]',
  tags: ['phone'],
  ...onTicket({ picks: threePicks, stake: '200' }),
  play: async ({ loaded, userEvent }) => {
    const slip = slipOf({ loaded });
    slip.send({ type: 'pay' });
    end(slip, 'refused');
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    const inFront = async (): Promise<boolean> => {
      const { left, top, width, height } = (await payButton()).getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return dialog.contains(hit) || hit?.closest('section') === null;
    };
    await waitFor(async () => expect(await inFront()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(dialog.hasAttribute('data-ending-style') || !dialog.isConnected).toBe(true));
    await expect(await inFront()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
