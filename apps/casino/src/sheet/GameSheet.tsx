import type { Game, RoundNet } from '@kvota/contracts';
import { activeWalletAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Dialog, ErrorState, Skeleton, Text, TicketNotice } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useGamesOff } from '../data/enabled-games.ts';
import { gameQuery } from '../data/game-queries.ts';
import { usePot } from '../jackpot/use-pot.ts';
import { shownReturn } from '../data/shown-return.ts';
import { usePlayerGames } from '../data/use-player-games.ts';
import { useGameOffer } from '../data/use-game-offer.ts';
import { CostPanel } from './CostPanel.tsx';
import { Fact, Facts } from './Facts.tsx';
import * as css from './sheet.css.ts';

interface GameSheetProps {
  readonly code: string;
  readonly onClose: () => void;
  /** True if the game is being played: to start it again would end what is on stage. */
  readonly onStage?: boolean;
}

/** The facts of a game before it is played: return, hit rates, risk, limits, twins (CAS-16). */
export function GameSheet({ code, onClose, onStage = false }: GameSheetProps): ReactElement {
  const { t } = useLingui();
  const { api, navigate } = useHost();
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const { data, isError, isFetching, refetch } = useQuery(gameQuery(api, code, currencyId));
  const open = ({ provider, code: game }: Game, mode?: 'demo'): void => {
    onClose();
    navigate('games', { params: { provider, game }, search: { gc: game, ...(mode && { mode }) } });
  };
  const game = data?.game;
  const off = useGamesOff()(code);
  const offerOf = useGameOffer(usePlayerGames());
  const offer = game && offerOf(game, off);
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={game?.name ?? t({ id: 'casino.sheet', message: 'The game' })}
      actions={
        game !== undefined && offer?.play !== undefined && !onStage ? (
          <>
            <Button variant="brand" onClick={() => open(game)}>
              {offer.play}
            </Button>
            {offer.demo ? (
              <Button onClick={() => open(game, 'demo')}>{t({ id: 'casino.demo', message: 'Demo' })}</Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {data === undefined ? (
        isError ? (
          <ErrorState
            headingLevel={3}
            title={t({ id: 'casino.sheetFailed', message: 'The facts could not be loaded' })}
            onRetry={() => void refetch()}
            retryLabel={t({ id: 'casino.retry', message: 'Try again' })}
            busy={isFetching}
          />
        ) : (
          <Skeleton height={180} />
        )
      ) : (
        <>
          {offer?.closed === undefined ? null : <TicketNotice tone="info">{offer.closed}</TicketNotice>}
          <Maths {...data} />
        </>
      )}
    </Dialog>
  );
}

interface MathsProps {
  readonly game: Game;
  readonly hits: { readonly any: string; readonly more: string };
  readonly twins: readonly Game[];
  readonly net?: readonly RoundNet[] | null | undefined;
  readonly stakes?: readonly string[] | null | undefined;
}

function Maths({ game, hits, twins, net, stakes }: MathsProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const risk = [
    t({ id: 'casino.risk.1', message: 'Very calm' }),
    t({ id: 'casino.risk.2', message: 'Calm' }),
    t({ id: 'casino.risk.3', message: 'Medium' }),
    t({ id: 'casino.risk.4', message: 'Wild' }),
    t({ id: 'casino.risk.5', message: 'Very wild' }),
  ][game.volatility - 1];
  const count = twins.length;
  const pot = usePot();
  const adds = game.jackpot === pot?.code ? pot?.adds : undefined;
  const [any, more] = [formats.percent(shownReturn(hits.any)), formats.percent(shownReturn(hits.more))];
  return (
    <div className={css.facts}>
      <Facts>
        <Fact
          name={t({ id: 'casino.fact.return', message: 'Return to players' })}
          value={formats.percent(shownReturn(game.rtp))}
        />
        {adds === undefined ? null : (
          <Fact
            name={t({ id: 'casino.fact.jackpot', message: 'Jackpot, beside the return' })}
            value={formats.percent(shownReturn(adds))}
          />
        )}
        <Fact name={t({ id: 'casino.fact.risk', message: 'Risk' })} value={risk} />
        <Fact
          name={t({ id: 'casino.fact.highest', message: 'Highest win' })}
          value={`${formats.number(game.maxWin)} ×`}
        />
        <Fact
          name={t({ id: 'casino.fact.stakes', message: 'Stakes' })}
          value={`${formats.money(game.minBet)} – ${formats.money(game.maxBet)}`}
        />
      </Facts>
      <Text>
        {t({
          id: 'casino.fact.hits',
          message: `${more} of all rounds return more than the stake. Counted with those that return only a part of it: ${any}.`,
        })}
      </Text>
      <Text tone="secondary" size="sm">
        {t({
          id: 'casino.fact.mean',
          message:
            'The return is a mean over very many rounds, computed from the rules of the game. It promises nothing for one evening.',
        })}
      </Text>
      {net && stakes && stakes.length > 0 ? (
        <CostPanel net={net} stakes={stakes} rtp={game.rtp} rtpMin={game.rtpMin} />
      ) : null}
      {twins.length === 0 ? null : (
        <Text tone="secondary" size="sm">
          {t({
            id: 'casino.fact.twins',
            message: plural(count, {
              one: 'Another game has the same maths.',
              other: '# other games have the same maths.',
            }),
          })}
        </Text>
      )}
    </div>
  );
}
