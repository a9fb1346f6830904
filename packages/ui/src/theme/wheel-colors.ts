/** The colours of a roulette wheel, which are the same in every theme, with a text that is legible on all of them. */
export const wheelColors = { red: '#b3261e', black: '#17181c', green: '#1b6e3c', text: '#ffffff' } as const;
