import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { FigureKind, FigureRecord } from '#contracts/desk/figure-record.ts';
import { shareInPermille } from '#core/shared/periods/compared-periods.ts';
import { price } from '#desk/kit/price.ts';
import { figureWords as words } from '#desk/words/records.vi.ts';

type Shown = { readonly value: string; readonly about: string };

const compared = ({ value, before }: FigureRecord): Shown => ({
  value: price(value),
  about: words.before(price(before ?? 0), shareInPermille(value - (before ?? 0), before ?? 0)),
});

const shared = ({ value, count }: FigureRecord): Shown => ({
  value: String(value),
  about: words.share(value, count ?? 0, shareInPermille(value, count ?? 0)),
});

const shows: Readonly<Record<FigureKind, (figure: FigureRecord) => Shown>> = {
  today: compared,
  month: compared,
  recurring: ({ value, count }) => ({ value: price(value), about: words.services(count ?? 0) }),
  renewals: ({ value, count }) => ({ value: price(value), about: words.due(count ?? 0) }),
  churn: shared,
  conversion: shared,
};

const FigureCard = ({ figure }: { readonly figure: FigureRecord }) => {
  const { value, about } = shows[figure.id](figure);
  return (
    <Card>
      <CardContent>
        <Typography color="textSecondary">{words.names[figure.id]}</Typography>
        <Typography variant="h5" component="p">
          {value}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      </CardContent>
    </Card>
  );
};

/** How the business goes: turnover, what comes again, who leaves, and who pays. */
export const Figures = () => {
  const { data = [], isPending } = useGetList<FigureRecord>('figures');
  return (
    <Grid container spacing={2}>
      {isPending
        ? Object.keys(words.names).map((id) => (
            <Grid key={id} size={{ xs: 12, sm: 6, lg: 4 }}>
              <Skeleton variant="rounded" height={116} aria-label={words.loading} />
            </Grid>
          ))
        : null}
      {data.map((figure) => (
        <Grid key={figure.id} size={{ xs: 12, sm: 6, lg: 4 }}>
          <FigureCard figure={figure} />
        </Grid>
      ))}
      <Grid size={12}>
        <Typography variant="body2" color="textSecondary">
          {words.beforeTax}
        </Typography>
      </Grid>
    </Grid>
  );
};
