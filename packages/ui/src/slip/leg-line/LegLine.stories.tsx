import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LegLine, OddsChange, OddsClosed } from './LegLine.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Leg line',
  component: LegLine,
  subcomponents: { OddsChange, OddsClosed },
  args: { pick: '1', market: '', pair: '' },
  parameters: {
    docs: {
      description: { component: 'A leg in a list beside the ticket: the changes of an offer, or a choice for a leg.' },
    },
  },
  render: () => {
    const market = productText('Full-time result');
    return (
      <ul aria-label={productText('What changes')} style={{ maxWidth: 400 }}>
        <LegLine pick="1" market={market} pair="Crvena zvezda – Partizan" end="1.85" />
        <LegLine
          pick="X"
          market={market}
          pair="Brighton & Hove Albion – Wolverhampton Wanderers"
          end={<OddsChange from="3.20" to="3.05" />}
        />
        <LegLine
          pick="2"
          market={market}
          pair="Napredak – OFK Beograd"
          end={<OddsClosed>{productText('Closed')}</OddsClosed>}
        />
      </ul>
    );
  },
} satisfies Meta<typeof LegLine>;
export default meta;

export const Lines: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const lines = within(within(canvasElement).getByRole('list', { name: productText('What changes') })).getAllByRole(
      'listitem',
    );
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toHaveTextContent(/3\.20.*3\.05/);
  },
};
