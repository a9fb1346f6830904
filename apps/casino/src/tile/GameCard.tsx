import type { Game } from '@kvota/contracts';
import { activeWalletAtom, latePart, PageLink, useFormats, useHost } from '@kvota/shell';
import { GameTile, IconButton, VisuallyHidden } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { stakeRange } from '../data/stake-range.ts';
import { shownReturn } from '../data/shown-return.ts';
import type { PlayerGames } from '../data/use-player-games.ts';
import * as css from './tile.css.ts';
import { useGameOffer } from '../data/use-game-offer.ts';

const TableStrip = latePart(() => import('../tables/TableStrip.tsx'), 'TableStrip');

export interface GameCardProps {
  readonly game: Game;
  readonly player: PlayerGames;
  readonly onInfo: (code: string) => void;
  /** True if the game was switched off after the list was fetched (OP-20). */
  readonly isOff: boolean;
}

/** Days for which a game is new. */
const newFor = 30;

/** A game of the lobby: Play, Demo, favourite, and its facts. If it is off, an unfinished round can be finished (CAS-33). */
export function GameCard({ game, player, onInfo, isOff }: GameCardProps): ReactElement {
  const { t } = useLingui();
  const { serverNow, navigate } = useHost();
  const formats = useFormats();
  const { code, name, provider, area } = game;
  const isTable = game.table === true;
  const currency = useAtomValue(activeWalletAtom)?.currency ?? 'RSD';
  const open = (mode?: 'demo'): void =>
    navigate('games', { params: { provider, game: code }, search: { gc: code, ...(mode && { mode }) } });
  const chosen = player.favorites.includes(code);
  const { play, demo, closed, isUnfinished } = useGameOffer(player)(game, isOff);
  const isNew = serverNow() - Date.parse(game.released) < newFor * 86_400_000;
  const rtp = formats.percent(shownReturn(game.rtp));
  return (
    <div className={css.place}>
      <GameTile
        name={name}
        image={game.image === '' ? undefined : game.image}
        provider={
          isTable ? (
            <>
              <VisuallyHidden>{`${t({ id: 'casino.table.stakes', message: 'Stakes' })} `}</VisuallyHidden>
              {stakeRange(game, formats, currency)}
            </>
          ) : (
            t({ id: 'casino.return', message: `Return ${rtp}` })
          )
        }
        live={
          isTable ? (
            <Suspense>
              <TableStrip code={code} />
            </Suspense>
          ) : undefined
        }
        renderName={
          play === undefined
            ? undefined
            : (props) => <PageLink page="games" params={{ provider, game: code }} search={{ gc: code }} {...props} />
        }
        badge={
          isUnfinished
            ? t({ id: 'casino.state.open', message: 'Unfinished' })
            : isNew
              ? t({ id: 'casino.new', message: 'New' })
              : undefined
        }
        badgeTone="casino"
        favourite={{
          pressed: chosen,
          label: t({ id: 'casino.favorite', message: `Favourite: ${name}` }),
          onPress: () => player.toggle(area, code),
        }}
        play={play === undefined ? undefined : { label: play, onPress: () => open() }}
        demo={demo ? { label: t({ id: 'casino.demo', message: 'Demo' }), onPress: () => open('demo') } : undefined}
        disabledReason={play === undefined ? closed : undefined}
      />
      <div className={css.info}>
        <IconButton
          label={t({ id: 'casino.about', message: `About ${name}` })}
          icon={<IconInfoCircle size={20} />}
          onClick={() => onInfo(code)}
        />
      </div>
    </div>
  );
}
