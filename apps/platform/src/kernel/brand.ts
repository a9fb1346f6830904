/** Name of the site if no theme has one. An app shows the same name then (`defaultConfig` of `@kvota/shell`). */
export const brand = 'Kvota';
