import type { ReactElement } from 'react';

import { Card, Chips, Suits, type CardFace, type TableProps } from './parts.tsx';

const hands: Readonly<Record<string, readonly (readonly [face: CardFace, suit: number])[]>> = {
  'jacks-9-6': [
    ['court', 1],
    ['court', 3],
    ['court', 2],
    ['ace', 0],
    ['ace', 2],
  ],
  'jacks-8-5': [
    ['back', 0],
    ['back', 0],
    ['court', 0],
    ['court', 2],
    ['ace', 3],
  ],
  bonus: [
    ['ace', 0],
    ['ace', 1],
    ['ace', 3],
    ['ace', 2],
    ['back', 0],
  ],
  'double-bonus': [
    ['back', 0],
    ['ace', 1],
    ['ace', 3],
    ['ace', 2],
    ['ace', 0],
  ],
  deuces: [
    ['two', 0],
    ['two', 1],
    ['two', 3],
    ['two', 2],
    ['court', 3],
  ],
};

/** A hand of five, as a fan. */
export const PokerPicture = ({ model, tones, variant }: TableProps): ReactElement => {
  const hand = hands[model] ?? hands['bonus'] ?? [];
  return (
    <>
      <Suits suits={hand.map(([, suit]) => suit)} />
      {model === 'double-bonus' ? <circle cx="80" cy="56" r="46" fill={tones.light} opacity=".25" /> : null}
      {hand.map(([face, suit], index) => (
        <Card
          key={`${face}${suit}${index === 0 ? 'a' : index}`}
          x={24 + index * 27}
          y={54 + Math.abs(index - 2) ** 1.7 * 4}
          turn={(index - 2) * 10}
          shift={index === 4 ? 0 : 6}
          face={face}
          suit={suit}
          size={1.2}
        />
      ))}
      {variant % 2 === 1 ? <Chips x={138} y={90} count={2} fill="#d3253c" /> : null}
    </>
  );
};

/** Two cards and a bet. */
export const BlackjackPicture = ({ model, variant }: TableProps): ReactElement => {
  const suit = [3, 2, 0, 1, 3][variant % 5] ?? 3;
  const other = (suit + 2) % 4;
  return (
    <>
      <Suits suits={[1, suit, other]} />
      {model.includes('no-double') ? <Card x={104} y={40} turn={20} face="ace" suit={1} size={1.1} /> : null}
      <Card x={56} y={50} turn={-13} face="ace" suit={suit} size={1.3} />
      <Card x={88} y={53} turn={9} face={model.startsWith('hits') ? 'six' : 'court'} suit={other} size={1.3} />
      <Chips x={132} y={82} count={4} fill="#d3253c" />
      <Chips x={22} y={88} count={2} fill="#1c6fae" />
    </>
  );
};

/** Hands of the player and of the bank face each other. */
export const BaccaratPicture = (_props: TableProps): ReactElement => (
  <>
    <Suits suits={[0, 1, 2, 3]} />
    <Card x={34} y={46} turn={-12} face="six" suit={2} size={1.15} />
    <Card x={56} y={56} turn={-2} face="two" suit={3} size={1.15} />
    <Card x={104} y={44} turn={4} face="court" suit={0} size={1.15} />
    <Card x={128} y={54} turn={14} face="ace" suit={1} size={1.15} />
    <Chips x={80} y={90} count={2} fill="#d9a93a" />
  </>
);

/** A card and the question: higher or lower? */
export const HigherLowerPicture = ({ variant }: TableProps): ReactElement => (
  <>
    <Suits suits={[variant === 0 ? 2 : 0]} />
    <Card x={52} y={50} turn={-7} face={variant === 0 ? 'six' : 'two'} suit={variant === 0 ? 2 : 0} size={1.35} />
    <Card x={98} y={52} turn={8} face="back" size={1.35} />
    <path d="M140 14L154 36H146V46H134V36H126Z" fill="#63cbff" stroke="#0b1418" strokeWidth="2" />
    <path d="M140 88L154 66H146V56H134V66H126Z" fill="#ffa552" stroke="#0b1418" strokeWidth="2" />
  </>
);
