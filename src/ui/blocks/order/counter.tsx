import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './counter.module.css';
import { counterText as text } from './counter.vi.ts';

/** − and + change an input of the form; without JavaScript the shopper types the number. */
export function Counter({
  name,
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const change = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <OutlinedInput
      className={styles.qty ?? ''}
      size="small"
      fullWidth={false}
      type="number"
      name={name}
      value={value}
      onChange={(event) => change(Math.trunc(Number(event.target.value)) || least)}
      slotProps={{
        input: { inputMode: 'numeric', 'aria-label': label, 'aria-invalid': undefined, min: least, max: most },
      }}
      startAdornment={
        <IconButton
          color="inherit"
          aria-label={`${text.decrease}: ${label}`}
          disabled={value <= least}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" />
        </IconButton>
      }
      endAdornment={
        <IconButton
          color="inherit"
          aria-label={`${text.increase}: ${label}`}
          disabled={value >= most}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      }
    />
  );
}
