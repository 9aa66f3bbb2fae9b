import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';

type Props = { readonly source: string; readonly label: string; readonly helperText?: string };

/** Several short texts. */
export const TextsInput = ({ source, label, helperText = '' }: Props) => (
  <ArrayInput source={source} label={label} helperText={helperText} defaultValue={[]}>
    <SimpleFormIterator inline disableReordering>
      <TextInput source="" label={false} helperText={false} slotProps={{ htmlInput: { 'aria-label': label } }} />
    </SimpleFormIterator>
  </ArrayInput>
);
