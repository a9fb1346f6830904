import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { OpenedBy } from '../../../fixtures/layout/OpenedBy.tsx';
import { TicketLeg } from '../../slip/ticket/TicketLeg.tsx';
import { Ticket, TicketFooter, TicketHeader, TicketLegs, TicketTear, TicketTotal } from '../../slip/ticket/Ticket.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Overlays/Bottom sheet',
  component: BottomSheet,
  args: { open: true, onOpenChange: fn(), title: 'Ticket' },
  parameters: {
    docs: {
      story: { inline: false, height: '660px' },
      description: {
        component:
          'A panel from below, such as the slip on a phone. Escape, a press outside and a swipe down close it.',
      },
    },
  },
  render: (args) => {
    return (
      <OpenedBy
        {...args}
        form={BottomSheet}
        height={620}
        opener={productText('Ticket')}
        footer={<Button fullWidth>{productText('OK')}</Button>}
      >
        All three selections are taken away.
      </OpenedBy>
    );
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A ticket that fills the sheet and has a title: the header is only visible while its cross has the focus. */
export const Slip: Story = {
  args: { hideTitle: true, flush: true, open: false },
  render: (args) => {
    return (
      <OpenedBy {...args} form={BottomSheet} height={620} opener={productText('Ticket')}>
        <Ticket label={productText('Ticket')}>
          <TicketHeader title={productText('Ticket')} count={2} />
          <TicketLegs label={productText('Selections')}>
            <TicketLeg pick="1" market={productText('Full-time result')} pair="Crvena zvezda – Partizan" odds="1.85" />
            <TicketLeg
              pick="X"
              market={productText('Full-time result')}
              pair="Vojvodina – TSC Bačka Topola"
              odds="3.05"
            />
          </TicketLegs>
          <TicketTear />
          <TicketFooter>
            <TicketTotal label={productText('Total odds')} value="5.64" />
            <Button variant="brand" size="lg" fullWidth>
              Place bet
            </Button>
          </TicketFooter>
        </Ticket>
      </OpenedBy>
    );
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    const [cross] = within(sheet).getAllByRole('button');
    if (!cross) throw new Error('There is no cross');
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    cross.focus();
    await expect(cross.getBoundingClientRect().width).toBeGreaterThan(20);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};
