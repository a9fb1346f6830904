import { Failure, inApp, never, noAnswer, textOf, worldOf, type World } from '@kvota/shell/story-world';
import { onlineAtom } from '@kvota/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { contentAnswers } from '../story/content.ts';
import './ContactPages.tsx';

const meta = {
  title: 'Apps/site/Contact',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'How to reach the operator: what its theme settings say, and a form that arrives. What was typed is never lost, whatever fails.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'contactUs', answers: contentAnswers } as const;
const words = 'Moj tiket 4471-0092 nije na listi.';

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function write({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: textOf('contact.name') }), 'Ana');
  await userEvent.type(canvas.getByRole('textbox', { name: textOf('contact.email') }), 'ana@example.org');
  await userEvent.type(canvas.getByRole('textbox', { name: textOf('contact.message') }), words);
  await userEvent.click(canvas.getByRole('combobox', { name: textOf('contact.topic') }));
  await userEvent.click(await screen.findByRole('option', { name: textOf('contact.topic.betting') }));
}

const messageField = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('textbox', { name: textOf('contact.message') });

/** Written and sent: the confirmation has a reference. */
export const Sent: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: textOf('contact.send') }));
    const done = within(await canvas.findByRole('status'));
    await expect(done.getByText(/6F96-19FF/)).toBeVisible();
    await waitFor(() => expect(done.getByRole('button')).toHaveFocus());
    await userEvent.click(done.getByRole('button'));
    // The next message starts with the sender's data.
    await expect(canvas.getByRole('textbox', { name: textOf('contact.name') })).toHaveValue('Ana');
    await expect(messageField({ canvas })).toHaveValue('');
  },
};

/** Nothing is sent before all fields are filled; the first missing one has the focus. */
export const Faults: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: textOf('contact.email') });
    await userEvent.type(email, 'ana@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: textOf('contact.send') }));
    await expect(email).toHaveAccessibleDescription(textOf('contact.email.malformed'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: textOf('contact.name') })).toHaveFocus());
    await expect(canvas.getByText(textOf('contact.topic.missing'))).toBeVisible();
  },
};

/** No answer arrives: the text stays, and the second attempt succeeds. */
export const NotSent: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, sendContactMessage: noAnswer } }),
  play: async ({ canvas, userEvent, loaded }) => {
    await write({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: textOf('contact.send') }));
    await expect(await canvas.findByText(textOf('contact.failed.offline'))).toBeVisible();
    await expect(messageField({ canvas })).toHaveValue(words);
    worldOf({ loaded }).answer(contentAnswers);
    await userEvent.click(canvas.getByRole('button', { name: textOf('contact.sendAgain') }));
    await expect(await canvas.findByText(/6F96-19FF/)).toBeVisible();
  },
};

export const TooMany: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, sendContactMessage: new Failure(429, 'tooManyMessages') } }),
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: textOf('contact.send') }));
    await expect(await canvas.findByText(textOf('contact.failed.tooMany'))).toBeVisible();
    await expect(messageField({ canvas })).toHaveValue(words);
  },
};

/** While it is being sent, it cannot be changed or sent twice. */
export const Sending: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, sendContactMessage: never } }),
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent });
    const send = canvas.getByRole('button', { name: textOf('contact.send') });
    await userEvent.click(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(messageField({ canvas })).toHaveAttribute('readonly');
  },
};

const setOnline = (world: World, online: boolean): void => world.host.store.set(onlineAtom, online);

/** While offline, the button gives the reason why it is disabled. The text stays, also on a visit to another page. */
export const Offline: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent, loaded }) => {
    const world = worldOf({ loaded });
    await write({ canvas, userEvent });
    setOnline(world, false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: textOf('contact.send') })).toHaveAttribute('aria-disabled', 'true'),
    );
    setOnline(world, true);
    await world.router.navigate({ to: '/en/support' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textOf('page.support')));
    await expect(messageField({ canvas })).toHaveValue(words);
  },
};

/** Shows what the theme settings contain, and nothing else. */
export const AllWays: Story = {
  ...inApp({
    ...page,
    page: 'support',
    answers: {
      ...contentAnswers,
      themesByDomain: {
        theme: Object.fromEntries(
          (['dark', 'light'] as const).map((name) => [
            name,
            [
              {
                colors: {},
                name: 'Kvota',
                support: { email: 'support@kvota.example', phone: '+381 11 000 0000', hours: '08–22' },
                socials: [
                  { network: 'instagram', link: 'https://www.instagram.com/kvota.example' },
                  { network: 'youtube', link: 'javascript:alert(1)' },
                ],
              },
            ],
          ]),
        ) as never,
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\+381 11 000 0000/ })).toHaveAttribute(
      'href',
      'tel:+381110000000',
    );
    await expect(canvas.getByRole('link', { name: /support@kvota\.example/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Instagram/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: /YouTube/ })).toBeNull();
  },
};
