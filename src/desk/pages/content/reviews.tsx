import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { reviewColumns } from '#contracts/desk/columns/content/review-columns.vi.ts';
import type { DeskReviewState, ReviewRecord, ReviewRow } from '#contracts/desk/content/review-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { reviewWords as words } from '#desk/words/reviews.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
];

export const ReviewList = () => (
  <RecordList<ReviewRow>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    primary={({ stars, product }) => `${stars}/5 · ${product}`}
    secondary={({ author, text }) => `${author}: ${text}`}
    tertiary={({ state }) => words.states[state]}
    columns={reviewColumns}
  />
);

/** The action that leads to a state. */
const actionOf: Readonly<Record<DeskReviewState, keyof typeof words.decisions | null>> = {
  waiting: null,
  shown: 'show',
  hidden: 'hide',
  refused: 'refuse',
};

const ReviewActions = () => {
  const review = useRecordContext<ReviewRecord>();
  const { shop } = useSession();
  if (review === undefined) return <TopToolbar />;
  return (
    <TopToolbar>
      <Button size="small" href={`${shop.origin}${review.page}`} target="_blank" rel="noopener">
        {words.page}
      </Button>
      {review.decisions
        .flatMap((state) => actionOf[state] ?? [])
        .map((action) => (
          <FormAction
            key={action}
            action={action}
            label={words.decisions[action].label}
            title={words.decisions[action].label}
            text={words.decisions[action].text}
            done={words.decisionDone}
          >
            <TextInput source="reason" label={words.decisionReason} validate={required()} multiline />
          </FormAction>
        ))}
      <FormAction
        action="answer"
        label={words.write}
        title={words.write}
        text={words.writeText}
        done={words.written}
        initial={{ answer: review.answer }}
      >
        <TextInput source="answer" label={words.answer} multiline minRows={4} />
      </FormAction>
    </TopToolbar>
  );
};

const ReviewFacts = () => {
  const review = useRecordContext<ReviewRecord>();
  if (review === undefined) return null;
  const { decidedAt, answeredAt } = review;
  return (
    <Facts
      facts={[
        { label: words.product, value: review.product },
        { label: words.stars, value: `${review.stars}/5` },
        { label: words.state, value: words.states[review.state] },
        { label: words.createdAt, value: formatMinute(review.createdAt) },
        { label: words.text, value: review.text },
        { label: words.answer, value: review.answer },
        {
          label: words.answered,
          value: answeredAt === null ? '' : `${formatMinute(answeredAt)} · ${review.answeredBy}`,
        },
        { label: words.author, value: review.author },
        { label: words.bought, value: words.boughts[review.bought ? 'true' : 'false'] },
        {
          label: words.phone,
          value: review.phone && <MuiLink href={`tel:${review.phone}`}>{formatPhone(review.phone)}</MuiLink>,
        },
        {
          label: words.email,
          value: review.email && <MuiLink href={`mailto:${review.email}`}>{review.email}</MuiLink>,
        },
        { label: words.decided, value: decidedAt === null ? '' : `${formatMinute(decidedAt)} · ${review.decidedBy}` },
        { label: words.reason, value: review.reason },
      ]}
    />
  );
};

export const ReviewShow = () => (
  <RecordShow actions={<ReviewActions />}>
    <ReviewFacts />
  </RecordShow>
);
