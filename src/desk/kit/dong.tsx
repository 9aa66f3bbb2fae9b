import { FunctionField, NumberInput, type NumberInputProps, type RaRecord } from 'react-admin';
import { dong, formatDong } from '#core/shared/dong.ts';

/** An amount as in the shop; nothing for null. */
export const DongField = ({ source, label }: { readonly source: string; readonly label: string }) => (
  <FunctionField<RaRecord>
    source={source}
    label={label}
    textAlign="right"
    render={(record) =>
      record[source] === null || record[source] === undefined ? '' : formatDong(dong(record[source]))
    }
  />
);

/** For the table's header. */
DongField.textAlign = 'right' as const;

/** Whole đồng. */
export const DongInput = (props: NumberInputProps) => <NumberInput min={0} step={1000} {...props} />;
