import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { machineColumns } from '#contracts/desk/columns/operations/machine-columns.vi.ts';
import type { MachineRecord, MachineRow } from '#contracts/desk/operations/machine-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { machineWords as words } from '#desk/words/operations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.show} choices={choicesOf(words.filters)} alwaysOn />,
];

export const MachineList = () => (
  <RecordList<MachineRow>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    primary={({ name, plan }) => (name === plan ? name : `${name} · ${plan}`)}
    secondary={({ number, orderNumber }) => `${number} · ${orderNumber}`}
    tertiary={({ status }) => serviceStatusNames[status]}
    columns={machineColumns}
  />
);

const useMayAct = (): boolean => {
  const { may } = useSession();
  return may.machines?.actions.includes('stop') ?? false;
};

const reason = <TextInput source="reason" label={words.reason} validate={required()} multiline minRows={3} />;

const MachineActions = () => {
  const machine = useRecordContext<MachineRecord>();
  const mayAct = useMayAct();
  if (machine === undefined || !mayAct) return <TopToolbar />;
  return (
    <TopToolbar>
      {machine.actions.map((action) => (
        <ActionButton
          key={action}
          action={action}
          label={words.actions[action]}
          title={words.actionTitle(words.actions[action], machine.name)}
          text={words.actionText}
          done={words.begun}
        />
      ))}
      {machine.mayHold ? (
        <FormAction
          action="suspend"
          label={words.suspend}
          title={words.suspend}
          text={words.suspendText}
          done={words.suspended}
        >
          {reason}
        </FormAction>
      ) : null}
      {machine.mayResume ? (
        <FormAction
          action="resume"
          label={words.resume}
          title={words.resume}
          text={words.resumeText}
          done={words.resumed}
        >
          {reason}
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

/** What the owner asked for, for the member who does it on the machine. */
const Asked = () => {
  const machine = useRecordContext<MachineRecord>();
  const mayAct = useMayAct();
  if (!machine?.asked) return null;
  const { text, at, detail, makesPassword } = machine.asked;
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {words.asked(text)}
        </Typography>
        <Typography>{[formatMinute(at), detail].filter(Boolean).join(' · ')}</Typography>
        <Typography color="textSecondary">{words.askedText}</Typography>
      </CardContent>
      {mayAct ? (
        <CardActions>
          <FormAction action="done" label={words.done} title={words.done} text={words.doneText} done={words.notified}>
            {makesPassword ? (
              <TextInput
                source="password"
                label={words.password}
                validate={required()}
                slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
              />
            ) : null}
          </FormAction>
          <ActionButton
            action="impossible"
            label={words.impossible}
            title={words.impossible}
            text={words.impossibleText}
            done={words.notified}
          />
        </CardActions>
      ) : null}
    </Card>
  );
};

/** What the shop decided, for the member who does it where the service runs. */
const Decided = () => {
  const machine = useRecordContext<MachineRecord>();
  const mayAct = useMayAct();
  if (!machine?.decided) return null;
  const { key, kind, at } = machine.decided;
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {words.decided[kind]}
        </Typography>
        <Typography>{formatMinute(at)}</Typography>
        <Typography color="textSecondary">{words.decidedText}</Typography>
      </CardContent>
      {mayAct ? (
        <CardActions>
          <ActionButton
            action="switched"
            data={{ key }}
            label={words.switched}
            title={words.decided[kind]}
            text={words.switchedText}
            done={words.noted}
          />
        </CardActions>
      ) : null}
    </Card>
  );
};

/** The users that the owner wants, for the member who makes the accounts agree with them. */
const Seats = () => {
  const machine = useRecordContext<MachineRecord>();
  const mayAct = useMayAct();
  if (!machine?.seats) return null;
  const { since, users, removed } = machine.seats;
  const seen = { seen: since };
  return (
    <Stack spacing={1}>
      <Alert severity="warning">{words.seatsText(formatMinute(since))}</Alert>
      <PartTable
        title={words.users}
        empty={words.noUsers}
        rows={users}
        columns={[
          { title: words.user, cell: ({ name }) => name },
          { title: words.email, cell: ({ id }) => id },
          { title: words.isNew, cell: ({ isNew }) => (isNew ? words.isNew : '') },
        ]}
      />
      {removed.length > 0 ? (
        <PartTable
          title={words.removed}
          empty=""
          rows={removed.map((id) => ({ id }))}
          columns={[{ title: words.email, cell: ({ id }) => id }]}
        />
      ) : null}
      {mayAct ? (
        <Stack direction="row" spacing={1}>
          <ActionButton
            action="seats-done"
            data={seen}
            label={words.seatsDone}
            title={words.seatsDone}
            text={words.seatsDoneText}
            done={words.notified}
          />
          <FormAction
            action="seats-impossible"
            label={words.impossible}
            title={words.impossible}
            text={words.seatsImpossibleText}
            done={words.notified}
            initial={seen}
          >
            {reason}
          </FormAction>
        </Stack>
      ) : null}
    </Stack>
  );
};

const MachineParts = () => {
  const machine = useRecordContext<MachineRecord>();
  const { may } = useSession();
  if (machine === undefined) return null;
  const { orderId, orderNumber, power, deliveredAt } = machine;
  return (
    <Stack spacing={2}>
      {machine.holdReason === '' ? null : <Alert severity="warning">{words.held(machine.holdReason)}</Alert>}
      <Decided />
      <Asked />
      <Seats />
      <Facts
        facts={[
          {
            label: words.name,
            value: may.services ? <Link to={`/services/${machine.id}/show`}>{machine.name}</Link> : machine.name,
          },
          { label: words.number, value: machine.number },
          { label: words.status, value: serviceStatusNames[machine.status] },
          { label: words.plan, value: machine.plan },
          {
            label: words.order,
            value: may.orders ? <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link> : orderNumber,
          },
          { label: words.power, value: power === null ? '' : words.powers[power] },
          { label: words.papers, value: machine.papers },
          { label: words.deliveredAt, value: deliveredAt === null ? '' : formatMinute(deliveredAt) },
          { label: words.endsAt, value: formatMinute(machine.endsAt) },
          { label: words.nextPlan, value: machine.nextPlan },
        ]}
      />
      <PartTable
        title={words.log}
        empty={words.noLog}
        rows={machine.log}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.deed, cell: ({ text }) => text },
          { title: words.outcome, cell: ({ outcome }) => words.outcomes[outcome] },
          { title: words.by, cell: ({ by }) => words.actors[by] },
        ]}
      />
    </Stack>
  );
};

export const MachineShow = () => (
  <RecordShow actions={<MachineActions />}>
    <MachineParts />
  </RecordShow>
);
