import { useMessages } from '@kvota/shell';
import { Flag, LeagueHeader, MarketTable, MatchRow, OddsGap, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';

import { useDayTime } from '../format/use-formats.ts';
import { countryName } from '../markets/country-name.ts';
import { outcomeHead, outcomeName } from '../markets/market-name.ts';
import type { LastLeague, LastOffer as Offer } from './last-offer.ts';
import * as css from './LastOffer.css.ts';
import { offerCache } from './offer-cache.ts';

const groups = ['betting'] as const;

/** The odds that the player saw last, to read and not to bet on: in the dialog that says there is no connection. Nothing where none were kept. */
export function LastOffer(): ReactElement | null {
  const { t } = useLingui();
  const there = useMessages(groups);
  const dayTime = useDayTime();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const kept = await offerCache(globalThis.caches).read();
      if (!gone) setOffer(kept);
    };
    // What cannot be read was not kept: the dialog says what matters without it.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (!offer || !there) return null;
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

function League({ league }: { readonly league: LastLeague }): ReactElement {
  const { i18n } = useLingui();
  const dayTime = useDayTime();
  const { name, group, columns, matches } = league;
  const title = name === group ? countryName(i18n, name) : `${countryName(i18n, group)} · ${name}`;
  return (
    <MarketTable columns={columns.length} phoneColumns={3} label={title} stale>
      <LeagueHeader
        title={title}
        flag={<Flag code={group} />}
        columns={columns.map(({ family, selection }) => ({
          label: outcomeHead(family, selection),
          title: outcomeName(i18n, selection),
        }))}
      />
      {matches.map(({ home, away, start, odds }) => {
        const { day, time } = dayTime(start);
        return (
          <MatchRow key={`${home} ${away} ${start}`} home={home} away={away} time={time} timeDetail={day} stale>
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
