import { calls } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '@kvota/contracts/examples';
import { choice, startedByControls } from '../workbench/playground.tsx';
import { press } from '../workbench/press.ts';
import { behaviours, type Behaviour } from './example-fetch.ts';
import { ExampleExplorer } from './ExampleExplorer.tsx';
import { LiveExplorer } from './LiveExplorer.tsx';
import { inputParts, wireCalls } from './wire-calls.ts';

const meta = {
  title: 'Packages/api-client/Call explorer',
  component: ExampleExplorer,
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { firstCall: 'ping', behaviour: 'answer' },
  argTypes: {
    firstCall: choice(wireCalls.map(({ name }) => name)),
    behaviour: { control: { type: 'select', labels: behaviours }, options: Object.keys(behaviours) },
  },
} satisfies Meta<typeof ExampleExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Examples: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('every call has an example that its schemas take', async () => {
      for (const { call } of wireCalls) {
        for (const schema of [...inputParts.map((part) => call[part]), call.answer]) {
          if (schema) await expect(v.is(schema, exampleOf(schema))).toBe(true);
        }
      }
    });
    await step('a call is found, sent and answered', async () => {
      await userEvent.type(canvas.getByLabelText('Search calls'), 'call-19');
      await userEvent.click(canvas.getByText('ticketRequest'));
      await press(canvas, 'Send');
      await expect(await canvas.findByLabelText('Answer of the platform')).toHaveTextContent('"ErrorText": "ok"');
      await expect(canvas.getByText('200', { selector: 'dd' })).toBeVisible();
    });
  },
};

/** Input that the schema refuses is reported while it is typed. */
export const RefusedWhileTyped: Story = {
  args: { firstCall: 'ticketRequest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = canvas.getByLabelText('body', { selector: 'textarea' });
    await userEvent.clear(body);
    await userEvent.type(body, '{{}');
    await expect(body).toBeInvalid();
    await userEvent.type(body, '{{');
    await expect(canvas.getByText('Send').closest('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

const kinds: readonly (readonly [Behaviour, string])[] = [
  ['offline', 'offline'],
  ['timeout', 'timeout'],
  ['unauthorized', 'unauthorized'],
  ['forbidden', 'forbidden'],
  ['tooMany', 'refused'],
  ['failure', 'server'],
  ['notServed', 'not-served'],
  ['malformed', 'malformed'],
];

export const EveryKindOfError: Story = {
  args: { firstCall: 'ping' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [behaviour, kind] of kinds) {
      await userEvent.click(canvas.getByLabelText('What the platform does'));
      const list = within(await screen.findByRole('listbox'));
      await userEvent.click(list.getByText(behaviours[behaviour]));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await press(canvas, 'Send');
      await expect(await canvas.findByText(kind, { selector: 'dd' })).toBeVisible();
    }
  },
};

/** A refused post is an answer, not an error. */
export const Refusal: Story = {
  args: { firstCall: 'ticketRequest', behaviour: 'refusal' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send');
    await expect(await canvas.findByLabelText('Answer of the platform')).toHaveTextContent('minTicketPayin');
    await expect(canvas.getByText(calls.ticketRequest.path, { exact: false, selector: 'code' })).toBeInTheDocument();
  },
};

/** Needs `pnpm start`. */
export const RunningPlatform: Story = {
  args: { firstCall: 'statusSettings' },
  argTypes: { behaviour: { table: { disable: true } } },
  render: ({ firstCall }) => <LiveExplorer firstCall={firstCall} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Address of the platform')).toHaveValue('http://localhost:4000');
    await expect(canvas.getByText('Nothing sent yet')).toBeVisible();
    await expect(canvas.getByText('statusSettings', { selector: 'h2' })).toBeVisible();
  },
};
