import { inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { contentAnswers } from '../story/content.ts';
import './PromoPage.tsx';

const meta = {
  title: 'Apps/site/Promotions',
  tags: ['phone'],
  parameters: { docs: { description: { component: 'What the operator has on offer, as cards.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'promo', answers: contentAnswers } as const;

export const Cards: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const cards = await main.findAllByRole('article');
    await expect(cards).toHaveLength(2);
    await expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sportbetting\/rules#part-2$/),
    );
  },
};

export const None: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, bannersAll: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('promo.none') })).toBeVisible();
  },
};

export const Loading: Story = { ...inApp({ ...page, answers: { ...contentAnswers, bannersAll: never } }) };

export const Failing: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, bannersAll: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    worldOf({ loaded }).answer(contentAnswers);
    await userEvent.click(alert.getByRole('button'));
    await expect(await main.findAllByRole('article')).toHaveLength(2);
  },
};
