import { required, TextInput } from 'react-admin';
import { noteWords as words } from '#desk/words/desk.vi.ts';
import { FormAction } from './form-action.tsx';

/** A note of the staff about the record, for each other. */
export const NoteAction = () => (
  <FormAction action="note" label={words.write} title={words.write} text={words.text} done={words.written}>
    <TextInput source="text" label={words.note} validate={required()} multiline minRows={3} />
  </FormAction>
);
