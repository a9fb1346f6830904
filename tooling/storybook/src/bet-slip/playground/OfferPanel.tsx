import type { SlipState } from '@kvota/bet-slip/slip';
import { thousandthsToOdds } from '@kvota/contracts';
import { IconButton, LiveBadge, OddsButton, Panel } from '@kvota/ui';
import { IconBan, IconLock, IconLockOpen, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { pairOf, type SampleMatch } from '../engine/sample-offer.ts';
import * as css from './OfferPanel.css.ts';

/** Changes that the feed can make to a match. */
export type FeedChange = 'raise' | 'lower' | 'suspend' | 'end';

/** Sample matches with odds for the slip, and buttons that change the feed. */
export function OfferPanel(props: {
  readonly matches: readonly SampleMatch[];
  readonly state: SlipState;
  readonly secondsTo: (match: SampleMatch) => number;
  readonly onPick: (match: SampleMatch, outcome: string) => void;
  readonly onFeed: (match: SampleMatch, change: FeedChange) => void;
}): ReactElement {
  const { matches, state, secondsTo, onPick, onFeed } = props;
  const chosen = new Set(state.selections.map(({ id, outcome }) => `${id} ${outcome}`));
  return (
    <Panel title="Offer" flush>
      <ul className={css.matches}>
        {matches.map((match) => (
          <li key={match.id} className={css.match}>
            <div className={css.names}>
              <div className={css.pair}>{pairOf(match)}</div>
              <div className={css.when}>
                {match.live ? <LiveBadge /> : null}
                {match.live ? null : <span>{startsIn(secondsTo(match))}</span>}
                {match.odds.every(([, price]) => price === 0) ? <span>ended</span> : null}
              </div>
            </div>
            <FeedButtons match={match} onFeed={(change) => onFeed(match, change)} />
            <div className={css.odds}>
              {match.odds.map(([outcome, thousandths]) => (
                <OddsButton
                  key={outcome}
                  className={css.price}
                  label={`${pairOf(match)}, ${outcome}`}
                  layout="wide"
                  caption={outcome}
                  price={thousandths === 0 ? '-' : thousandthsToOdds(thousandths)}
                  state={thousandths === 0 ? 'unavailable' : match.suspended ? 'suspended' : 'open'}
                  selected={chosen.has(`${match.id} ${outcome}`)}
                  onClick={() => onPick(match, outcome)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function startsIn(seconds: number): string {
  if (seconds <= 0) return 'started';
  return seconds < 120 ? `starts in ${seconds} s` : `starts in ${Math.ceil(seconds / 60)} min`;
}

function FeedButtons(props: {
  readonly match: SampleMatch;
  readonly onFeed: (change: FeedChange) => void;
}): ReactElement {
  const { match, onFeed } = props;
  const pair = pairOf(match);
  return (
    <div className={css.feed}>
      <IconButton
        size="sm"
        label={`Raise odds: ${pair}`}
        icon={<IconTrendingUp size={16} />}
        onClick={() => onFeed('raise')}
      />
      <IconButton
        size="sm"
        label={`Lower odds: ${pair}`}
        icon={<IconTrendingDown size={16} />}
        onClick={() => onFeed('lower')}
      />
      <IconButton
        size="sm"
        label={`Suspend: ${pair}`}
        pressed={match.suspended}
        icon={match.suspended ? <IconLock size={16} /> : <IconLockOpen size={16} />}
        onClick={() => onFeed('suspend')}
      />
      <IconButton size="sm" label={`End: ${pair}`} icon={<IconBan size={16} />} onClick={() => onFeed('end')} />
    </div>
  );
}
