import Check from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Link,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useListContext,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { setUpColumns } from '#contracts/desk/columns/operations/set-up-columns.vi.ts';
import type { SetUpRecord, SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { Refusal } from '#desk/kit/on-demand.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { useAction } from '#desk/kit/use-action.ts';
import { useTellDone } from '#desk/kit/use-tell-done.ts';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { setUpWords as words } from '#desk/words/operations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={words.kind} choices={choicesOf(words.kinds)} alwaysOn />,
  <SelectInput key="due" source="due" label={words.due} choices={choicesOf(words.dues)} alwaysOn />,
];

/** Leads to the paste with the codes of the chosen services in it. */
const PasteChosen = () => {
  const { data = [], selectedIds } = useListContext<SetUpRow>();
  const codes = data.filter(({ id, code }) => code !== '' && selectedIds.includes(id)).map(({ code }) => code);
  return (
    <Button
      size="small"
      component={Link}
      to="/set-ups/create"
      state={{ lines: codes.map((code) => `${code}\t`).join('\n') }}
      disabled={codes.length === 0}
    >
      {words.pasteChosen}
    </Button>
  );
};

export const SetUpList = () => {
  const { may } = useSession();
  return (
    <RecordList<SetUpRow>
      filters={filters}
      sort={{ field: 'deadline', order: 'ASC' }}
      rowClick="show"
      primary={({ name, about }) => `${name} · ${about}`}
      secondary={({ orderNumber, deadline, since }) =>
        deadline === null
          ? `${orderNumber} · ${words.since} ${formatMinute(since)}`
          : `${orderNumber} · ${words.deadline} ${formatMinute(deadline)}`
      }
      tertiary={({ state }) => words.states[state]}
      columns={setUpColumns}
      createLabel={words.paste}
      {...(may['set-ups']?.create ? { bulk: <PasteChosen /> } : {})}
    />
  );
};

/** What the customer gets; empty again once it is sent, because the service leaves the list. */
const HandOver = () => {
  const record = useRecordContext<SetUpRecord>();
  const tell = useTellDone(words.handedOver);
  const redirect = useRedirect();
  const { submit, problem } = useAction('hand-over', (changed) => {
    tell(changed);
    redirect('list', 'set-ups');
  });
  if (record === undefined) return null;
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {words.handOver}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words.handOverText}
        </Typography>
      </CardContent>
      {problem ? <Refusal failure={problem} /> : null}
      <SimpleForm
        record={{}}
        onSubmit={submit}
        toolbar={
          <Toolbar>
            <SaveButton label={words.handOver} icon={<Check />} alwaysEnable />
          </Toolbar>
        }
      >
        {record.fields.map(({ key, label, isRequired, isUrl }) => (
          <TextInput
            key={key}
            source={key}
            label={label}
            helperText={isRequired ? false : words.optional}
            validate={isRequired ? required() : []}
            slotProps={{
              htmlInput: { autoComplete: 'off', spellCheck: false, ...(isUrl ? { inputMode: 'url' } : {}) },
            }}
          />
        ))}
      </SimpleForm>
    </Card>
  );
};

const SetUpActions = () => {
  const record = useRecordContext<SetUpRecord>();
  const { may } = useSession();
  if (record === undefined || !may['set-ups']?.create) return <TopToolbar />;
  const { kind } = record;
  return (
    <TopToolbar>
      {kind === 'larger' || kind === 'smaller' ? (
        <ActionButton
          action="confirm"
          label={words.confirm}
          title={words.confirmTitle}
          text={words.confirmText}
          done={words.confirmed}
        />
      ) : null}
      {kind === 'failed' || kind === 'system' ? (
        <ActionButton
          action="retry"
          label={words.retry}
          title={words.retryTitle}
          text={words.retryText}
          done={words.retried}
        />
      ) : null}
      {kind === 'system' ? (
        <ActionButton
          action="take-over"
          label={words.takeOver}
          title={words.takeOverTitle}
          text={words.takeOverText}
          done={words.tookOver}
        />
      ) : null}
    </TopToolbar>
  );
};

const SetUpFacts = () => {
  const record = useRecordContext<SetUpRecord>();
  const { may } = useSession();
  if (record === undefined) return null;
  const { state, deadline, serviceId, tries } = record;
  const chip = (
    <Chip size="small" color={lookUp(setUpColumns.state.tones, state) ?? 'default'} label={words.states[state]} />
  );
  return (
    <Facts
      facts={[
        { label: words.deadline, value: deadline === null ? '' : formatMinute(deadline) },
        { label: words.state, value: chip },
        { label: words.name, value: record.name },
        { label: words.about, value: record.about },
        { label: words.code, value: record.code },
        {
          label: words.order,
          value: may.orders ? (
            <Link to={`/orders/${record.orderId}/show`}>{record.orderNumber}</Link>
          ) : (
            record.orderNumber
          ),
        },
        { label: words.since, value: formatMinute(record.since) },
        ...(tries === null
          ? []
          : [
              { label: words.tries, value: words.times(tries.count) },
              { label: words.next, value: tries.next === null ? '' : formatMinute(tries.next) },
              { label: words.error, value: tries.error },
            ]),
        {
          label: words.service,
          value: serviceId !== null && may.machines ? <Link to={`/machines/${serviceId}/show`}>{words.open}</Link> : '',
        },
      ]}
    />
  );
};

const SetUpParts = () => {
  const record = useRecordContext<SetUpRecord>();
  const { may } = useSession();
  if (record === undefined) return null;
  const { kind, handedOver, choices } = record;
  const mayHandOver = kind === 'hand-over' && handedOver === null && may['set-ups']?.create;
  return (
    <Stack spacing={2}>
      {handedOver === null ? null : (
        <Alert severity="success">{words.byWhom(handedOver.by, formatMinute(handedOver.at))}</Alert>
      )}
      <SetUpFacts />
      <Grid container spacing={2}>
        {mayHandOver ? (
          <Grid size={{ xs: 12, md: 7 }}>
            <HandOver />
          </Grid>
        ) : null}
        {choices.length > 0 ? (
          <Grid size={{ xs: 12, md: 5 }}>
            <PartTable
              title={words.choices}
              empty=""
              rows={choices.map(({ name, value }) => ({ id: name, value }))}
              columns={[
                { title: words.choice, cell: ({ id }) => id },
                { title: words.chosen, cell: ({ value }) => value },
              ]}
            />
          </Grid>
        ) : null}
      </Grid>
    </Stack>
  );
};

export const SetUpShow = () => (
  <RecordShow actions={<SetUpActions />}>
    <SetUpParts />
  </RecordShow>
);
