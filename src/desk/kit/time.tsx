import { FunctionField, type RaRecord } from 'react-admin';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';

type Props = { readonly source: string; readonly label: string };

/** ms since 1970 UTC, to the minute in Vietnam; nothing for null. */
export const TimeField = ({ source, label }: Props) => (
  <FunctionField<RaRecord>
    source={source}
    label={label}
    render={(record) => (typeof record[source] === 'number' ? formatMinute(record[source]) : '')}
  />
);

/** ms since 1970 UTC, as a day in Vietnam. */
export const DayField = ({ source, label }: Props) => (
  <FunctionField<RaRecord>
    source={source}
    label={label}
    render={(record) => (typeof record[source] === 'number' ? formatDate(record[source]) : '')}
  />
);
