import type { Meta, StoryObj } from '@storybook/react-vite';
import { productText } from '../../../fixtures/story-language.ts';
import { BalanceChange, BalanceChanges } from './BalanceChange.tsx';

const meta = {
  title: 'Kit/Account/Balance change',
  component: BalanceChanges,
  subcomponents: { BalanceChange },
  tags: ['both'],
  parameters: {
    docs: {
      description: {
        component:
          'Balances before and after a transfer. A balance that would be below zero is marked, beside the text that names it.',
      },
    },
  },
} satisfies Meta<typeof BalanceChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (after: string | undefined, short = false): NonNullable<Story['render']> =>
  function Balances(_args) {
    return (
      <div style={{ maxWidth: 320 }}>
        <BalanceChanges>
          <BalanceChange
            name={productText('Credit')}
            before="999,999,999,999.99 RSD"
            after={after}
            afterLabel={productText('then')}
            short={short}
          />
          <BalanceChange name="pera" before="0.00 RSD" afterLabel={productText('then')} />
        </BalanceChanges>
      </div>
    );
  };

export const Changed: Story = { render: shown('999,999,949,999.99 RSD') };
export const Unchanged: Story = { render: shown(undefined) };
export const Short: Story = { render: shown('-12.50 RSD', true) };
