import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  CheckboxGroupInput,
  Create,
  Labeled,
  Link,
  ReferenceArrayInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { accountColumns } from '#contracts/desk/columns/staff-columns.vi.ts';
import type { AccountRecord, ShownLink, StaffRoleRecord } from '#contracts/desk/staff-record.ts';
import { summariseRights } from '#contracts/rights/staff-rights.vi.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { columnField } from '#desk/kit/column.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { accountWords as words } from '#desk/words/staff.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
];

export const AccountList = () => (
  <RecordList<AccountRecord>
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    rowClick="edit"
    primary={({ name }) => name}
    secondary={({ roleNames }) => roleNames}
    tertiary={({ state }) => words.states[state]}
    columns={accountColumns}
  />
);

/** A role with what it allows: names alone do not tell whoever gives it. */
const RoleChoice = () => {
  const role = useRecordContext<StaffRoleRecord>();
  if (role === undefined) return null;
  return (
    <>
      {role.name}
      <Typography variant="body2" color="textSecondary">
        {summariseRights(role.rights)}
      </Typography>
    </>
  );
};

const RolesInput = () => (
  <ReferenceArrayInput source="roles" reference="staff-roles" perPage={100} sort={{ field: 'name', order: 'ASC' }}>
    <CheckboxGroupInput
      label={words.roles}
      optionText={<RoleChoice />}
      helperText={words.rolesHelp}
      row={false}
      validate={required()}
    />
  </ReferenceArrayInput>
);

type LinkProps = { readonly link: string | null; readonly onClose: () => void };

/** Without a secure origin browsers do not let a page copy; the link can be selected. */
const CopyLink = ({ link }: { readonly link: string }) => {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(words.copied, { type: 'success' });
    } catch {
      notify(words.notCopied, { type: 'error' });
    }
  };
  return (
    <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
};

/** The link is shown once; the database holds only its digest. */
const LinkDialog = ({ link, onClose }: LinkProps) => (
  <Dialog open={link !== null} fullWidth>
    <DialogTitle>{words.linkTitle}</DialogTitle>
    <DialogContent>
      <DialogContentText>{words.linkText}</DialogContentText>
      <MuiTextField
        value={link ?? ''}
        label={words.linkTitle}
        fullWidth
        multiline
        margin="normal"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </DialogContent>
    <DialogActions>
      <CopyLink link={link ?? ''} />
      <Button onClick={onClose}>{words.close}</Button>
    </DialogActions>
  </Dialog>
);

export const AccountCreate = () => {
  const [link, setLink] = useState<string | null>(null);
  const redirect = useRedirect();
  return (
    <>
      <Create<AccountRecord & ShownLink> mutationOptions={{ onSuccess: (made) => setLink(made.link) }}>
        <SimpleForm>
          <TextInput source="name" label={words.name} helperText={words.nameHelp} validate={required()} />
          <RolesInput />
        </SimpleForm>
      </Create>
      <LinkDialog link={link} onClose={() => redirect('list', 'accounts')} />
    </>
  );
};

const AccountActions = () => {
  const account = useRecordContext<AccountRecord>();
  const { may } = useSession();
  const [link, setLink] = useState<string | null>(null);
  if (account === undefined || !may.accounts?.update) return <TopToolbar />;
  const { state, hasPassword } = account;
  return (
    <TopToolbar>
      <Button size="small" component={Link} to="/sessions" state={{ filter: { q: account.name } }}>
        {words.sessions}
      </Button>
      {state === 'open' ? (
        <ActionButton
          action="block"
          label={words.block}
          title={words.blockTitle}
          text={words.blockText}
          done={words.blocked}
        />
      ) : null}
      {state === 'blocked' ? (
        <ActionButton
          action="unblock"
          label={words.unblock}
          title={words.unblockTitle}
          text={words.unblockText}
          done={words.unblocked}
        />
      ) : null}
      {state === 'invited' || hasPassword ? (
        <>
          <ActionButton
            action="reset"
            label={words.reset}
            title={words.resetTitle}
            text={words.resetText}
            done={words.resetDone}
            onDone={(changed) => setLink(changed.link)}
          />
          <ActionButton
            action="withdraw"
            label={words.withdraw}
            title={words.withdrawTitle}
            text={words.withdrawText}
            done={words.withdrawn}
          />
        </>
      ) : null}
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </TopToolbar>
  );
};

export const AccountEdit = () => (
  <RecordEdit actions={<AccountActions />}>
    <Card>
      <SimpleForm>
        {(['name', 'state', 'at'] as const).map((field) => (
          <Labeled key={field}>{columnField(field, accountColumns[field])}</Labeled>
        ))}
        <RolesInput />
      </SimpleForm>
    </Card>
  </RecordEdit>
);
