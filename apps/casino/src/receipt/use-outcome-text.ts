import { useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import {
  outcomeWords,
  type HandResult,
  type LeagueBetWords,
  type OutcomeWords,
  type RaceBet,
} from './outcome-words.ts';
import { useHandName } from './use-hand-name.ts';

/** Returns the outcome of a round in one or two sentences, or an empty text if its game is not known here (CAS-41). */
export function useOutcomeText(): (outcome: unknown) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const handName = useHandName();
  const multipleText = useMultipleText();
  const resultText = useResultText();
  const baccaratText = useBaccaratText();
  const raceBetText = useRaceBetText();
  const leagueBetText = useLeagueBetText();
  return (outcome) => {
    const words = outcomeWords(outcome);
    switch (words.kind) {
      case 'lines': {
        const { lines, freeSpins } = words;
        const paid =
          lines === 0
            ? t({ id: 'played.out.noLine', message: 'No line paid.' })
            : t({ id: 'played.out.lines', message: plural(lines, { one: '# line paid.', other: '# lines paid.' }) });
        if (freeSpins === 0) return paid;
        const free = t({
          id: 'played.out.freeSpins',
          message: plural(freeSpins, { one: '# free spin followed.', other: '# free spins followed.' }),
        });
        return `${paid} ${free}`;
      }
      case 'steps': {
        const { steps, lost } = words;
        return lost
          ? t({ id: 'played.out.lost', message: `Lost on step ${steps}.` })
          : t({
              id: 'played.out.cashedOut',
              message: plural(steps, { one: '# step, then cashed out.', other: '# steps, then cashed out.' }),
            });
      }
      case 'hands': {
        const hands = formats.list(words.hands.map(handName));
        return hands === '' ? t({ id: 'played.out.noHand', message: 'No hand that pays.' }) : hands;
      }
      case 'number':
        return t({ id: 'played.out.number', message: `The ball fell on ${words.number}.` });
      case 'hits': {
        const { hits, drawn } = words;
        return t({ id: 'played.out.hits', message: `${hits} of your numbers were among the ${drawn} drawn.` });
      }
      case 'dice': {
        const [roll, edge] = [formats.number(words.roll), formats.number(words.edge)];
        return words.over
          ? t({ id: 'played.out.diceOver', message: `Rolled ${roll}. Your bet: ${edge} and above.` })
          : t({ id: 'played.out.diceUnder', message: `Rolled ${roll}. Your bet: below ${edge}.` });
      }
      case 'reached': {
        const point = formats.number(words.point);
        const target = formats.number(words.target);
        return t({ id: 'played.out.reached', message: `Reached ${point}×. Your target: ${target}×.` });
      }
      case 'multiple':
        return multipleText(words);
      case 'blackjack': {
        const { dealer } = words;
        return words.hands
          .map(({ cards, result }) => {
            const end = resultText(result);
            return t({ id: 'played.out.blackjack', message: `${cards} against ${dealer}: ${end}.` });
          })
          .join(' ');
      }
      case 'baccarat':
        return baccaratText(words);
      case 'race': {
        const { first, second } = words;
        const bet = raceBetText(words.bet);
        return t({
          id: 'played.out.race',
          message: `Number ${first} won, number ${second} was second. Your bet: ${bet}.`,
        });
      }
      case 'league': {
        const results = words.results.map(({ home, away, score }) => `${home} ${score} ${away}`).join(', ');
        const bets = words.bets.map(leagueBetText).join('; ');
        return t({ id: 'played.out.league', message: `${results}. Your bets: ${bets}.` });
      }
      case 'left': {
        const multiple = formats.number(words.multiple);
        return t({ id: 'played.out.left', message: `Left the curve at ${multiple}×.` });
      }
      case 'stayed': {
        const multiple = formats.number(words.multiple);
        return t({ id: 'played.out.stayed', message: `The curve ended at ${multiple}× with the bet on it.` });
      }
      case 'plain':
        return '';
    }
  };
}

type Multiple = Extract<OutcomeWords, { readonly kind: 'multiple' }>;

function useMultipleText(): (words: Multiple) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ of, multiple }) => {
    const times = formats.number(multiple);
    switch (of) {
      case 'plinko':
        return t({ id: 'played.out.plinko', message: `The ball fell into the pocket ${times}×.` });
      case 'wheel':
        return t({ id: 'played.out.wheel', message: `The wheel stopped at ${times}×.` });
      case 'scratch':
        return multiple === '0'
          ? t({ id: 'played.out.noThree', message: 'No three equal amounts.' })
          : t({ id: 'played.out.three', message: `Three equal amounts: ${times}× the stake.` });
    }
  };
}

/** A stake that comes back is no win (CAS-35). */
function useResultText(): (result: HandResult) => string {
  const { t } = useLingui();
  return (result) =>
    ({
      blackjack: t({ id: 'played.out.result.blackjack', message: 'blackjack' }),
      win: t({ id: 'played.out.result.win', message: 'won' }),
      push: t({ id: 'played.out.result.push', message: 'equal, stake returned' }),
      loss: t({ id: 'played.out.result.loss', message: 'lost' }),
      bust: t({ id: 'played.out.result.bust', message: 'over 21, lost' }),
    })[result];
}

type Coup = Extract<OutcomeWords, { readonly kind: 'baccarat' }>;

function useBaccaratText(): (words: Coup) => string {
  const { t } = useLingui();
  return ({ winner, player, banker }) => {
    switch (winner) {
      case 'player':
        return t({ id: 'played.out.player', message: `Player ${player}, banker ${banker}: player.` });
      case 'banker':
        return t({ id: 'played.out.banker', message: `Player ${player}, banker ${banker}: banker.` });
      case 'tie':
        return t({ id: 'played.out.tie', message: `Player ${player}, banker ${banker}: tie.` });
    }
  };
}

function useRaceBetText(): (bet: RaceBet) => string {
  const { t } = useLingui();
  return ({ mode, runners: [first = 0, second = 0] }) => {
    switch (mode) {
      case 'win':
        return t({ id: 'played.out.bet.win', message: `number ${first} to win` });
      case 'first-two':
        return t({ id: 'played.out.bet.firstTwo', message: `number ${first} in the first two` });
      case 'forecast':
        return t({ id: 'played.out.bet.forecast', message: `number ${first} before number ${second}` });
    }
  };
}

function useLeagueBetText(): (bet: LeagueBetWords) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ home, away, on, score }) => {
    const line = formats.number('2.5');
    const picks: Readonly<Record<LeagueBetWords['on'], string>> = {
      '1': '1',
      x: 'X',
      '2': '2',
      over: t({ id: 'played.out.bet.over', message: `over ${line} goals` }),
      under: t({ id: 'played.out.bet.under', message: `under ${line} goals` }),
      yes: t({ id: 'played.out.bet.both', message: 'both score' }),
      no: t({ id: 'played.out.bet.notBoth', message: 'not both score' }),
      score,
    };
    return `${home} – ${away}: ${picks[on]}`;
  };
}
