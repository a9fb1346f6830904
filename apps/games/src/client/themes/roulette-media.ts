/** The cloth is upright on narrow screens that are not low. */
export const upright = '(max-width: 619px) and (min-height: 301px)';
