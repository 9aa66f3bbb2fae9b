/** Widths and devices that the widgets distinguish. [LAY-07] */
export const PHONE = '@media (max-width: 39.99875em)';
export const TABLET = '@media (max-width: 47.99875em)';
export const TOUCH = '@media (max-width: 63.99875em)';
/** A phone enlarges the page around smaller text when it is typed into. */
export const FINGER = '@media (pointer: coarse)';
