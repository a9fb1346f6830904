import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { productText } from '../../../fixtures/story-language.ts';

function OpenedByButton(props: ConfirmDialogProps & { readonly opener: string }): ReactElement {
  const { opener, ...rest } = props;
  const [open, setOpen] = useState(rest.open);
  return (
    <div style={{ minHeight: 360 }}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          rest.onOpenChange(next);
          setOpen(next);
        }}
        onConfirm={() => {
          rest.onConfirm();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete the ticket?',
    children: 'All three selections are taken away.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    tone: 'danger',
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: 'Asks for confirmation before an irreversible action. Cancel comes first and has the focus.',
      },
    },
  },
  render: (args) => <OpenedByButton {...args} opener="Delete ticket" />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter pressed by accident changes nothing. */
export const WayOut: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the ticket?' });
    const out = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(out).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
};

export const Confirmed: Story = {
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: productText('Delete') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** While the action runs, neither Escape nor a second press has an effect. */
export const Busy: Story = {
  args: { open: true, busy: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    const confirm = within(dialog).getAllByRole('button').at(-1);
    if (!confirm) throw new Error('There is nothing to confirm');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};
