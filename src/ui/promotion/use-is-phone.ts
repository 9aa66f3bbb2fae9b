import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Only for parts that no document contains. */
export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
