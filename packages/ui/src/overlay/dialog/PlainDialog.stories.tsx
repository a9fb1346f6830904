import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { PlainDialog, type PlainDialogProps } from './PlainDialog.tsx';
import { productText } from '../../../fixtures/story-language.ts';

function Stopped(props: PlainDialogProps & { readonly action: string | undefined }): ReactElement {
  const { action, ...rest } = props;
  const [open, setOpen] = useState(rest.open);
  const answer = (
    <Button variant="brand" onClick={() => setOpen(false)}>
      {action}
    </Button>
  );
  return (
    <div style={{ minHeight: 360 }}>
      <PlainDialog {...rest} open={open} {...(action !== undefined && { actions: answer })} />
    </div>
  );
}

const meta = {
  title: 'Kit/Overlays/Plain dialog',
  component: PlainDialog,
  args: {
    open: true,
    title: 'Ticket rejected',
    description: 'The match has begun. Nothing was booked.',
    tone: 'danger',
  },
  argTypes: { title: { control: 'text' }, description: { control: 'text' } },
  parameters: {
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component:
          'Looks like `Dialog` but uses only the browser, for messages that appear when other code cannot be loaded.',
      },
    },
  },
  render: (args) => <Stopped {...args} action={productText('OK')} />,
} satisfies Meta<typeof PlainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its action closes it; until then the page below is out of reach. */
export const WithAction: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ticket rejected' });
    await expect(dialog).toHaveAccessibleDescription('The match has begun. Nothing was booked.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: productText('OK') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without an action it stays as long as its cause. */
export const Staying: Story = {
  args: { urgent: true, tone: 'brand' },
  render: (args) => <Stopped {...args} action={undefined} />,
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Ticket rejected' });
  },
};
