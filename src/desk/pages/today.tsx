import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { Link, Title, useDataProvider, useGetList } from 'react-admin';
import type { ApprovalRecord } from '#contracts/desk/approval-record.ts';
import type { SalesRecord } from '#contracts/desk/invoice-record.ts';
import { formatIsoMonth, formatMinute } from '#core/shared/calendar.ts';
import { price } from '#desk/kit/price.ts';
import { PartTable } from '#desk/kit/table.tsx';
import { deedOf } from '#desk/pages/staff/approvals.tsx';
import { useSession } from '#desk/session-context.ts';
import { approvalWords } from '#desk/words/money.vi.ts';
import { salesWords, todayWords as words } from '#desk/words/records.vi.ts';
import { AmountBars } from './money/amount-bars.tsx';
import { Figures } from './money/figures.tsx';

type Count = { readonly resource: string; readonly label: string; readonly filter: Readonly<Record<string, string>> };

const counts: readonly Count[] = [
  { resource: 'orders', label: words.toPay, filter: { status: 'open' } },
  { resource: 'transfers', label: words.toMatch, filter: { state: 'waiting' } },
  { resource: 'refunds', label: words.toRefund, filter: { state: 'asked' } },
  { resource: 'refunds', label: words.toSend, filter: { state: 'confirmed' } },
  { resource: 'support-requests', label: words.toAnswer, filter: { state: 'waiting' } },
  { resource: 'reviews', label: words.toReview, filter: { state: 'waiting' } },
  { resource: 'consultations', label: words.toCall, filter: { stage: 'new' } },
  { resource: 'consultations', label: words.callsDue, filter: { call: 'due' } },
  { resource: 'set-ups', label: words.toSetUp, filter: {} },
  { resource: 'set-ups', label: words.lateSetUps, filter: { due: 'late' } },
  { resource: 'machines', label: words.asked, filter: { state: 'asked' } },
  { resource: 'papers', label: words.papers, filter: { state: 'waiting' } },
  { resource: 'domain-transfers', label: words.moving, filter: { state: 'moving' } },
  { resource: 'registrar-tasks', label: words.toRegister, filter: {} },
  { resource: 'zones', label: words.zones, filter: { state: 'failing' } },
  { resource: 'mails', label: words.deadMails, filter: { state: 'dead' } },
  { resource: 'services', label: words.late, filter: { due: 'late' } },
  { resource: 'services', label: words.soon, filter: { due: 'soon' } },
];

type Counted = Count & { readonly total: number | null };

/** Counts the rows of all lists at once; `null` where an answer failed, undefined before all are there. */
const useCounts = (wanted: readonly Count[]): readonly Counted[] | undefined => {
  const { getList } = useDataProvider();
  return useQueries({
    queries: wanted.map(({ resource, filter }) => ({
      queryKey: [resource, 'count', filter],
      queryFn: async () => (await getList(resource, { filter, pagination: { page: 1, perPage: 1 } })).total ?? 0,
    })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : wanted.map((each, at) => ({ ...each, total: answers[at]?.data ?? null })),
  });
};

const CountCard = ({ resource, label, filter, total }: Counted) => (
  <Card sx={{ height: '100%' }}>
    <CardActionArea component={Link} to={`/${resource}`} state={{ filter }} sx={{ height: '100%' }}>
      <CardContent>
        <Typography color="textSecondary">{label}</Typography>
        <Typography variant="h4" component="p">
          {total ?? words.unknown}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);

/** What waits, and in one line what does not. Nothing is said before the answers are there. */
const Waiting = ({ wanted }: { readonly wanted: readonly Count[] }) => {
  const found = useCounts(wanted);
  if (found === undefined) return <Skeleton variant="rounded" height={110} aria-label={words.loading} />;
  const idle = found.filter(({ total }) => total === 0);
  return (
    <Grid container spacing={2}>
      {found
        .filter(({ total }) => total !== 0)
        .map((each) => (
          <Grid key={each.label} size={{ xs: 6, lg: 3 }}>
            <CountCard {...each} />
          </Grid>
        ))}
      {idle.length > 0 ? (
        <Grid size={12}>
          <Typography color="textSecondary" gutterBottom>
            {words.idle}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {idle.map(({ resource, label, filter }) => (
              <Chip
                key={label}
                variant="outlined"
                label={label}
                component={Link}
                to={`/${resource}`}
                state={{ filter }}
                clickable
              />
            ))}
          </Stack>
        </Grid>
      ) : null}
    </Grid>
  );
};

const SalesChart = () => {
  const { data, isPending } = useGetList<SalesRecord>('sales', {
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 12 },
  });
  const months = (data ?? []).toReversed();
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {salesWords.byMonth}
        </Typography>
        {isPending ? (
          <Skeleton variant="rounded" height={280} aria-label={words.loading} />
        ) : (
          <AmountBars
            height={280}
            xAxis={[{ data: months.map(({ id }) => formatIsoMonth(id)), scaleType: 'band' }]}
            yAxis={[{ width: 110, valueFormatter: price }]}
            series={[{ data: months.map(({ net }) => net), valueFormatter: (value) => price(value ?? 0) }]}
          />
        )}
      </CardContent>
    </Card>
  );
};

/** Large amounts that wait for a second person, the oldest first; nothing when none waits. */
const Approvals = () => {
  const { data = [] } = useGetList<ApprovalRecord>('approvals', {
    filter: { state: 'waiting' },
    sort: { field: 'askedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  if (data.length === 0) return null;
  return (
    <Grid size={12}>
      <PartTable
        title={approvalWords.waiting}
        rows={data}
        empty=""
        columns={[
          {
            title: approvalWords.deed,
            cell: (approval) => <Link to={`/approvals/${approval.id}/show`}>{deedOf(approval)}</Link>,
          },
          { title: approvalWords.amount, isNumber: true, cell: ({ amount }) => price(amount) },
          { title: approvalWords.askedBy, cell: ({ askedBy }) => askedBy },
          { title: approvalWords.askedAt, cell: ({ askedAt }) => formatMinute(askedAt) },
        ]}
      />
    </Grid>
  );
};

/** What waits, each one press from its list, and how the months went. */
export const Today = () => {
  const { may, lacks } = useSession();
  return (
    <>
      <Title title={words.title} />
      <Grid container spacing={2} sx={{ mt: { md: 2 } }}>
        {lacks.map((lack) => (
          <Grid key={lack} size={12}>
            <Alert severity="warning">{lack}</Alert>
          </Grid>
        ))}
        {may.approvals ? <Approvals /> : null}
        <Grid size={12}>
          <Waiting wanted={counts.filter(({ resource }) => may[resource])} />
        </Grid>
        {may.figures ? (
          <Grid size={12}>
            <Figures />
          </Grid>
        ) : null}
        {may.sales ? (
          <Grid size={12}>
            <SalesChart />
          </Grid>
        ) : null}
      </Grid>
    </>
  );
};
