import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type CSSProperties, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { longPrintedTicket, printedTicket } from '../../../fixtures/ticket/printed-ticket.ts';
import { PrintedTicket, type PrintedTicketProps } from './PrintedTicket.tsx';
import { rollVariables } from './roll.ts';
import { usePrintTicket } from './use-print-ticket.ts';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Printed ticket',
  component: PrintedTicket,
  args: printedTicket,
  parameters: {
    docs: {
      description: {
        component:
          'The ticket for a printer with a 58 mm roll: one ink, condensed, with a stub. `usePrintTicket` prints it on a page as high as the ticket.',
      },
    },
  },
} satisfies Meta<typeof PrintedTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, canvasElement }) => {
    const paper = canvas.getByRole('article', { name: `${productText('Ticket')} 4021-8873-1156` });
    await expect(Math.round((paper.getBoundingClientRect().width / 96) * 25.4)).toBe(58);
    await expect(canvas.getByText('Banker')).toBeInTheDocument();
    await expect(canvas.getByText('>9.16')).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/4021-8873-1156/);
  },
};

export const Single: Story = {
  args: { legs: printedTicket.legs.slice(1, 2), system: undefined, totals: printedTicket.totals.slice(0, 1) },
};

export const LongNames: Story = {
  args: longPrintedTicket,
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};

/** The same ticket on the wide roll. */
export const WideRoll: Story = {
  args: { ...longPrintedTicket, style: { ...rollVariables(80) } as CSSProperties },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(Math.round((paper.getBoundingClientRect().width / 96) * 25.4)).toBe(80);
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};

function Printing(props: {
  readonly ticket: PrintedTicketProps;
  readonly label: string;
  readonly send?: (page: Window) => void;
}): ReactElement {
  const { ticket, label, send } = props;
  const paper = useRef<HTMLElement>(null);
  const print = usePrintTicket(paper, { title: ticket.number, ...(send && { send }) });
  return (
    <>
      <Button variant="brand" onClick={print}>
        {label}
      </Button>
      <div hidden>
        <PrintedTicket {...ticket} ref={paper} />
      </div>
    </>
  );
}

/** The ticket is in a hidden place; the button opens the print dialog. */
export const FromAButton: Story = {
  render: (args) => <Printing ticket={args} label={productText('Print')} />,
};

const sent = fn((page: Window) => {
  const paper = page.document.body.firstElementChild;
  return {
    paper: paper?.getBoundingClientRect(),
    // The policy of a page forbids styles with text.
    texts: [...page.document.querySelectorAll('style')].map((sheet) => sheet.textContent).join(''),
    rules: [...page.document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
    title: page.document.title,
  };
});

/** The same with a replacement for the dialog: the page that would be printed is measured. */
export const MeasuredPage: Story = {
  name: 'Measured page, and no style as text [CONST-15, SEC-18]',
  render: (args) => <Printing ticket={args} send={sent} label={productText('Print')} />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: productText('Print') }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const { paper, texts, rules = [], title } = sent.mock.results[0]?.value ?? {};
    await expect(texts).toBe('');
    const millimetres = (pixels = 0): number => (pixels / 96) * 25.4;
    const height = Number(/@page \{ size: 58mm (\d+)mm; margin: 0px; \}/.exec(rules.at(-1) ?? '')?.[1]);
    await expect(title).toBe('4021-8873-1156');
    await expect(Math.round(millimetres(paper?.width))).toBe(58);
    await expect(height).toBeGreaterThanOrEqual(millimetres(paper?.height));
    await expect(height).toBeLessThan(millimetres(paper?.height) + 3);
    await waitFor(() => expect(document.querySelector('#printWindow')).toBeNull());
  },
};
