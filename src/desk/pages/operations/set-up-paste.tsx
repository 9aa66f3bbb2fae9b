import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useGetList, useLocation, useNotify, useRedirect } from 'react-admin';
import type { PastePlan, SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { sendNew, tryNew } from '#desk/data-provider.ts';
import { reasonOf } from '#desk/http.ts';
import { PartTable } from '#desk/kit/table.tsx';
import { setUpWords as words } from '#desk/words/operations.vi.ts';

/** What each line would do, before anything is done. */
const Plan = ({ rows }: PastePlan) => (
  <PartTable
    title={words.planTitle}
    rows={rows}
    empty=""
    columns={[
      { title: words.line, cell: ({ id }) => id, isNumber: true },
      { title: words.name, cell: ({ name }) => name },
      { title: words.order, cell: ({ orderNumber }) => orderNumber },
      { title: words.addresses, cell: ({ addresses }) => addresses },
      { title: words.user, cell: ({ user }) => user },
      { title: words.password, cell: ({ hasPassword }) => (hasPassword ? words.hasPassword : '') },
      { title: words.result, cell: ({ problem }) => problem || words.fit },
    ]}
  />
);

/** The services that can be pasted, with their codes and columns. */
const Waiting = () => {
  const { data = [], isPending } = useGetList<SetUpRow>('set-ups', {
    filter: { kind: 'hand-over' },
    sort: { field: 'deadline', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (isPending) return null;
  return (
    <PartTable
      title={words.waiting}
      rows={data}
      empty={words.nobodyWaits}
      columns={[
        { title: words.code, cell: ({ code }) => <code>{code}</code> },
        { title: words.name, cell: ({ name, about }) => `${name} · ${about}` },
        { title: words.order, cell: ({ orderNumber }) => orderNumber },
        { title: words.deadline, cell: ({ deadline }) => (deadline === null ? '' : formatMinute(deadline)) },
        { title: words.columns, cell: ({ format }) => format.join(' ; '), isLong: true },
      ]}
    />
  );
};

/** Hands over many services at once: their lines, what they would do, then all of them or none. */
export const SetUpPaste = () => {
  const { state } = useLocation();
  const [lines, setLines] = useState<string>(state?.lines ?? '');
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (failure: Error) => notify(reasonOf(failure), { type: 'error', multiLine: true });
  const plan = useMutation({
    mutationFn: () => tryNew<PastePlan>('set-ups', { lines }),
    onError,
  });
  const rows = plan.data?.rows ?? [];
  const wrong = rows.filter(({ problem }) => problem !== '').length;
  const apply = useMutation({
    mutationFn: () => sendNew('set-ups', { lines }),
    onSuccess: () => {
      notify(words.pasted(rows.length), { type: 'success' });
      redirect('list', 'set-ups');
    },
    onError,
  });
  const isBusy = plan.isPending || apply.isPending;
  return (
    <Stack spacing={2}>
      <Title title={words.paste} />
      <Card>
        <CardContent>
          <TextField
            value={lines}
            onChange={({ target }) => {
              setLines(target.value);
              plan.reset();
            }}
            label={words.lines}
            helperText={words.linesHelp}
            multiline
            minRows={6}
            maxRows={20}
            fullWidth
            slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
          />
          {wrong > 0 ? <Alert severity="error">{words.fixFirst(wrong)}</Alert> : null}
        </CardContent>
        <CardActions>
          <Button disabled={isBusy || lines.trim() === ''} onClick={() => plan.mutate()}>
            {words.plan}
          </Button>
          {rows.length > 0 && wrong === 0 ? (
            <Button variant="contained" disabled={isBusy} onClick={() => apply.mutate()}>
              {words.handOverAll(rows.length)}
            </Button>
          ) : null}
        </CardActions>
      </Card>
      {rows.length > 0 ? <Plan rows={rows} /> : null}
      <Waiting />
      <Typography variant="body2" color="textSecondary">
        {words.bracket}
      </Typography>
    </Stack>
  );
};
