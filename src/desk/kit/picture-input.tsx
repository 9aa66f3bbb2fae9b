import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';

type Props = { readonly source: string; readonly label: string };

/** One of the uploaded pictures. */
export const PictureInput = ({ source, label }: Props) => (
  <ReferenceInput source={source} reference="pictures" perPage={100}>
    <AutocompleteInput label={label} optionText="label" />
  </ReferenceInput>
);

/** Several of the uploaded pictures, in order. */
export const PicturesInput = ({ source, label }: Props) => (
  <ReferenceArrayInput source={source} reference="pictures" perPage={100}>
    <AutocompleteArrayInput label={label} optionText="label" />
  </ReferenceArrayInput>
);
