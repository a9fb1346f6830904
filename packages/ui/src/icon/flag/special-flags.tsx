import type { ReactElement } from 'react';
import * as css from './Flag.css.ts';

const globe = (
  <path
    d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 0c-2.4 2-3.4 4.6-3.4 7.500s1 5.5 3.4 7.500m0-15c2.4 2 3.4 4.6 3.4 7.500s-1 5.5-3.4 7.500M5 9.500h14M5 14.500h14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />
);

/** A ring of small slanted marks, as on many European cups. */
const stars = (
  <g fill="currentColor">
    {Array.from({ length: 10 }, (_, index) => (
      <path key={index} d="M11.3 3.6h2l-.6 2.8h-2z" transform={`rotate(${index * 36} 12 12)`} />
    ))}
  </g>
);

/** Coasts of the continents, from a few dozen points of longitude and latitude each: enough for twenty pixels. */
const continents: Readonly<Record<string, string>> = {
  asia: 'M6.8 6.8 8.6 6.3 11.6 5.7 13.4 6.2 16.4 6.3 18.8 6.8 21.2 7.1 20.9 7.8 19.1 8.3 18.4 9.6 18.2 8.6 16.6 8.4 15.9 9.2 16.5 10.1 15.3 10.9 14.9 11.6 14.7 12.2 14.5 11.3 13.9 11.8 14.2 11.9 14.2 12.8 13.6 13.8 12.5 14.1 12.7 15.6 12.2 16 11.6 15.3 12 17.2 11.4 16 11.3 14.9 10.6 14.1 10 14.1 9.2 15.1 8.9 16.2 8.4 14.7 7.8 13.7 6.4 13.4 5.7 13 6.8 14 5.8 15 4.9 15.4 4.3 14.2 3.8 13.1 3.9 11.9 2.8 11.8 3 11.2 4.5 11.1 5.5 11 5.6 10.4 6.8 9.5ZM15.2 12.4 15.8 12.1 16.5 11.2 16.4 11.9 15.9 12.3ZM11.1 16.6 12.3 18.3 11.8 18ZM12.7 17.2 13.5 16.5 13.9 17.2 13.4 18 12.8 17.7Z',
  'north america':
    'M3.8 7.9 5 7.4 6.6 7.5 8.4 7.5 10.1 7.9 11.8 7.9 11.9 7.2 13 7.6 12.7 8.6 11.9 9.4 12.2 9.9 13.3 10.3 13.6 10.9 13.9 9.7 13.7 9 14.6 9.2 15.2 9.6 15.8 10.3 16.2 10.8 15.1 11.2 15.3 11.9 14.6 12.4 14.2 12.9 14 13.9 13.4 14.7 13.5 15.7 13.2 15 12.4 15 11.6 15.3 11.5 16.3 11.8 17 12.3 17 12.4 16.5 12.7 16.5 12.6 17.4 13.2 17.6 13.1 18.4 13.6 18.7 13.2 18.8 12.7 18 11.8 17.4 10.7 16.7 10.3 15.6 9.8 14.7 10.1 16.1 9.4 14.4 8.9 13.9 8.6 13 8.6 11.8 8.1 11 7.4 9.7 6.2 9.4 4.7 10.1 3.9 9 3.7 8.4ZM14.3 6.1 15.8 5.3 18.6 5.2 20.3 5.7 19.8 7.5 17.7 9.4 16.7 8.5 16.3 7.5Z',
  'south america':
    'M7.1 3.9 8.4 2.8 11 3.2 12.3 4.4 13.8 5 14.1 6.1 15.6 6.8 18 7.7 17.2 9.7 16.9 11 16.2 12.4 14.6 13.2 13.6 15.2 12.3 15.7 12 16.7 11 17 10.2 18.5 9.1 20.1 9.9 21.2 7.8 20.4 7.6 18.8 8.1 16.3 8.6 14.3 8.9 11.2 7.3 9.9 6 7.4 6.3 6.1 7.1 5Z',
  africa:
    'M6.2 3.3 10.2 3.1 10.5 4 12.8 4.6 15.8 4.6 17 7.1 18.5 9.5 20.5 9.4 19.5 11.4 18 12.9 17.8 15.1 17.9 16.1 16.5 17.4 16.6 18.4 15.9 19.1 15.3 20.2 14.3 20.9 12.4 20.9 11.5 19.1 10.7 16.9 11.1 15.1 10 12.6 10.1 11.4 8.9 10.8 7.2 11.1 5.7 11.2 4.5 10.2 3.5 8.7 3.5 7.1 5.2 5ZM20 15.4 20.3 16.4 19.5 18.6 18.8 18.6 18.8 16.6Z',
  oceania:
    'M2.7 11.4 5.1 10.2 6.2 8.9 7.4 8.2 9.3 8.2 9.1 9.2 10.6 10 10.8 7.9 12 10.5 14 12.7 13.2 16.4 12 16.9 10.3 16.6 9.7 15.6 7.7 14.5 5.6 15 3.9 15.6 3 15.3ZM19.8 15.6 21.2 16.6 20.4 17.7ZM19.8 17.4 19.2 18.5 18.4 19.3 17.9 19.1 19.2 17.8ZM7.7 4.7 10.6 5.4 13.2 7.6 11.1 7.3 9.7 7 8.5 5.7Z',
};

const tours: Readonly<Record<string, string>> = {
  atp: 'ATP',
  wta: 'WTA',
  itf: 'ITF',
  utr: 'UTR',
  challenger: 'CHA',
};

const aliases: Readonly<Record<string, string>> = {
  int: 'international',
  'australia & oceania': 'oceania',
  'australia and oceania': 'oceania',
  'n. america': 'north america',
  's. america': 'south america',
  'atp challenger': 'challenger',
};

export const nameKey = (name: string): string => {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');
  return Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
};

/** Every name with a special flag. */
export const specialNames: readonly string[] = [
  'World',
  'International',
  'Europe',
  'Africa',
  'Asia',
  'Oceania',
  'North America',
  'South America',
  'ATP',
  'WTA',
  'ITF',
  'Challenger',
  'UTR',
];

/** Returns the drawing of World, International, a continent or a tour (PRE-16), or undefined for any other name. */
export function specialFlag(name: string): ReactElement | undefined {
  const key = nameKey(name);
  const tour = Object.hasOwn(tours, key) ? tours[key] : undefined;
  const land = Object.hasOwn(continents, key) ? continents[key] : undefined;
  if (tour !== undefined) {
    return (
      <text
        x="12"
        y="15.8"
        textAnchor="middle"
        textLength={18}
        lengthAdjust="spacingAndGlyphs"
        fontSize="11"
        fontWeight="900"
        fill="currentColor"
      >
        {tour}
      </text>
    );
  }
  if (land !== undefined) return <path d={land} fill="currentColor" />;
  if (key === 'europe') return stars;
  if (key === 'world') return globe;
  if (key === 'international') {
    return (
      <>
        {globe}
        <path d="M11 22V11h11l-2.500 3.500L22 18h-7v4z" className={css.ground} />
        <path d="M13 21.500V12.800h6.600l-1.300 2 1.300 2h-5v4.700z" fill="currentColor" />
      </>
    );
  }
  return undefined;
}
