/** Widths and devices that the widgets distinguish. [LAY-07] */
export const PHONE = '@media (max-width: 639.98px)';
export const TABLET = '@media (max-width: 767.98px)';
export const TOUCH = '@media (max-width: 1023.98px)';
/** A phone enlarges the page around smaller text when it is typed into. */
export const FINGER = '@media (pointer: coarse)';
