import { IconX } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Chip } from '../../action/chip/Chip.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Ticket, TicketLegs, TicketTotal } from '../ticket/Ticket.tsx';
import { TicketLeg } from '../ticket/TicketLeg.tsx';
import { AmountRange, TicketFigures, TicketGroup, TicketGroups, TicketSection } from './TicketSection.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket system',
  component: TicketSection,
  subcomponents: { TicketGroups, TicketGroup, TicketFigures },
  parameters: {
    docs: {
      description: {
        component:
          'The section below the legs of a system ticket, which scrolls with them: its groups, and the group being made. Separate figures appear on receipts and in offers.',
      },
    },
  },
} satisfies Meta<typeof TicketSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const added = fn();

/** One group exists, and the next one is being edited. */
export const MakingAGroup: Story = {
  render: () => {
    return (
      <div style={{ maxWidth: 400 }}>
        <Ticket label={productText('Ticket')}>
          <TicketLegs
            label={productText('Selections')}
            after={
              <>
                <TicketGroups label={productText('Groups')}>
                  <TicketGroup
                    sign="I"
                    title="2/3"
                    notes={['3 combinations · 2.84 – 9.09']}
                    end={<IconButton size="sm" label="Remove" icon={<IconX size={18} />} />}
                  />
                </TicketGroups>
                <TicketSection
                  label="II"
                  sign="II"
                  title="Mark the selections of group II"
                  end={<Chip onClick={() => undefined}>{productText('All')}</Chip>}
                  actions={
                    <Button size="sm" onClick={added}>
                      {productText('Add the group')}
                    </Button>
                  }
                />
              </>
            }
          >
            <TicketLeg pick="1" market={productText('Full-time result')} pair="Crvena zvezda – Partizan" odds="1.85" />
          </TicketLegs>
        </Ticket>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: productText('Groups') })).toHaveTextContent('2/3');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'II' })).getByRole('button', { name: productText('Add the group') }),
    );
    await expect(added).toHaveBeenCalled();
  },
};

/** The upper end of a range is prominent. */
export const Figures: Story = {
  render: () => {
    return (
      <div style={{ maxWidth: 400 }}>
        <TicketFigures>
          <TicketTotal label={productText('Stake')} value="40.00" was="100.00" />
          <TicketTotal
            label={productText('Possible payout')}
            value={<AmountRange min="213.30" max="1,076.88" />}
            emphasis
          />
        </TicketFigures>
      </div>
    );
  },
};
