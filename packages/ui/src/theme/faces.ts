/** The names of our faces, as `fonts.css` gives them. */
export const faces = { text: 'Sofia Sans Variable', condensed: 'Sofia Sans Condensed Variable' } as const;
