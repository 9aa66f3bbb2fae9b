import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode };

/** Short facts about a record; those without a value are left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Card>
    <CardContent>
      <Grid container spacing={2}>
        {facts
          .filter(({ value }) => value !== '' && value !== null)
          .map(({ label, value }) => (
            <Grid key={label} size={{ xs: 12, sm: 6, lg: 3 }}>
              <Typography variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="div">{value}</Typography>
            </Grid>
          ))}
      </Grid>
    </CardContent>
  </Card>
);
