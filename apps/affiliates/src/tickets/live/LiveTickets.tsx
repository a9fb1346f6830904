import { ticketNews, type AgencyTicketLine } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Button, Chip, EmptyState, Text, TextField, TicketNotice, VisuallyHidden } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { amountOf } from '../../data/tickets-search.ts';
import * as css from '../tickets.css.ts';
import { LineTable } from './LineTable.tsx';
import { fitsFilter } from './news.ts';
import { useNewsName } from './use-line-text.ts';
import { useNews } from './use-news.ts';

/** What happens to tickets of the branch at this moment, newest first. A pause keeps what arrives meanwhile. */
export function LiveTickets(): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const newsName = useNewsName();
  const [news, send] = useNews();
  const [what, setWhat] = useState<readonly AgencyTicketLine['what'][]>([]);
  const [stake, setStake] = useState('');
  const [win, setWin] = useState('');
  const filter = { what, minStake: amountOf(stake), minWin: amountOf(win) };
  const shown = news.lines.filter((line) => fitsFilter(line, filter));
  const waiting = news.waiting.length;
  const missed = news.missed;
  return (
    <>
      <search className={css.line}>
        <Button
          size="sm"
          icon={news.paused ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
          onClick={() => send({ type: news.paused ? 'resume' : 'pause' })}
        >
          {news.paused
            ? t({ id: 'agency.news.resume', message: `Go on (${waiting} new)` })
            : t({ id: 'agency.news.pause', message: 'Pause' })}
        </Button>
        <div className={css.group} role="group" aria-label={t({ id: 'agency.news.kinds', message: 'What is shown' })}>
          {ticketNews.map((kind) => {
            const on = what.includes(kind);
            return (
              <Chip
                key={kind}
                selected={on}
                onClick={() => setWhat(on ? what.filter((each) => each !== kind) : [...what, kind])}
              >
                {newsName(kind)}
              </Chip>
            );
          })}
        </div>
        <TextField
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'agency.tickets.minStake', message: 'Stake from' })}
          placeholder={t({ id: 'agency.tickets.minStake', message: 'Stake from' })}
          inputMode="decimal"
          maxLength={15}
          value={stake}
          onValueChange={setStake}
        />
        <TextField
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'agency.tickets.minWin', message: 'Payout from' })}
          placeholder={t({ id: 'agency.tickets.minWin', message: 'Payout from' })}
          inputMode="decimal"
          maxLength={15}
          value={win}
          onValueChange={setWin}
        />
      </search>
      {online ? null : (
        <TicketNotice tone="warning">
          {t({
            id: 'agency.news.offline',
            message: 'You are offline. What happens meanwhile is in the list of tickets.',
          })}
        </TicketNotice>
      )}
      {missed > 0 ? (
        <Text size="sm" tone="secondary">
          {t({
            id: 'agency.news.missed',
            message: `${missed} events are not shown here. The list of tickets has them all.`,
          })}
        </Text>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState art="ticket" title={t({ id: 'agency.news.none', message: 'Waiting for tickets' })}>
          {t({
            id: 'agency.news.noneHint',
            message: 'Tickets of your branch appear here as they are placed and settled.',
          })}
        </EmptyState>
      ) : (
        <LineTable lines={shown} />
      )}
      <Announcer placed={news.placed} />
    </>
  );
}

/** Milliseconds between two announcements. */
const announceEvery = 10_000;

/** Reports to assistive technology how many tickets were placed, at most every ten seconds. */
function Announcer({ placed }: { readonly placed: number }): ReactElement {
  const { t } = useLingui();
  const [announced, setAnnounced] = useState({ total: 0, count: 0 });
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  }, [placed]);
  useEffect(() => {
    const timer = setInterval(
      () => setAnnounced(({ total }) => ({ total: latest.current, count: latest.current - total })),
      announceEvery,
    );
    return () => clearInterval(timer);
  }, []);
  const { count } = announced;
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* A new element, so that the same number is announced again. */}
        <span key={announced.total}>
          {count > 0 ? t({ id: 'agency.news.announced', message: `New tickets: ${count}` }) : ''}
        </span>
      </span>
    </VisuallyHidden>
  );
}
