import type { PlayGuard } from '@kvota/contracts';
import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { modules } from '../../router.tsx';
import { protectionAnswers } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Exclusion register',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The page of limits while the exclusion register is silent, or has the player, or a limit is required.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (play: PlayGuard) => inApp({ modules, page: 'accountLimits', answers: protectionAnswers([], play) });

/** [OP-87] The register has not answered: what is closed, why, and that it opens by itself. A pause is possible. */
export const Unknown: Story = {
  tags: ['both'],
  ...show({ state: 'unknown' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: textOf('limits.state.unknown') })).toBeVisible();
    await expect(screen.getByText(textOf('limits.state.unknownWhy'))).toBeVisible();
    await expect(screen.getByRole('heading', { name: textOf('limits.pause') })).toBeVisible();
  },
};

/** [OP-87] The register has the player: the end is there, and an own exclusion is still possible. */
export const Listed: Story = {
  tags: ['both'],
  ...show({ state: 'excluded', byRegister: true }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: textOf('limits.state.register') })).toBeVisible();
    await expect(screen.queryByText(textOf('limits.exclude.never'))).toBeNull();
    await expect(screen.getByRole('button', { name: textOf('limits.exclude.open') })).toBeVisible();
  },
};

/** [OP-87] The licence requires a limit of deposits: why play is closed, and the way to set one. */
export const LimitRequired: Story = {
  tags: ['both'],
  ...show({ state: 'unlimited' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: textOf('limits.state.unlimited') })).toBeVisible();
    await expect(screen.getByText(textOf('limits.state.unlimitedWhy'))).toBeVisible();
    await expect(screen.getByRole('button', { name: textOf('limits.suggest.deposit') })).toBeVisible();
  },
};
