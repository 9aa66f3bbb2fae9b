import { useTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { salesWords as words } from '#desk/words/records.vi.ts';

/** Bars in the firm's colour. */
export const AmountBars = (props: Omit<BarChartProps, 'colors' | 'localeText'>) => {
  const { palette } = useTheme();
  return <BarChart colors={[palette.primary.main]} localeText={{ noData: words.noData }} {...props} />;
};
