import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateInput, required, SelectInput, SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { consultationColumns } from '#contracts/desk/columns/consultation-columns.vi.ts';
import type { ConsultationRecord, ConsultationRow } from '#contracts/desk/consultation-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { consultationWords as words } from '#desk/words/consultations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="stage" source="stage" label={words.stage} choices={choicesOf(words.stages)} alwaysOn />,
  <SelectInput key="call" source="call" label={words.call} choices={choicesOf(words.calls)} alwaysOn />,
];

export const ConsultationList = () => (
  <RecordList<ConsultationRow>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="edit"
    primary={({ name, person }) => `${person} · ${name}`}
    secondary={({ phone, owner }) => `${formatPhone(phone)} · ${owner || words.nobody}`}
    tertiary={({ stage }) => words.stages[stage]}
    columns={consultationColumns}
  />
);

const textInput = <TextInput source="text" label={words.text} validate={required()} multiline minRows={5} />;

const ConsultationActions = () => (
  <TopToolbar>
    <ActionButton action="take" label={words.take} title={words.takeTitle} text={words.takeText} done={words.taken} />
    <FormAction action="note" label={words.note} title={words.noteTitle} text={words.noteText} done={words.noted}>
      {textInput}
    </FormAction>
    <FormAction action="reply" label={words.reply} title={words.replyTitle} text={words.replyText} done={words.replied}>
      {textInput}
    </FormAction>
  </TopToolbar>
);

const ConsultationParts = () => {
  const found = useRecordContext<ConsultationRecord>();
  if (found === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.person, value: found.person },
          { label: words.phone, value: <MuiLink href={`tel:${found.phone}`}>{formatPhone(found.phone)}</MuiLink> },
          { label: words.email, value: found.email },
          { label: words.owner, value: found.owner || words.nobody },
          { label: words.createdAt, value: formatMinute(found.createdAt) },
          {
            label: words.page,
            value:
              found.page === '' ? (
                ''
              ) : (
                <MuiLink href={found.page} target="_blank" rel="noopener noreferrer">
                  {found.page}
                </MuiLink>
              ),
          },
          ...found.answers.map(({ key, value }) => ({ label: key, value })),
        ]}
      />
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            {words.description}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{found.description}</Typography>
        </CardContent>
        <SimpleForm>
          <SelectInput source="stage" label={words.stage} choices={choicesOf(words.stages)} validate={required()} />
          <DateInput source="nextCallOn" label={words.nextCallOn} />
        </SimpleForm>
      </Card>
      <PartTable
        title={words.notes}
        empty={words.none}
        rows={found.notes}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.by, cell: ({ by }) => by },
          { title: words.kind, cell: ({ kind }) => words.kinds[kind] },
          { title: words.text, cell: ({ text }) => text },
        ]}
      />
    </Stack>
  );
};

export const ConsultationEdit = () => (
  <RecordEdit actions={<ConsultationActions />}>
    <ConsultationParts />
  </RecordEdit>
);
