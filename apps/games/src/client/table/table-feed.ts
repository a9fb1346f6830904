import * as v from 'valibot';

import { tableEventsPath, TableMoment, TableSnapshot } from '../../wire/index.ts';
import type { TableEvent } from './table-state.ts';

/** The events of a table. */
export interface TableFeed {
  /** Calls back with each event unless it is stopped. If the connection is lost, it is opened again. */
  open(
    code: string,
    onEvent: (event: Extract<TableEvent, { type: 'snapshot' | 'moment' | 'lost' }>) => void,
  ): () => void;
}

function parsed<S extends v.GenericSchema>(schema: S, text: unknown): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(String(text)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds after which a connection that the browser has given up is opened again. */
const retryMs = 2000;

/** Reads server-sent events of the frame's origin (RGS-31). An event is ignored if it cannot be read. */
export function createTableFeed(create: (url: string) => EventSource): TableFeed {
  return {
    open(code, onEvent) {
      const url = tableEventsPath.replace('{code}', encodeURIComponent(code));
      let source: EventSource;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const connect = (): void => {
        source = create(url);
        source.addEventListener('snapshot', ({ data }) => {
          const snapshot = parsed(TableSnapshot, data);
          if (snapshot !== undefined) onEvent({ type: 'snapshot', snapshot });
        });
        source.addEventListener('moment', ({ data }) => {
          const moment = parsed(TableMoment, data);
          if (moment !== undefined) onEvent({ type: 'moment', moment });
        });
        source.addEventListener('error', () => {
          onEvent({ type: 'lost' });
          if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs);
        });
      };
      connect();
      return () => {
        clearTimeout(timer);
        source.close();
      };
    },
  };
}
