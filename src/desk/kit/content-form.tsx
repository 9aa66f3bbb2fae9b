import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { useSession } from '#desk/session-context.ts';
import { contentWords as words } from '#desk/words/content.vi.ts';
import { ActionButton } from './action-button.tsx';
import { History } from './history.tsx';
import { Problems } from './problems.tsx';
import { RecordEdit } from './whole-record.tsx';

const EditActions = () => {
  const { may } = useSession();
  const canRemove = may[useResourceContext() ?? '']?.actions.includes('remove') ?? false;
  return (
    <TopToolbar>
      {canRemove ? (
        <ActionButton
          action="remove"
          label={words.remove}
          title={words.removeTitle}
          text={words.removeText}
          done={words.removed}
        />
      ) : null}
    </TopToolbar>
  );
};

type Parts = {
  /** Said above the fields. */
  readonly about?: string;
};

/** A form, why the shop does not show what was saved, and the earlier versions below it. */
export const editOf =
  (fields: ReactNode, { about }: Parts = {}) =>
  () => (
    <RecordEdit actions={<EditActions />}>
      <Stack spacing={2}>
        <Problems />
        <Card>
          {about === undefined ? null : <Alert severity="info">{about}</Alert>}
          <SimpleForm>{fields}</SimpleForm>
        </Card>
        <History />
      </Stack>
    </RecordEdit>
  );

export const createOf =
  (fields: ReactNode, { about }: Parts = {}) =>
  () => (
    <Create redirect="edit">
      {about === undefined ? null : <Alert severity="info">{about}</Alert>}
      <SimpleForm>{fields}</SimpleForm>
    </Create>
  );

export const slugInput = (
  <TextInput source="slug" label={words.slug} helperText={words.slugHelp} validate={required()} />
);
export const publishedInput = <BooleanInput source="published" label={words.published} defaultValue />;
export const bodyInput = (
  <TextInput source="body" label={words.body} helperText={words.bodyHelp} multiline minRows={8} resettable={false} />
);

/** The site that an entry is for. */
export const SiteInput = ({ label }: { readonly label: string }) => (
  <ReferenceInput source="site" reference="sites">
    <AutocompleteInput label={label} optionText="label" emptyText={words.everySite} />
  </ReferenceInput>
);
