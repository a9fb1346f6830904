/** What the site is called where no theme names it: the name that an app shows then (`localConfig` of `@kvota/shell`). */
export const brand = 'Kvota';
