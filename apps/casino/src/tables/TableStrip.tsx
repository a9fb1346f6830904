import { useFormats, useHost } from '@kvota/shell';
import { LiveStrip } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { stripMarks } from './table-marks.ts';
import { phaseAt, secondsLeft, type PhaseNow } from './table-phase.ts';
import { tablesQuery, type AskedTables } from './tables-query.ts';
import { useInView } from './use-in-view.ts';
import { useTableTexts } from './use-table-texts.ts';

/** Milliseconds after which an answer is not counted on: two questions were not answered. */
const relied = 25_000;

/** The running round of a table on its tile: phase, time that is left, and last results (CAS-58). */
export function TableStrip({ code }: { readonly code: string }): ReactElement {
  const { api, serverNow } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  const { data, isError } = useQuery({ ...tablesQuery(api, serverNow), enabled: inView });
  const now = useSeconds(inView && data !== undefined, serverNow);
  return (
    <div ref={place}>
      <Strip code={code} data={data} isError={isError} now={now} />
    </div>
  );
}

interface StripProps {
  readonly code: string;
  readonly data: AskedTables | undefined;
  readonly isError: boolean;
  readonly now: number;
}

function Strip({ code, data, isError, now }: StripProps): ReactElement | null {
  const { countdown } = useFormats();
  const texts = useTableTexts();
  if (data === undefined && !isError) return <LiveStrip pending description="" phase="" marks={[]} />;
  const table = data?.byCode.get(code);
  // The platform does not know it, or cannot be asked: the tile is one without figures.
  if (table === undefined || data === undefined) return null;
  const isLost = table.stale || isError || now - data.answeredAt > relied;
  const at: PhaseNow | undefined = isLost ? undefined : phaseAt(table, now);
  const phase = texts.phase(at?.phase ?? 'lost');
  // While nothing can be done, there is nothing to count down to.
  const counts = at?.phase === 'betting' || at?.phase === 'result';
  return (
    <LiveStrip
      description={[phase, texts.last(table.last)].filter((text) => text !== '').join('. ')}
      phase={phase}
      open={at?.phase === 'betting'}
      seconds={counts && typeof at.endsAt === 'number' ? countdown(secondsLeft(at.endsAt, now)) : undefined}
      {...stripMarks(table.last)}
    />
  );
}

/** The time of the server, once a second while it is used. */
function useSeconds(used: boolean, serverNow: () => number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!used) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [used, serverNow]);
  return now;
}
