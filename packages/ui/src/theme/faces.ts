/** The names of the fonts, as in `fonts.css`. */
export const faces = { text: 'Sofia Sans Variable', condensed: 'Sofia Sans Condensed Variable' } as const;
