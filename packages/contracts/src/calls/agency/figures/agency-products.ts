/** Products that figures are kept by. Credit that is moved has none: its rows have the id `none`. */
export const agencyProducts = ['prematch', 'live', 'mix', 'casino'] as const;
export type AgencyProduct = (typeof agencyProducts)[number];
