import type { ReactElement } from 'react';

const globe = (
  <path
    d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 0c-2.4 2-3.4 4.6-3.4 7.500s1 5.5 3.4 7.500m0-15c2.4 2 3.4 4.6 3.4 7.500s-1 5.5-3.4 7.500M5 9.500h14M5 14.500h14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />
);

/** A ring of small leaning marks, as on many a European cup. */
const stars = (
  <g fill="currentColor">
    {Array.from({ length: 10 }, (_, index) => (
      <path key={index} d="M11.3 3.6h2l-.6 2.8h-2z" transform={`rotate(${index * 36} 12 12)`} />
    ))}
  </g>
);

/** Continents as rough outlines: at twenty pixels the lean of a coast is all that is left of it. */
const continents: Readonly<Record<string, string>> = {
  africa: 'M8.5 5.5 13 5l3.5 3 .5 2.500h2l-2.5 4-1 3-2.5 2-1.5-3-.5-4.5-2-1-3-.5-1.5-2.500Z',
  asia: 'M5 9l3-3.5 5-.5 5.5 1.5 1 3-2 1.5.5 3-2 .5-1.5 3-1.5-3-2.5-.5-1.5 2.5-1.5-3-2 .500Z',
  oceania: 'M5 12.500l3-2.5 2.5.5 1-1.5 2 2 1-2.5 2 3.5 1.5 2-1.5 3-2.5.5-2-2-3.5 1-3 .5Zm12 4.5 1 2-1.5-.5Z',
  'north america': 'M5 6l5-1.5 5 .5 3 2-2.5 2.5-2 .5-.5 2.5-2.5.5 1 2 2 2.5-2.5-1-3-3.500L7 10 5.5 8Z',
  'south america': 'M9.5 4.500l3.5 1 3.5 3 .5 2.5-2 2.5-1.5 3-2 3-1-.5.5-5-2.5-3.5-.5-3Z',
};

const tours: Readonly<Record<string, string>> = {
  atp: 'ATP',
  wta: 'WTA',
  itf: 'ITF',
  utr: 'UTR',
  challenger: 'CH',
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
  const key = name.trim().toLowerCase().replaceAll('_', ' ');
  return aliases[key] ?? key;
};

/** The drawing of World, International, a continent or a tour (PRE-16); undefined for anything else. */
export function specialFlag(name: string): ReactElement | undefined {
  const key = nameKey(name);
  const tour = tours[key];
  const land = continents[key];
  if (tour !== undefined) {
    return (
      <text
        x="12"
        y="15.8"
        textAnchor="middle"
        textLength={tour.length > 2 ? 19 : 14}
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
        <circle cx="17.5" cy="17" r="3.2" fill="currentColor" />
      </>
    );
  }
  return undefined;
}
