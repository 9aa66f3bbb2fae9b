import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { mailColumns, mailSampleColumns } from '#contracts/desk/columns/operations/mail-columns.vi.ts';
import type { MailRow, MailSampleRecord, MailSampleRow } from '#contracts/desk/operations/mail-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { mailWords as words } from '#desk/words/operations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
];

export const MailList = () => (
  <RecordList<MailRow>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    primary={({ name, subject }) => [name, subject].filter(Boolean).join(' · ')}
    secondary={({ to, createdAt, error }) => [formatMinute(createdAt), to, error].filter(Boolean).join(' · ')}
    tertiary={({ state }) => words.states[state]}
    columns={mailColumns}
    buttons={
      <Button size="small" component={Link} to="/mail-samples">
        {words.samples}
      </Button>
    }
  />
);

const MailActions = () => {
  const mail = useRecordContext<MailRow>();
  const { may } = useSession();
  return (
    <TopToolbar>
      {mail?.mayRetry && may.mails?.actions.includes('again') ? (
        <ActionButton
          action="again"
          label={words.again}
          title={words.againTitle}
          text={words.againText}
          done={words.sentAgain}
        />
      ) : null}
    </TopToolbar>
  );
};

const MailFacts = () => {
  const mail = useRecordContext<MailRow>();
  if (mail === undefined) return null;
  const { decidedAt, tries } = mail;
  return (
    <Stack spacing={2}>
      <Alert severity="info">{words.noContent}</Alert>
      <Facts
        facts={[
          { label: words.name, value: mail.name },
          { label: words.state, value: words.states[mail.state] },
          { label: words.subject, value: mail.subject },
          { label: words.to, value: mail.to },
          { label: words.channel, value: words.channels[mail.channel] },
          { label: words.createdAt, value: formatMinute(mail.createdAt) },
          { label: words.decidedAt, value: decidedAt === null ? '' : formatMinute(decidedAt) },
          { label: words.tries, value: tries > 0 ? tries : '' },
          { label: words.error, value: mail.error },
        ]}
      />
    </Stack>
  );
};

export const MailShow = () => (
  <RecordShow actions={<MailActions />}>
    <MailFacts />
  </RecordShow>
);

export const MailSampleList = () => (
  <RecordList<MailSampleRow>
    filters={[<TextInput key="q" source="q" label={words.sampleSearch} alwaysOn />]}
    sort={{ field: 'title', order: 'ASC' }}
    rowClick="show"
    primary={({ title }) => title}
    secondary={({ subject }) => subject}
    columns={mailSampleColumns}
  />
);

/** A text as its reader gets it. */
const Plain = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Card>
    <CardContent>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </CardContent>
  </Card>
);

const Sample = () => {
  const sample = useRecordContext<MailSampleRecord>();
  if (sample === undefined) return null;
  const { id, title, subject, sms, text } = sample;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.name, value: title },
          { label: words.subject, value: subject },
        ]}
      />
      <Box
        component="iframe"
        title={words.preview}
        sandbox=""
        src={`/desk/mail-samples/${id}`}
        sx={{ width: '100%', maxWidth: 680, height: 640, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      {sms === '' ? null : <Plain title={words.sms} text={sms} />}
      <Plain title={words.text} text={text} />
    </Stack>
  );
};

export const MailSampleShow = () => (
  <RecordShow>
    <Sample />
  </RecordShow>
);
