import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useInput } from 'react-admin';
import { allRights, type StaffRight, withReading } from '#contracts/rights/staff-rights.ts';
import { areaNames, areaOf, deedName, rightName } from '#contracts/rights/staff-rights.vi.ts';

type Props = {
  readonly source: string;
  readonly label: string;
  readonly help: string;
  /** Those that may be ticked; what is ticked may always be taken away. */
  readonly allowed: readonly StaffRight[];
  readonly isReadOnly?: boolean;
};

const byArea = Object.entries(areaNames).map(([area, title]) => ({
  area,
  title,
  rights: allRights.filter((right) => areaOf(right) === area),
}));

/** Rights by what they are about. Whoever ticks a change ticks its reading too. */
export const RightsInput = ({ source, label, help, allowed, isReadOnly = false }: Props) => {
  const { field, fieldState } = useInput<StaffRight[]>({ source, defaultValue: [] });
  const held: readonly StaffRight[] = field.value;
  const toggle = (right: StaffRight, isOn: boolean) =>
    field.onChange(isOn ? withReading([...held, right]) : held.filter((each) => each !== right));
  return (
    <FormGroup sx={{ width: '100%', gap: 1 }}>
      <Typography component="h2" variant="h6">
        {label}
      </Typography>
      <FormHelperText error={fieldState.invalid}>{fieldState.error?.message ?? help}</FormHelperText>
      <Grid container spacing={1}>
        {byArea.map(({ area, title, rights }) => (
          <Grid key={area} size={{ xs: 12, sm: 6, lg: 4 }}>
            <Card variant="outlined" sx={{ height: '100%' }}>
              <CardContent>
                <Typography component="h3" variant="subtitle2">
                  {title}
                </Typography>
                <FormGroup row>
                  {rights.map((right) => (
                    <FormControlLabel
                      key={right}
                      label={deedName(right)}
                      disabled={isReadOnly || !(allowed.includes(right) || held.includes(right))}
                      control={
                        <Checkbox
                          size="small"
                          checked={held.includes(right)}
                          onChange={(_, isOn) => toggle(right, isOn)}
                          slotProps={{ input: { 'aria-label': rightName(right) } }}
                        />
                      }
                    />
                  ))}
                </FormGroup>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </FormGroup>
  );
};
