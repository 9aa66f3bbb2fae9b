import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useInput } from 'react-admin';

/** The services that were chosen in their list, as the field `services` of a form. */
export const ChosenServices = ({
  none,
  chosen,
}: {
  readonly none: string;
  readonly chosen: (count: number) => string;
}) => {
  const { field } = useInput<string[]>({ source: 'services', defaultValue: [] });
  const services: readonly string[] = field.value;
  return services.length === 0 ? (
    <Alert severity="warning">{none}</Alert>
  ) : (
    <Typography>{chosen(services.length)}</Typography>
  );
};
