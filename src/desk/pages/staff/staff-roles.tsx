import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  CloneButton,
  Create,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { staffRoleColumns } from '#contracts/desk/columns/staff-columns.vi.ts';
import type { StaffRoleRecord } from '#contracts/desk/staff-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RightsInput } from '#desk/kit/rights-input.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { staffRoleWords as words } from '#desk/words/staff.vi.ts';

export const StaffRoleList = () => (
  <RecordList<StaffRoleRecord>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'name', order: 'ASC' }}
    rowClick="edit"
    primary={({ name }) => name}
    secondary={({ holders }) => holders || words.nobody}
    tertiary={({ isPreset }) => staffRoleColumns.isPreset.words[`${isPreset}`]}
    columns={staffRoleColumns}
  />
);

const RoleFields = ({ isReadOnly = false }: { readonly isReadOnly?: boolean }) => {
  const { rights } = useSession();
  return (
    <>
      <TextInput source="name" label={words.name} validate={required()} readOnly={isReadOnly} />
      <RightsInput
        source="rights"
        label={words.rights}
        help={words.rightsHelp}
        allowed={rights}
        isReadOnly={isReadOnly}
      />
    </>
  );
};

export const StaffRoleCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <RoleFields />
    </SimpleForm>
  </Create>
);

const RoleActions = () => {
  const role = useRecordContext<StaffRoleRecord>();
  const { may } = useSession();
  if (role === undefined || !may['staff-roles']?.create) return <TopToolbar />;
  return (
    <TopToolbar>
      <CloneButton />
      {role.isPreset ? null : (
        <ActionButton
          action="remove"
          label={words.remove}
          title={words.removeTitle}
          text={words.removeText}
          done={words.removed}
        />
      )}
    </TopToolbar>
  );
};

const RoleForm = () => {
  const role = useRecordContext<StaffRoleRecord>();
  if (role === undefined) return null;
  return (
    <Card>
      <SimpleForm
        toolbar={
          role.isPreset ? (
            false
          ) : (
            <Toolbar>
              <SaveButton />
            </Toolbar>
          )
        }
      >
        {role.isPreset ? <Alert severity="info">{words.preset}</Alert> : null}
        <Typography color="textSecondary">
          {words.holders}: {role.holders || words.nobody}
        </Typography>
        <RoleFields isReadOnly={role.isPreset} />
      </SimpleForm>
    </Card>
  );
};

export const StaffRoleEdit = () => (
  <RecordEdit actions={<RoleActions />}>
    <RoleForm />
  </RecordEdit>
);
