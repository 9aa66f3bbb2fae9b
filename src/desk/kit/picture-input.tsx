import Stack from '@mui/material/Stack';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useRecordContext,
} from 'react-admin';
import type { PictureRecord } from '#contracts/desk/content/content-record.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = { readonly source: string; readonly label: string };

const nameOf = ({ label }: PictureRecord): string => label;

/** A picture beside its name. */
const Option = () => {
  const record = useRecordContext<PictureRecord>();
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Thumbnail<PictureRecord> label="" of={({ url }) => ({ src: url, alt: '' })} />
      {record?.label}
    </Stack>
  );
};

/** One of the uploaded pictures. */
export const PictureInput = ({ source, label }: Props) => (
  <ReferenceInput source={source} reference="pictures" perPage={100}>
    <AutocompleteInput label={label} optionText={<Option />} inputText={nameOf} fullWidth />
  </ReferenceInput>
);

/** Several of the uploaded pictures, in order. */
export const PicturesInput = ({ source, label }: Props) => (
  <ReferenceArrayInput source={source} reference="pictures" perPage={100}>
    <AutocompleteArrayInput label={label} optionText="label" />
  </ReferenceArrayInput>
);
