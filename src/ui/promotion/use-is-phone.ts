import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneWidth } from '#ui/theme/breakpoints.ts';

/** Only for parts that no document contains. */
export const useIsPhone = (): boolean => useMediaQuery(phoneWidth, { noSsr: true });
