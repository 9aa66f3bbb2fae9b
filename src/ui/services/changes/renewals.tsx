import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { RenewalOffer } from '#core/services/changes/service-changes.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt, useSubmission } from '#ui/app/form-fields.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { PickGrid, TermTile } from '#ui/kit/form/pick-tile.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { PendingOrder, paysInstalments } from './instalments.tsx';
import { termField, termValue, toRenewCommand } from './renew-command.ts';
import { renewalText } from './renewals.vi.ts';

export const SERVICES_FIELD = 'ids[dich-vu]';

/** The displayed total of every term, for a form that is sent without a script. */
export function ExpectedTotals({ offer: { id, terms } }: { readonly offer: RenewalOffer }) {
  return terms.map((each) => (
    <input
      key={termValue(each)}
      type="hidden"
      name={`expectedTotal[${id}-${termValue(each)}]`}
      value={each.amounts.gross}
    />
  ));
}

/** An empty selection has its own text. */
export function RenewalFailure({
  failure,
  none = renewalText.none,
}: {
  readonly failure: ShopFailure;
  readonly none?: string;
}) {
  return failure.kind === 'invalid-fields' ? <Note kind="error">{none}</Note> : <FailureNote failure={failure} />;
}

export function PendingRenewals({
  offers,
}: {
  readonly offers: readonly Pick<RenewalOffer, 'id' | 'name' | 'pendingOrderId'>[];
}) {
  return offers.map(({ id, name, pendingOrderId }) => (
    <PendingOrder key={id} text={renewalText.waiting(name)} orderId={pendingOrderId} />
  ));
}

/** On the service's own page. [SVC-01] */
export function RenewOne({ offer }: { readonly offer: RenewalOffer | null }) {
  const hotline = useHotline();
  return (
    <SectionCard id="gia-han" title={renewalText.title}>
      {offer === null ? <p className={layout.quiet}>{renewalText.notOffered(hotline)}</p> : <One offer={offer} />}
    </SectionCard>
  );
}

/** The price stands beside each term, so that the choice needs no script. */
function TermChoice({ offer }: { readonly offer: RenewalOffer }) {
  const current = termValue(offer);
  const posted = useSubmission('renewServices');
  const named = posted === null ? null : textAt(posted.fields, termField(offer));
  return (
    <PickGrid layout="terms" label={renewalText.choice}>
      {offer.terms.map((each) => {
        const value = termValue(each);
        return (
          <TermTile
            key={value}
            name={termField(offer)}
            value={value}
            defaultChecked={value === (named || current)}
            term={termText(each.term, each.unit)}
            price={formatDong(each.amounts.gross)}
            unit={renewalText.perTerm}
            saving={renewalText.until(formatDate(each.newEndDate))}
            saves={false}
          />
        );
      })}
    </PickGrid>
  );
}

function Facts({ offer: { term, unit, newEndDate, amounts } }: { readonly offer: RenewalOffer }) {
  return (
    <dl>
      <LeaderRow label={renewalText.term} value={termText(term, unit)} />
      <LeaderRow label={renewalText.newEnd} value={formatDate(newEndDate)} />
      <LeaderRow label={renewalText.price} value={<b>{formatDong(amounts.gross)}</b>} />
    </dl>
  );
}

function One({ offer }: { readonly offer: RenewalOffer }) {
  const { id, terms, pendingOrderId } = offer;
  if (pendingOrderId !== null)
    return (
      <>
        <Facts offer={offer} />
        <PendingRenewals offers={[offer]} />
      </>
    );
  const hasChoice = terms.length > 1;
  return (
    <CommandForm
      use="renewServices"
      className={layout.entries}
      isMine={(fields) => !paysInstalments(fields)}
      command={(fields) => toRenewCommand([offer], fields)}
    >
      {({ failure }) => (
        <>
          {offer.nextPlan === null ? null : <p className={layout.quiet}>{renewalText.nextPlan(offer.nextPlan)}</p>}
          {hasChoice ? <TermChoice offer={offer} /> : <Facts offer={offer} />}
          {hasChoice ? <p className={layout.quiet}>{renewalText.choiceHint}</p> : null}
          <input type="hidden" name={SERVICES_FIELD} value={id} />
          {hasChoice ? null : <input type="hidden" name={termField(offer)} value={termValue(offer)} />}
          <ExpectedTotals offer={offer} />
          <SubmitButton>{renewalText.submit}</SubmitButton>
          {failure === null ? null : <RenewalFailure failure={failure} />}
        </>
      )}
    </CommandForm>
  );
}
