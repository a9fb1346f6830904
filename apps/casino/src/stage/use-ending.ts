import { useFormats } from '@kvota/shell';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { StageState } from './machine/stage-machine.ts';

/** The states of a game that is not on stage, with a reason. */
export type Ended = Extract<StageState, { status: 'refused' | 'failed' | 'superseded' }>;

/** The words for a game that is not on stage. */
export interface Ending {
  readonly title: string;
  readonly text: string;
}

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  gameUnknown: msg({ id: 'casino.refused.gameUnknown', message: 'This game is not here any more.' }),
  gameInactive: msg({ id: 'casino.refused.gameInactive', message: 'The game is switched off at the moment.' }),
  providerInactive: msg({
    id: 'casino.refused.providerInactive',
    message: 'The games of this studio are switched off.',
  }),
  providerDown: msg({
    id: 'casino.refused.providerDown',
    message: 'The server of the game does not answer. Nothing was staked.',
  }),
  casinoDisabled: msg({ id: 'casino.refused.casinoDisabled', message: 'The casino is closed at the moment.' }),
  noDemo: msg({ id: 'casino.refused.noDemo', message: 'This game has no demo.' }),
  gameWalletBonus: msg({
    id: 'casino.refused.gameWalletBonus',
    message: 'Games cannot be played with bonus money. Choose another wallet.',
  }),
  gameCurrency: msg({
    id: 'casino.refused.gameCurrency',
    message: 'This game cannot be played in your currency. Choose another wallet.',
  }),
  limitReached: msg({
    id: 'casino.refused.limitReached',
    message: 'These games are switched off for you, by yourself, your agent or the operator.',
  }),
  noWallet: msg({ id: 'casino.refused.noWallet', message: 'Choose a wallet first.' }),
  youAreBlocked: msg({
    id: 'casino.refused.youAreBlocked',
    message: 'Your account is blocked. Please contact support.',
  }),
  playPaused: msg({ id: 'casino.refused.playPaused', message: 'You have paused playing.' }),
  selfExcluded: msg({ id: 'casino.refused.selfExcluded', message: 'You are excluded from playing.' }),
  registerUnknown: msg({
    id: 'casino.refused.registerUnknown',
    message: 'The exclusion register has not answered whether you may play. Try again in a minute.',
  }),
  limitRequired: msg({
    id: 'casino.refused.limitRequired',
    message: 'Here you play with a limit of your own for deposits. Set one first.',
  }),
  nightOff: msg({
    id: 'casino.refused.nightOff',
    message: 'You do not play at this hour: your night off.',
  }),
  sessionTime: msg({
    id: 'casino.refused.sessionTime',
    message: 'Your time of play is used up. Take a break.',
  }),
  maintenance: msg({ id: 'casino.refused.maintenance', message: 'Games are paused for maintenance.' }),
};

/** True if the player has to set a limit before the game starts. */
export const needsLimit = (state: Ended): boolean => state.status === 'refused' && state.error === 'limitRequired';

/** Returns the title and the text of the end of a stage, in the language of the page. */
export function useEnding(): (state: Ended) => Ending {
  const { t } = useLingui();
  const formats = useFormats();
  return (state) => {
    switch (state.status) {
      case 'superseded':
        return {
          title: t({ id: 'casino.superseded', message: 'You play this game elsewhere' }),
          text: t({ id: 'casino.supersededWhy', message: 'It was opened in another tab or on another device.' }),
        };
      case 'failed':
        return {
          title: t({ id: 'casino.notOpened', message: 'The game did not open' }),
          text: t({
            id: 'casino.notOpenedWhy',
            message: 'No answer came in time. A round that was begun is kept and goes on when you open the game again.',
          }),
        };
      case 'refused': {
        const known = Object.hasOwn(refusals, state.error) ? refusals[state.error] : undefined;
        // A pause lasts for days, and a game is off for hours.
        const isGuarded = state.error !== 'gameInactive';
        const time = (isGuarded ? formats.dateTime : formats.time)(state.until ?? '');
        const until = time === '' ? '' : ` ${t({ id: 'casino.until', message: `Until ${time}.` })}`;
        return {
          title:
            state.error === 'gameInactive' || state.error === 'casinoDisabled'
              ? t({ id: 'casino.off', message: 'Not available now' })
              : t({ id: 'casino.notOpened', message: 'The game did not open' }),
          text:
            (known ? t(known) : t({ id: 'casino.refused.other', message: 'The game cannot be started now.' })) + until,
        };
      }
    }
  };
}
