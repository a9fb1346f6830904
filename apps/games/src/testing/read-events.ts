import { tableEventsPath } from '../wire/index.ts';

export interface ReadEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** The events of a table over HTTP, as a browser reads them. */
export interface EventReader {
  /** The next event. Comments are skipped. */
  next(): Promise<ReadEvent>;
  close(): void;
}

export async function readEvents(url: string, code: string): Promise<EventReader> {
  const ended = new AbortController();
  const response = await fetch(url + tableEventsPath.replace('{code}', code), { signal: ended.signal });
  if (response.body === null || response.status !== 200) throw new Error(`The events answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const event = parsed(text.slice(0, end));
          text = text.slice(end + 2);
          if (event !== undefined) return event;
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream of events has ended.');
        text += value;
      }
    },
    close: () => ended.abort(),
  };
}

function parsed(block: string): ReadEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) as unknown };
}
