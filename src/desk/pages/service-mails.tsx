import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Create, Link, required, SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { serviceMailColumns } from '#contracts/desk/columns/service-mail-columns.vi.ts';
import type { ServiceMailRecord, ServiceMailRow } from '#contracts/desk/service-mail-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { ChosenServices } from '#desk/kit/chosen-services.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { serviceMailWords as words } from '#desk/words/service-mails.vi.ts';

export const ServiceMailList = () => (
  <RecordList<ServiceMailRow>
    sort={{ field: 'madeAt', order: 'DESC' }}
    rowClick="show"
    primary={({ subject }) => subject}
    secondary={({ madeBy, madeAt }) => `${madeBy} · ${formatMinute(madeAt)}`}
    tertiary={({ sentAt }) => (sentAt === null ? words.notSent : formatMinute(sentAt))}
    columns={serviceMailColumns}
  />
);

export const ServiceMailCreate = () => (
  <Create redirect="show">
    <SimpleForm>
      <ChosenServices none={words.none} chosen={words.chosen} />
      <TextInput source="subject" label={words.subject} validate={required()} />
      <TextInput
        source="text"
        label={words.text}
        helperText={words.textHelp}
        validate={required()}
        multiline
        minRows={6}
      />
    </SimpleForm>
  </Create>
);

const MailActions = () => {
  const mail = useRecordContext<ServiceMailRecord>();
  return (
    <TopToolbar>
      {mail?.sentAt === null && mail.mails > 0 ? (
        <ActionButton
          action="send"
          data={{ plan: mail.plan }}
          label={words.send}
          title={words.sendTitle}
          text={words.sendText}
          done={words.sent}
        />
      ) : null}
    </TopToolbar>
  );
};

const MailParts = () => {
  const mail = useRecordContext<ServiceMailRecord>();
  if (mail === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.subject, value: mail.subject },
          { label: words.made, value: `${formatMinute(mail.madeAt)} · ${mail.madeBy}` },
          { label: words.sentAt, value: mail.sentAt === null ? words.notSent : formatMinute(mail.sentAt) },
          { label: words.mails, value: mail.mails },
        ]}
      />
      <Card>
        <CardContent>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{mail.text}</Typography>
        </CardContent>
      </Card>
      <PartTable
        title={words.rows}
        empty=""
        rows={mail.rows}
        columns={[
          { title: words.service, cell: ({ id, name }) => <Link to={`/services/${id}/show`}>{name}</Link> },
          { title: words.customer, cell: ({ customer }) => customer },
          { title: words.address, cell: ({ email }) => email },
          { title: words.effect, cell: ({ effect }) => words.effects[effect] },
        ]}
      />
    </Stack>
  );
};

export const ServiceMailShow = () => (
  <RecordShow actions={<MailActions />}>
    <MailParts />
  </RecordShow>
);
