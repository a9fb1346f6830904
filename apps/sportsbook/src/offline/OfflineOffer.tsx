import { useMessages } from '@kvota/shell';
import { outcomeHead, outcomeName } from '@kvota/tickets/names';
import { Flag, LeagueHeader, MarketTable, MatchRow, OddsGap, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';

import { useDayTime } from '../format/use-formats.ts';
import { countryName } from '../markets/country-name.ts';
import { useClockText } from '../table/use-clock-text.ts';
import { phoneColumnsOf } from '../table/use-shown-columns.ts';
import type { OfferSnapshot, SnapshotLeague } from './offer-snapshot.ts';
import * as css from './OfflineOffer.css.ts';
import { offerCache } from './offer-cache.ts';

const groups = ['betting'] as const;

/** The table that the player saw last, read-only, for the dialog shown while offline. Renders nothing if none is stored. */
export function OfflineOffer(): ReactElement | null {
  const { t } = useLingui();
  const textsReady = useMessages(groups);
  const dayTime = useDayTime();
  const [offer, setOffer] = useState<OfferSnapshot>();
  useEffect(() => {
    let unmounted = false;
    const read = async (): Promise<void> => {
      const stored = await offerCache(globalThis.caches).read();
      if (!unmounted) setOffer(stored);
    };
    // Without a readable snapshot the dialog still reports that there is no connection.
    read().catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, []);
  if (!offer || !textsReady) return null;
  const { day, time } = dayTime(offer.at);
  const when = day === undefined ? time : `${day} ${time}`;
  return (
    <div className={css.list}>
      <Text tone="secondary">
        {t({ id: 'lastOffer.title', message: `The odds as you last saw them, ${when}. They may have changed.` })}
      </Text>
      {offer.leagues.map((league) => (
        <League key={`${league.group} ${league.name} ${league.matches[0]?.home}`} league={league} />
      ))}
    </div>
  );
}

function League({ league }: { readonly league: SnapshotLeague }): ReactElement {
  const { i18n } = useLingui();
  const clockText = useClockText();
  const { name, group, columns, matches } = league;
  const title = name === group ? countryName(i18n, name) : `${countryName(i18n, group)} · ${name}`;
  return (
    <MarketTable columns={columns.length} phoneColumns={phoneColumnsOf(columns)} label={title} stale>
      <LeagueHeader
        title={title}
        flag={<Flag code={group} />}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(i18n, family, selection),
          title: outcomeName(i18n, selection),
        }))}
      />
      {matches.map(({ home, away, start, odds, play }) => {
        const { time, detail } = clockText(start, play);
        return (
          <MatchRow
            key={`${home} ${away} ${start}`}
            home={home}
            away={away}
            time={time}
            timeDetail={detail}
            live={play !== undefined}
            homeScore={play?.home}
            awayScore={play?.away}
            stale
          >
            {columns.map(({ family, selection }, at) =>
              odds[at] === '-' ? (
                <OddsGap key={`${family}.${selection}`} />
              ) : (
                <Text key={`${family}.${selection}`} as="span" align="center">
                  {odds[at]}
                </Text>
              ),
            )}
          </MatchRow>
        );
      })}
    </MarketTable>
  );
}
