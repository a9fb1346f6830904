import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { Countdown } from '../../feedback/countdown/Countdown.tsx';
import { TextField } from '../../field/text-field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { productText } from '../../../fixtures/story-language.ts';

function Opened(
  props: DialogProps & { readonly opener: string; readonly actionNames: readonly string[] },
): ReactElement {
  const { opener, actionNames, ...rest } = props;
  const [open, setOpen] = useState(rest.open);
  const change = (next: boolean): void => {
    rest.onOpenChange(next);
    setOpen(next);
  };
  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={change}
        actions={actionNames.map((name, index) => (
          <Button
            key={name}
            variant={index === actionNames.length - 1 ? 'brand' : 'ghost'}
            onClick={() => setOpen(false)}
          >
            {name}
          </Button>
        ))}
      />
    </div>
  );
}

function Vanishing(props: DialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [paid, setPaid] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} role="group" aria-label="Empty slip" tabIndex={-1} style={{ minHeight: 420 }}>
      {paid ? null : (
        <Button
          onClick={() => {
            setPaid(true);
            setOpen(true);
          }}
        >
          {productText('Pay')}
        </Button>
      )}
      <Dialog {...props} open={open} onOpenChange={setOpen} fallbackFocus={() => place.current} />
    </div>
  );
}

const meta = {
  title: 'Kit/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Ticket accepted',
    children: 'Ticket 4021-8873 is booked. You find it in your history.',
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: 'A question or a message that blocks the page. The focus stays inside and returns to its origin.',
      },
    },
  },
  render: (args) => {
    return <Opened {...args} opener="Show" actionNames={[productText('Bet again'), productText('OK')]} />;
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, closed by Escape and by the cross; the focus returns to the element that opened it. */
export const Message: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: productText('Ticket accepted') });
    const focusIsInside = () => waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await focusIsInside();
    // Tab stays within the dialog: a guard at each end sends the focus back.
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await focusIsInside();
    }

    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    const [cross] = within(again).getAllByRole('button');
    if (!cross) throw new Error('There is no cross');
    await userEvent.click(cross);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

/** The button that opened it is gone when it closes: the focus goes to the element that takes its place. */
export const OpenerGone: Story = {
  args: { open: false },
  render: (args) => <Vanishing {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: productText('Pay') });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expect(opener).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('group', { name: 'Empty slip' })).toHaveFocus());
  },
};

/** A re-offer needs an answer: neither Escape nor a press outside closes it. */
export const Answered: Story = {
  args: { dismissible: false, title: 'Re-offer' },
  render: (args) => {
    return (
      <Opened {...args} opener="Show" actionNames={[productText('Decline'), productText('Accept')]}>
        <StoryRow>
          <Countdown seconds={5} total={20} size="lg" label="Time left" />
          <span style={{ flex: '1 1 160px' }}>The total odds are now 5.46 instead of 5.64.</span>
        </StoryRow>
      </Opened>
    );
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Re-offer' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
  },
};

/** A form opens with the focus in its first text field, unless that is out of view. */
export const Form: Story = {
  args: {
    open: false,
    title: 'Block a player',
    description: 'The player can take credit back, and nothing else.',
    children: <TextField label="Reason" />,
  },
  render: (args) => <Opened {...args} opener="Block" actionNames={['Cancel', 'Block']} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('On request');
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('On request');
  },
};

/** If the content is higher than the window, it scrolls between header and actions. */
export const Long: Story = {
  args: { title: 'Rules of betting', size: 'lg' },
  render: (args) => {
    return (
      <Opened {...args} opener="Show" actionNames={[productText('OK')]}>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{`${index + 1}. A bet counts at the odds that are valid when it is accepted.`}</p>
        ))}
      </Opened>
    );
  },
};

export const Danger: Story = {
  args: { tone: 'danger', size: 'sm', title: 'Ticket rejected', children: 'The match has begun. Nothing was booked.' },
};
