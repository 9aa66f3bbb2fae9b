import type { ReactElement, ReactNode } from 'react';
import { Edit, Show } from 'react-admin';

type Props = { readonly actions?: ReactElement; readonly children: ReactNode };

/** A key of its own: rows of lists, which react-admin keeps as records, lack parts and version. */
const whole = { meta: { isWhole: true } };

/** A record with all its parts. */
export const RecordShow = (props: Props) => (
  <Show component="div" queryOptions={whole} sx={{ '& .RaShow-card': { minWidth: 0 } }} {...props} />
);

/** A form over a record; the server refuses it when another member changed the record meanwhile. */
export const RecordEdit = (props: Props) => (
  <Edit
    component="div"
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={whole}
    mutationOptions={whole}
    sx={{ '& .RaEdit-card': { minWidth: 0 } }}
    {...props}
  />
);
