import { useFormats } from '@kvota/shell';
import { Badge, Button, Heading, TaskList, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';

import * as css from './needs.css.ts';

/** Rows that are shown at first. One more is no longer than the button would be. */
const shownAtFirst = 3;

/** Alerts of one kind: the most urgent ones, and the others at the press of a button. */
export function AlertGroup(props: {
  readonly title: string;
  /** The number of all, of which the rows may be a part. */
  readonly count: number;
  /** True if the agent has to act on them. */
  readonly urgent: boolean;
  readonly rows: readonly ReactElement[];
}): ReactElement {
  const { title, count, urgent, rows } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const list = useId();
  const isLong = rows.length > shownAtFirst + 1;
  const shown = isLong && !open ? rows.slice(0, shownAtFirst) : rows;
  const [some, all] = [formats.number(rows.length), formats.number(count)];
  const more = formats.number(rows.length - shownAtFirst);
  return (
    <section className={css.group}>
      <div className={css.title}>
        <Heading level={3}>{title}</Heading>
        <Badge tone={urgent ? 'warning' : 'neutral'}>{all}</Badge>
      </div>
      <TaskList id={list} label={title}>
        {shown}
      </TaskList>
      {count > rows.length && (open || !isLong) ? (
        <Text size="sm" tone="secondary">
          {t({ id: 'agency.needs.some', message: `The ${some} most urgent of ${all}` })}
        </Text>
      ) : null}
      {isLong ? (
        <Button
          size="sm"
          variant="ghost"
          className={css.more}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open
            ? t({ id: 'agency.needs.fewer', message: 'Show fewer' })
            : t({ id: 'agency.needs.more', message: `Show ${more} more` })}
        </Button>
      ) : null}
    </section>
  );
}
