import { breakpoints } from '#ui/theme/breakpoints.ts';

/** As `down('md')` of MUI, also for what runs without it. */
export const phoneWidth = `(max-width:${breakpoints.values.md - breakpoints.step / 100}em)`;
