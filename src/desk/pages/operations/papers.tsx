import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { paperColumns } from '#contracts/desk/columns/operations/paper-columns.vi.ts';
import type { PaperDetails, PaperRecord, PaperRow } from '#contracts/desk/operations/paper-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { OnDemand } from '#desk/kit/on-demand.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { paperWords as words } from '#desk/words/operations.vi.ts';

/** What a member has to decide about. */
const waiting = { state: 'waiting' };

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.filters)} alwaysOn />,
];

export const PaperList = () => (
  <RecordList<PaperRow>
    filters={filters}
    filterDefaultValues={waiting}
    sort={{ field: 'sentAt', order: 'ASC' }}
    rowClick="show"
    primary={({ domain }) => domain}
    secondary={({ orderNumber, sentAt }) => [orderNumber, sentAt && formatMinute(sentAt)].filter(Boolean).join(' · ')}
    tertiary={({ state }) => words.states[state]}
    columns={paperColumns}
  />
);

const PaperActions = () => {
  const paper = useRecordContext<PaperRecord>();
  const { may } = useSession();
  const can = (action: string): boolean => may.papers?.actions.includes(action) ?? false;
  return (
    <TopToolbar>
      {paper?.mayReturn && can('return') ? (
        <FormAction
          action="return"
          label={words.return}
          title={words.return}
          text={words.returnText}
          done={words.returned}
        >
          <TextInput source="reason" label={words.returnReason} validate={required()} multiline minRows={3} />
        </FormAction>
      ) : null}
      {paper?.mayApprove && can('approve') ? (
        <ActionButton
          action="approve"
          label={words.approve}
          title={words.approveTitle}
          text={words.approveText}
          done={words.approved}
        />
      ) : null}
    </TopToolbar>
  );
};

type File = PaperDetails['files'][number];

/** A picture as it was sent in; a PDF is downloaded, because a program may stand in it. */
const FileCard = ({ id, title, isPicture, kilobytes }: File) => {
  const paper = useRecordContext<PaperRecord>();
  const address = `/desk/papers/${paper?.id ?? ''}/${id}`;
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      {isPicture ? (
        <CardMedia component="img" image={address} alt={title} height={220} sx={{ objectFit: 'contain' }} />
      ) : null}
      <CardContent>
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words.size(kilobytes)}
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" href={address} {...(isPicture ? { target: '_blank', rel: 'noopener' } : {})}>
          {isPicture ? words.enlarge : words.download}
        </Button>
      </CardActions>
    </Card>
  );
};

const Details = ({ facts, files, log }: PaperDetails) => (
  <Stack spacing={2}>
    {facts.length === 0 ? <Typography>{words.noFacts}</Typography> : <Facts facts={facts} />}
    <Box>
      <Typography component="h2" variant="h6">
        {words.files}
      </Typography>
      {files.length === 0 ? (
        <Typography color="textSecondary">{words.noFiles}</Typography>
      ) : (
        <Grid container spacing={2}>
          {files.map((file) => (
            <Grid key={file.id} size={{ xs: 12, sm: 6, lg: 3 }}>
              <FileCard {...file} />
            </Grid>
          ))}
        </Grid>
      )}
    </Box>
    <PartTable
      title={words.log}
      rows={log}
      empty=""
      columns={[
        { title: words.at, cell: ({ at }) => formatMinute(at) },
        { title: words.deed, cell: ({ text }) => text },
        { title: words.by, cell: ({ by }) => by },
      ]}
    />
  </Stack>
);

const PaperParts = () => {
  const paper = useRecordContext<PaperRecord>();
  const { may } = useSession();
  if (paper === undefined) return null;
  const { sentAt, orderId, orderNumber } = paper;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.domain, value: paper.domain },
          { label: words.state, value: words.states[paper.state] },
          { label: words.sentAt, value: sentAt === null ? '' : formatMinute(sentAt) },
          {
            label: words.order,
            value: may.orders ? <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link> : orderNumber,
          },
          { label: words.reason, value: paper.reason },
        ]}
      />
      <OnDemand<PaperDetails> part="details" label={words.show} text={words.showText}>
        {(part) => <Details {...part} />}
      </OnDemand>
    </Stack>
  );
};

export const PaperShow = () => (
  <RecordShow actions={<PaperActions />}>
    <PaperParts />
  </RecordShow>
);
