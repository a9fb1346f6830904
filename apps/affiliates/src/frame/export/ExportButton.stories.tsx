import { onlineAtom } from '@kvota/shell';
import { Failure, inApp, never, noAnswer, storyTime, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { CsvButton } from './CsvButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { columnsOf, type ExportedList } from './exported-list.ts';

const meta = {
  title: 'Apps/affiliates/Export button',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'Saves all rows of a list as CSV or XLSX. The platform writes the file; a failure is a notice with its reason and what helps.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list: ExportedList = {
  list: 'transfers',
  filters: { direction: 'down' },
  columns: columnsOf(['createdAt', 'amount'], { createdAt: 'Time', amount: 'Amount' }),
  words: { 'direction.down': 'Added' },
};

const written = 'Time,Amount\r\n2026-11-20T12:00:00.000Z,1000.00\r\n';
const prepared: Answers = {
  agencyExport: { ErrorText: 'ok', id: 'e1', url: '/e1', name: 'transfers-2026-11-20.csv', rows: 64 },
  agencyExportFile: new Blob([written], { type: 'text/csv' }),
};

const show = (answers: Answers = prepared, rowCount: number | undefined = 64) =>
  inApp({
    modules,
    page: 'affiliatesOffice',
    part: () => <ExportButton list={list} rowCount={rowCount} />,
    answers: { ...agencyAnswers(), ...answers },
  });

interface Clicking {
  readonly click: (element: Element) => Promise<void>;
}

const button = () => screen.findByRole('button', { name: new RegExp(`^${textOf('agency.export')}`) });
const choose = async (userEvent: Clicking, format: 'CSV' | 'XLSX'): Promise<void> => {
  await userEvent.click(await button());
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
};

/** Runs an act, and returns the files that it saved, with their names. */
async function savedBy(act: () => Promise<void>, count: number): Promise<readonly (readonly [string, string])[]> {
  const files: Blob[] = [];
  const names = fn<(name: string) => void>();
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) files.push(blob);
    return make(blob);
  };
  const click = {
    configurable: true,
    value(this: HTMLAnchorElement) {
      names(this.download);
    },
  };
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', click);
  try {
    await act();
    await waitFor(() => expect(names).toHaveBeenCalledTimes(count));
  } finally {
    URL.createObjectURL = make;
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  }
  const texts = await Promise.all(files.map((file) => file.text()));
  return texts.map((text, index) => [names.mock.calls[index]?.[0] ?? '', text]);
}

/** [AFF-03] The chosen format is asked for with filters, columns, words and the time zone, and saved as the platform wrote it. */
export const Saved: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    const asked = fn<(body: unknown) => void>();
    worldOf({ loaded }).answer({
      ...agencyAnswers(),
      ...prepared,
      agencyExport: ({ body }) => {
        asked(body);
        return { ErrorText: 'ok', id: 'e1', name: `transfers-2026-11-20.${body.format}` };
      },
    });
    const saved = await savedBy(() => choose(userEvent, 'XLSX'), 1);
    await expect(saved).toEqual([['transfers-2026-11-20.xlsx', written]]);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(asked.mock.calls).toEqual([[{ ...list, format: 'xlsx', zone }]]);
    await waitFor(async () => expect(await button()).toHaveFocus());
  },
};

/** The choice of the format. */
export const Open: Story = {
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
};

/** While the file is made, a second press does nothing. */
export const Busy: Story = {
  ...show({ ...prepared, agencyExportFile: never }),
  play: async ({ userEvent }) => {
    await choose(userEvent, 'CSV');
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await button());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

const failing = (answers: Answers, text: () => string, format: 'CSV' | 'XLSX' = 'CSV'): Story => ({
  ...show({ ...prepared, ...answers }),
  play: async ({ userEvent }) => {
    await choose(userEvent, format);
    const [notice] = await screen.findAllByText(text());
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  },
});

/** The list is too large for any file. */
export const TooLarge = failing(
  { agencyExport: { ErrorText: 'error', error: 'exportTooLarge', rows: 1_000_001 } },
  () => textOf('agency.export.tooLarge'),
);

/** XLSX has no room for the list: CSV has. */
export const TooLargeForXlsx = failing(
  { agencyExport: { ErrorText: 'error', error: 'exportTooLarge', rows: 50_001 } },
  () => textOf('agency.export.tooLargeForXlsx', { most: '50,000' }),
  'XLSX',
);

/** If the number of rows is known, the format that has no room for them cannot be chosen. */
export const OnlyCsv: Story = {
  ...show(prepared, 60_000),
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    const item = await screen.findByRole('menuitem', { name: /^XLSX/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'CSV' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Two files are not finished, or twenty were made in an hour: the notice has the time of the next try. */
export const TooMany = failing({ agencyExport: new Failure(429, 'tooManyExports', 90) }, () => {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return textOf('agency.export.tooMany', { time: time.format(Math.ceil((storyTime + 90_000) / 60_000) * 60_000) });
});

/** The file was not fetched in time, or the platform failed. */
export const Failed = failing({ agencyExportFile: new Failure(404, 'exportUnknown') }, () =>
  textOf('agency.export.failed'),
);

/** The connection broke: the file is not asked for again, because its address works once. */
export const Unreachable = failing({ agencyExportFile: noAnswer }, () => textOf('agency.unreachable'));

export const Nothing: Story = {
  ...show(prepared, 0),
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    await expect(await button()).toHaveAccessibleDescription(textOf('agency.export.nothing'));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Offline: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await button();
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(textOf('agency.needsNetwork')));
    await userEvent.click(await button());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Rows that the page has already are saved by the page. */
export const OwnRows: Story = {
  ...inApp({
    modules,
    page: 'affiliatesOffice',
    part: () => <CsvButton name="commission-2026-W47.csv" headings={['Name', 'Open']} rows={[['pera', '10.00']]} />,
    answers: agencyAnswers(),
  }),
  play: async ({ userEvent }) => {
    const csv = await screen.findByRole('button', { name: textOf('agency.export.csv') });
    const [file] = await savedBy(() => userEvent.click(csv), 1);
    await expect(file?.[0]).toBe('commission-2026-W47.csv');
    await expect(file?.[1]).toContain('pera,10.00\r\n');
  },
};
