// The traffic of a page's socket, as Chromium sees it.
import type { CDPSession } from 'playwright';

export interface OnTheWire {
  readonly changes: number;
  readonly messages: number;
  /** Bytes of the messages with changes, including the headers of their frames. */
  readonly bytes: number;
}

/** Returns the number of index and price pairs in a message of the offer channel; 0 for any other message. */
export function changesIn(text: string): number {
  const start = text.indexOf('[');
  if (!text.startsWith('42/feedout,') || start === -1) return 0;
  const [, , numbers] = JSON.parse(text.slice(start)) as unknown[];
  return Array.isArray(numbers) ? (numbers.length - 1) / 2 : 0;
}

/** The header of a frame: two bytes, two more for a text of more than 125, eight more beyond 65,535 (RFC 6455). */
const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Counts the traffic while something else runs. */
export async function countWire(cdp: CDPSession, wait: () => Promise<unknown>): Promise<OnTheWire> {
  const texts: string[] = [];
  const take = ({ response }: { response: { payloadData: string } }): void => void texts.push(response.payloadData);
  await cdp.send('Network.enable');
  cdp.on('Network.webSocketFrameReceived', take);
  await wait();
  cdp.off('Network.webSocketFrameReceived', take);
  await cdp.send('Network.disable');
  const deltas = texts.map((text) => ({ changes: changesIn(text), length: Buffer.byteLength(text) }));
  const told = deltas.filter(({ changes }) => changes > 0);
  return {
    changes: told.reduce((sum, { changes }) => sum + changes, 0),
    messages: told.length,
    bytes: told.reduce((sum, { length }) => sum + length + headOf(length), 0),
  };
}
