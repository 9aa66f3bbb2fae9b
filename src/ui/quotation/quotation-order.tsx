import type { QuotationView } from '#core/quotations/quotation.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import { quotationText as text } from './messages.vi.ts';
import styles from './quotation.module.css';

type Props = {
  readonly view: QuotationView;
  /** Indexes of the lines that the last command could not add. */
  readonly refused: readonly number[];
};

/** The lines that can still be ordered. Not printed. */
export function QuotationOrder({ view, refused }: Props) {
  const { quotation, totals, offer } = view;
  const until = formatMinute(quotation.validUntil);
  const lineTitlesAt = (is: (at: number) => boolean): string =>
    quotation.lines.flatMap(({ title }, at) => (is(at) ? [title] : [])).join(', ');
  const unavailableTitles = lineTitlesAt((at) => offer.lines[at] === null);
  const isExpired = lineTitlesAt((at) => refused.includes(at));
  const isAllGone = offer.lines.every((line) => line === null);
  return (
    <div className={styles.order}>
      <Card padded>
        <h2>{text.orderTitle}</h2>
        {isExpired === '' ? null : (
          <Note kind="warn" alert>
            {text.refused(isExpired)} <ButtonLink href={paths.cart()}>{text.toCart}</ButtonLink>
          </Note>
        )}
        <p>{offer.isValid ? text.valid(until) : text.expired(until)}</p>
        {unavailableTitles === '' || isAllGone ? null : <Note kind="warn">{text.gone(unavailableTitles)}</Note>}
        {isAllGone ? <AllGone /> : <Amounts view={view} />}
        {offer.isValid && unavailableTitles === '' && offer.totals.gross !== totals.gross ? (
          <Note kind="info">{text.taxChanged}</Note>
        ) : null}
        {isAllGone ? null : <OrderForm view={view} />}
      </Card>
    </div>
  );
}

function AllGone() {
  return (
    <Note kind="warn">
      {text.allGone} <ButtonLink href={paths.shop}>{text.toShop}</ButtonLink>
    </Note>
  );
}

function Amounts({ view: { totals, offer } }: Pick<Props, 'view'>) {
  return (
    <dl>
      {offer.totals.gross === totals.gross ? null : (
        <LeaderRow label={text.quoted} value={formatDong(totals.gross)} tone="sub" />
      )}
      <LeaderRow
        label={<b>{offer.isValid ? text.payable : text.today}</b>}
        value={<b>{formatDong(offer.totals.gross)}</b>}
      />
    </dl>
  );
}

function OrderForm({ view: { quotation, offer } }: Pick<Props, 'view'>) {
  return (
    <CommandButton
      use="orderQuotation"
      command={{ id: quotation.id, expectedTotal: offer.totals.gross }}
      kind="primary"
      size="l"
      block
    >
      {offer.isValid ? text.order : text.orderToday}
    </CommandButton>
  );
}
