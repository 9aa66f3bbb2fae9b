import Visibility from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mailTextColumns } from '#contracts/desk/columns/content/mail-text-columns.vi.ts';
import type { MailTextRecord } from '#contracts/desk/content/mail-text-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { mailTextWords as words } from '#desk/words/mail-texts.vi.ts';

export const MailTextList = () => (
  <RecordList<MailTextRecord>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={mailTextColumns.subject.text}
    tertiary={({ isOwn }) => mailTextColumns.isOwn.words[`${isOwn}`]}
    columns={mailTextColumns}
  />
);

type Texts = Pick<MailTextRecord, 'subject' | 'greeting' | 'closing'>;

/** The mail with the texts as they are typed and invented facts, drawn as it is sent. */
const Preview = () => {
  const record = useRecordContext<MailTextRecord>();
  const { getValues } = useFormContext<Texts>();
  const [texts, show] = useState<Texts>();
  const [chosen, choose] = useState<string>();
  if (record === undefined) return null;
  const { subject, greeting, closing } = texts ?? record;
  const sample = chosen ?? record.samples[0]?.id ?? '';
  const query = new URLSearchParams({ subject: subject ?? '', greeting: greeting ?? '', closing: closing ?? '' });
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button startIcon={<Visibility />} onClick={() => show(getValues())}>
          {words.preview}
        </Button>
        {record.samples.length > 1 ? (
          <TextField
            select
            size="small"
            label={words.sample}
            value={sample}
            onChange={({ target }) => choose(target.value)}
          >
            {record.samples.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {words.previewHelp}
      </Typography>
      <Box
        component="iframe"
        title={words.previewTitle}
        sandbox=""
        src={`/desk/mail-preview/${sample}?${query}`}
        sx={{ width: '100%', maxWidth: 680, height: 640, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
    </Stack>
  );
};

const Words = () => {
  const record = useRecordContext<MailTextRecord>();
  return (
    <PartTable
      title={words.words}
      empty=""
      rows={record?.words ?? []}
      columns={[
        { title: words.word, cell: ({ id }) => `{{${id}}}` },
        { title: words.example, cell: ({ example }) => example },
        { title: words.needed, cell: ({ isNeeded }) => (isNeeded ? words.isNeeded : '') },
      ]}
    />
  );
};

const Shipped = () => {
  const record = useRecordContext<MailTextRecord>();
  return (
    <Typography variant="body2" color="textSecondary">
      {words.shipped(record?.samples[0]?.subject ?? '')}
    </Typography>
  );
};

const Actions = () => {
  const record = useRecordContext<MailTextRecord>();
  return (
    <TopToolbar>
      {record?.isOwn ? (
        <ActionButton
          action="restore"
          label={words.restore}
          title={words.restoreTitle}
          text={words.restoreText}
          done={words.restored}
        />
      ) : null}
    </TopToolbar>
  );
};

export const MailTextEdit = () => (
  <RecordEdit actions={<Actions />}>
    <Stack spacing={2}>
      <Alert severity="info">{words.about}</Alert>
      <Words />
      <Card>
        <SimpleForm>
          <Shipped />
          <TextInput source="subject" label={words.subject} helperText={words.subjectHelp} resettable={false} />
          <TextInput source="greeting" label={words.greeting} helperText={words.greetingHelp} multiline minRows={2} />
          <TextInput source="closing" label={words.closing} helperText={words.closingHelp} multiline minRows={2} />
          <CardContent sx={{ width: '100%', px: 0 }}>
            <Preview />
          </CardContent>
        </SimpleForm>
      </Card>
    </Stack>
  </RecordEdit>
);
