import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import type { RenewalOffer } from '#core/services/service-changes.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { useHotline } from '#ui/app/use-hotline.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { SubmitButton } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './changes.module.css';
import { PendingOrder, paysInstalments } from './instalments.tsx';
import { renewalText } from './renewals.vi.ts';

export const SERVICES_FIELD = 'ids[dich-vu]';

/** Renews services and pays instalments at the displayed amounts. */
export const toRenewCommand = (offers: readonly RenewalOffer[], dues: readonly InstalmentRow[] = []) => ({
  ids: offers.map(({ id }) => id),
  dues: dues.map(({ id }) => id),
  expectedTotal: Object.fromEntries([...offers, ...dues].map(({ id, amounts }) => [id, amounts.gross])),
});

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
      {offer === null ? <p className={styles.intro}>{renewalText.notOffered(hotline)}</p> : <One offer={offer} />}
    </SectionCard>
  );
}

function One({ offer }: { readonly offer: RenewalOffer }) {
  const { id, amounts, newEndDate, term, unit, pendingOrderId } = offer;
  return (
    <>
      <dl>
        <LeaderRow label={renewalText.term} value={termText(term, unit)} />
        <LeaderRow label={renewalText.newEnd} value={formatDate(newEndDate)} />
        <LeaderRow label={renewalText.price} value={<b>{formatDong(amounts.gross)}</b>} />
      </dl>
      <PendingRenewals offers={[offer]} />
      {pendingOrderId === null ? (
        <CommandForm
          use="renewServices"
          className={styles.one}
          isMine={(fields) => !paysInstalments(fields)}
          command={() => toRenewCommand([offer])}
        >
          {({ failure }) => (
            <>
              <input type="hidden" name={SERVICES_FIELD} value={id} />
              <input type="hidden" name={`expectedTotal[${id}]`} value={amounts.gross} />
              <SubmitButton>{renewalText.submit}</SubmitButton>
              {failure === null ? null : <RenewalFailure failure={failure} />}
            </>
          )}
        </CommandForm>
      ) : null}
    </>
  );
}
