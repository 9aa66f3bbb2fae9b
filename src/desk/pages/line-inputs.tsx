import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type InputProps,
  ReferenceArrayInput,
  ReferenceInput,
  TextInput,
} from 'react-admin';
import { TextsInput } from '#desk/kit/texts-input.tsx';
import { useSession } from '#desk/session-context.ts';

type Named = { readonly source: string; readonly label: string };

type Props = Pick<InputProps, 'validate'> &
  Named & {
    /** False where there is no room for one. */
    readonly helperText?: string | false;
    /** Of a filter. */
    readonly alwaysOn?: boolean;
  };

/** A product line by its name; by its handle for members who may not read the lines. */
export const LineInput = ({ source, helperText, alwaysOn: _, ...shown }: Props) => {
  const { may } = useSession();
  const said = { ...shown, ...(helperText === undefined ? {} : { helperText }) };
  return may.lines ? (
    <ReferenceInput source={source} reference="lines" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput {...said} optionText="title" />
    </ReferenceInput>
  ) : (
    <TextInput source={source} {...said} />
  );
};

/** Several product lines by their names. */
export const LinesInput = ({ source, label, helperText = '' }: Named & { readonly helperText?: string }) => {
  const { may } = useSession();
  return may.lines ? (
    <ReferenceArrayInput source={source} reference="lines" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteArrayInput label={label} helperText={helperText} optionText="title" defaultValue={[]} />
    </ReferenceArrayInput>
  ) : (
    <TextsInput source={source} label={label} helperText={helperText} />
  );
};
