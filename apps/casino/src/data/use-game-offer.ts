import type { Game } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import type { PlayerGames } from './use-player-games.ts';

/** How a game can be played now, in words. */
export interface GameOffer {
  /** The text of the button that plays for money; undefined if the game is off and has no unfinished round (CAS-33). */
  readonly play: string | undefined;
  /** True if a demo can be started. */
  readonly demo: boolean;
  /** Why the game cannot be played, and until when. */
  readonly closed: string | undefined;
  readonly isUnfinished: boolean;
}

/** Returns a function that words how a game can be played. `isOff` is true if it was switched off after it was fetched. */
export function useGameOffer(player: Pick<PlayerGames, 'unfinished'>): (game: Game, isOff: boolean) => GameOffer {
  const { t } = useLingui();
  const formats = useFormats();
  return (game, isOff) => {
    const off = isOff || !game.enabled;
    const isUnfinished = player.unfinished.includes(game.code);
    const time = formats.time(game.until ?? '');
    const closed =
      typeof game.until === 'string'
        ? t({ id: 'casino.offUntil', message: `Off until ${time}` })
        : t({ id: 'casino.off', message: 'Not available now' });
    const play = !isUnfinished
      ? t({ id: 'casino.play', message: 'Play' })
      : off
        ? t({ id: 'casino.finish', message: 'Finish the round' })
        : t({ id: 'casino.goOn', message: 'Go on playing' });
    return {
      play: off && !isUnfinished ? undefined : play,
      demo: game.demo && !off,
      closed: off ? closed : undefined,
      isUnfinished,
    };
  };
}
