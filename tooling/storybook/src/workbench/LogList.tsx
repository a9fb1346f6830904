import { useState, type ReactElement, type ReactNode } from 'react';
import * as css from './LogList.css.ts';

/** One thing that happened. */
export interface LogLine {
  readonly key: string | number;
  readonly time: string;
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  readonly end?: ReactNode;
  /** Makes the line unfold; called only when it is unfolded. */
  readonly details?: () => ReactNode;
}

/** What happened, one line each; a line unfolds to all that is known of it. */
export function LogList(props: {
  readonly label: string;
  readonly lines: readonly LogLine[];
  readonly maxHeight?: number;
}): ReactElement {
  const { label, lines, maxHeight } = props;
  const [open, setOpen] = useState<LogLine['key'] | null>(null);
  return (
    <ol
      className={css.list}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      style={maxHeight === undefined ? undefined : { maxHeight }}
    >
      {lines.map((line) => (
        <li key={line.key} className={css.entry}>
          {line.details ? (
            <button
              type="button"
              className={css.line}
              aria-expanded={open === line.key}
              onClick={() => setOpen(open === line.key ? null : line.key)}
            >
              <Line line={line} />
            </button>
          ) : (
            <div className={css.line}>
              <Line line={line} />
            </div>
          )}
          {line.details && open === line.key ? <div className={css.details}>{line.details()}</div> : null}
        </li>
      ))}
    </ol>
  );
}

function Line({ line }: { readonly line: LogLine }): ReactElement {
  return (
    <>
      <span className={css.time}>{line.time}</span>
      <span className={css.middle}>
        <span className={css.title}>{line.title}</span>
        {line.summary === undefined ? null : <span className={css.summary}>{line.summary}</span>}
      </span>
      <span className={css.end}>{line.end}</span>
    </>
  );
}
