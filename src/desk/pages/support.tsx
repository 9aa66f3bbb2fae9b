import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FileLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  Create,
  Link,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useGetList,
  useInput,
  useRecordContext,
} from 'react-admin';
import { cannedAnswerColumns, supportColumns } from '#contracts/desk/columns/support-columns.vi.ts';
import type { CannedAnswerRow, DeskSupportRecord, DeskSupportRow } from '#contracts/desk/support-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { fileKinds, kindRules } from '#core/support-rules/file-kinds.ts';
import { MAX_FILE_BYTES } from '#core/support-rules/support-limits.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { type ChosenFile, FilesInput, toBase64 } from '#desk/kit/base64-input.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit, RecordShow } from '#desk/kit/whole-record.tsx';
import { supportWords as words } from '#desk/words/support.vi.ts';

const states = choicesOf(words.states);
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={states} alwaysOn />,
];

export const SupportList = () => (
  <RecordList<DeskSupportRow>
    filters={filters}
    sort={{ field: 'waitingSince', order: 'ASC' }}
    rowClick="show"
    primary={({ number, title }) => `${number} · ${title}`}
    secondary={({ customer, owner }) => `${customer} · ${owner || words.nobody}`}
    tertiary={({ state }) => words.states[state]}
    columns={supportColumns}
  />
);

/** Puts a canned answer into the text, where the member goes on. */
const CannedAnswers = () => {
  const { field } = useInput({ source: 'text' });
  const { data = [] } = useGetList<CannedAnswerRow>('canned-answers', { pagination: { page: 1, perPage: 50 } });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }} role="group" aria-label={words.canned}>
      {data.map(({ id, title, text }) => (
        <Chip key={id} label={title} onClick={() => field.onChange(text)} />
      ))}
    </Stack>
  );
};

/** Endings by media type, as browsers name it. */
const accepted = Object.fromEntries(
  fileKinds.map((kind) => {
    const { mediaType, endings } = kindRules[kind];
    return [mediaType.split(';')[0] ?? '', endings.map((ending) => `.${ending}`)];
  }),
);

const readAnswer = async ({ files, ...typed }: { readonly files?: readonly ChosenFile[] | null }) => ({
  ...typed,
  files: await Promise.all(
    (files ?? []).map(async ({ rawFile }) => ({ name: rawFile.name, content: await toBase64(rawFile) })),
  ),
});

const SupportActions = () => {
  const request = useRecordContext<DeskSupportRecord>();
  return (
    <TopToolbar>
      <ActionButton action="take" label={words.take} title={words.takeTitle} text={words.takeText} done={words.taken} />
      {request?.state === 'closed' ? null : (
        <ActionButton
          action="close"
          label={words.close}
          title={words.closeTitle}
          text={words.closeText}
          done={words.closed}
        />
      )}
      <FormAction
        action="answer"
        label={words.answer}
        title={words.answerTitle}
        text={words.answerText}
        done={words.answered}
        transform={readAnswer}
      >
        <CannedAnswers />
        <TextInput source="text" label={words.text} validate={required()} multiline minRows={6} />
        <FilesInput
          source="files"
          label={words.files}
          helperText={words.filesHint}
          accept={accepted}
          maxBytes={MAX_FILE_BYTES}
        />
      </FormAction>
    </TopToolbar>
  );
};

const aboutLink = ({ about }: DeskSupportRecord) =>
  about === null ? (
    ''
  ) : (
    <Link to={`/${about.kind === 'order' ? 'orders' : 'services'}/${about.id}/show`}>{about.title}</Link>
  );

const SupportParts = () => {
  const request = useRecordContext<DeskSupportRecord>();
  if (request === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          {
            label: words.customer,
            value: <Link to={`/customers/${request.customerId}/show`}>{request.customer}</Link>,
          },
          { label: words.state, value: words.states[request.state] },
          {
            label: words.waitingSince,
            value: request.waitingSince === null ? '' : formatMinute(request.waitingSince),
          },
          { label: words.owner, value: request.owner || words.nobody },
          { label: words.about[request.about?.kind ?? 'order'], value: aboutLink(request) },
        ]}
      />
      <PartTable
        title={`${request.number} · ${request.title}`}
        empty={words.none}
        rows={request.messages}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          {
            title: words.by,
            cell: ({ by, mail }) => (
              <Stack>
                {by || words.customer}
                {mail === null ? null : (
                  <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {mail.otherSender === '' ? words.byMail : words.byMailOf(mail.otherSender)}
                  </Box>
                )}
              </Stack>
            ),
          },
          {
            title: words.text,
            cell: ({ text, files }) => (
              <Stack spacing={1}>
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
                {files.map(({ id, name, bytes }) => (
                  <FileLink key={id} href={`/desk/support-requests/${request.id}/files/${id}`} download>
                    {words.file(name, bytes)}
                  </FileLink>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
};

export const SupportShow = () => (
  <RecordShow actions={<SupportActions />}>
    <SupportParts />
  </RecordShow>
);

export const CannedAnswerList = () => (
  <RecordList<CannedAnswerRow>
    filters={[<TextInput key="q" source="q" label={words.title} alwaysOn />]}
    sort={{ field: 'title', order: 'ASC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ text }) => text}
    columns={cannedAnswerColumns}
  />
);

const cannedFields = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    <TextInput source="text" label={words.cannedText} validate={required()} multiline minRows={6} />
  </>
);

export const CannedAnswerCreate = () => (
  <Create redirect="list">
    <SimpleForm>{cannedFields}</SimpleForm>
  </Create>
);

const CannedActions = () => (
  <TopToolbar>
    <ActionButton
      action="remove"
      label={words.remove}
      title={words.removeTitle}
      text={words.removeText}
      done={words.removed}
    />
  </TopToolbar>
);

export const CannedAnswerEdit = () => (
  <RecordEdit actions={<CannedActions />}>
    <Card>
      <SimpleForm>{cannedFields}</SimpleForm>
    </Card>
  </RecordEdit>
);
