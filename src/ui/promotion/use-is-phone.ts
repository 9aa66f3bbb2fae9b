import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneWidth } from './phone-width.ts';

/** Only for parts that no document contains. */
export const useIsPhone = (): boolean => useMediaQuery(phoneWidth, { noSsr: true });
