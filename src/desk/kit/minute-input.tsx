import { DateTimeInput } from 'react-admin';
import { formatLocalTime, parseLocalTime } from '#core/shared/periods/local-time.ts';

type Props = { readonly source: string; readonly label: string; readonly helperText?: string };

/** Day and time in Vietnam, wherever the browser is; the record holds ISO 8601 in UTC. */
export const MinuteInput = (props: Props) => (
  <DateTimeInput
    {...props}
    // react-admin formats twice what the field holds.
    format={(value: unknown) => (String(value ?? '').endsWith('Z') ? formatLocalTime(value) : (value ?? ''))}
    parse={(typed: string) => parseLocalTime(typed) ?? null}
  />
);
