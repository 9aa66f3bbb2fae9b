import { useState } from 'react';
import { orderPath } from '#core/orders/order-paths.ts';
import type { RenewalOffer } from '#core/services/service-changes.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { CheckTile } from '#ui/kit/check-tile.tsx';
import { CommandForm, type Fields, useSubmission } from '#ui/kit/command-form.tsx';
import { FailureNote } from '#ui/kit/failure-note.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { needsScript } from '#ui/kit/script.tsx';
import { termText } from '#ui/messages/kit.vi.ts';
import { renewalText } from '#ui/messages/renewals.vi.ts';
import styles from './changes.module.css';

const NAME = 'ids[dich-vu]';

/** Services that the form names, as a plain post nests them. */
const idsOf = (fields: Fields | undefined): readonly string[] => {
  const { ids } = fields ?? {};
  const named = typeof ids === 'object' && ids !== null && 'dich-vu' in ids ? ids['dich-vu'] : [];
  return Array.isArray(named) ? named.filter((id) => typeof id === 'string') : [];
};

const commandOf = (offers: readonly RenewalOffer[]) => ({
  ids: offers.map(({ id }) => id),
  seen: Object.fromEntries(offers.map(({ id, amounts }) => [id, amounts.gross])),
});

/** What ends when and what another term costs: several are renewed by one order. [SVC-01] */
export function RenewMany({ offers }: { readonly offers: readonly RenewalOffer[] }) {
  const posted = useSubmission('renewServices');
  const [picked, setPicked] = useState<readonly string[]>(() => idsOf(posted?.fields));
  if (offers.length === 0) return null;
  const free = offers.filter(({ waiting }) => waiting === null);
  const chosen = free.filter(({ id }) => picked.includes(id));
  const pick = (id: string, on: boolean) =>
    setPicked((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Card as="section" labelledBy="gia-han">
      <CardHead>
        <h2 id="gia-han">{renewalText.titleMany}</h2>
      </CardHead>
      <CardBody>
        <p className={styles.intro}>{renewalText.intro}</p>
        <Waiting offers={offers} />
        {free.length === 0 ? null : (
          <CommandForm
            use="renewServices"
            command={(fields) => commandOf(free.filter(({ id }) => idsOf(fields).includes(id)))}
          >
            {({ busy, failure }) => (
              <>
                <fieldset className={styles.tiles}>
                  <legend>{renewalText.choose}</legend>
                  {free.map((offer) => (
                    <Tile key={offer.id} offer={offer} picked={picked.includes(offer.id)} pick={pick} />
                  ))}
                </fieldset>
                {free.map(({ id, amounts }) => (
                  <input key={id} type="hidden" name={`seen[${id}]`} value={amounts.gross} />
                ))}
                <div className={styles.pay}>
                  <dl className={needsScript} aria-live="polite">
                    <LeaderRow
                      label={renewalText.total(chosen.length)}
                      value={<b>{formatDong(addDong(...chosen.map(({ amounts }) => amounts.gross)))}</b>}
                    />
                  </dl>
                  <Button type="submit" kind="primary" busy={busy}>
                    {renewalText.submitMany}
                  </Button>
                </div>
                {failure === null ? null : <Failed failure={failure} />}
              </>
            )}
          </CommandForm>
        )}
      </CardBody>
    </Card>
  );
}

function Tile({
  offer: { id, name, amounts, endDate, newEndDate, time, unit },
  picked,
  pick,
}: {
  readonly offer: RenewalOffer;
  readonly picked: boolean;
  readonly pick: (id: string, on: boolean) => void;
}) {
  return (
    <CheckTile
      name={NAME}
      value={id}
      checked={picked}
      onChange={({ currentTarget }) => pick(id, currentTarget.checked)}
      title={name}
      detail={
        <small className={styles.detail}>
          {renewalText.ends(formatDate(endDate), termText(time, unit), formatDate(newEndDate))}
        </small>
      }
      end={formatDong(amounts.gross)}
    />
  );
}

type Failure = Parameters<typeof FailureNote>[0]['failure'];

/** Nothing chosen is said in the words of this form. */
function Failed({ failure }: { readonly failure: Failure }) {
  return failure.kind === 'invalid-fields' ? (
    <Note kind="error">{renewalText.none}</Note>
  ) : (
    <FailureNote failure={failure} />
  );
}

/** Services that an order is about to change, with the way to it. */
export function Waiting({ offers }: { readonly offers: readonly Pick<RenewalOffer, 'id' | 'name' | 'waiting'>[] }) {
  return offers.map(({ id, name, waiting }) =>
    waiting === null ? null : (
      <div key={id} className={styles.waiting}>
        <Note kind="info">
          {renewalText.waiting(name)} <Link href={orderPath(waiting)}>{renewalText.openOrder}</Link>
        </Note>
      </div>
    ),
  );
}

/** One service's renewal on its own page. [SVC-01] */
export function RenewOne({ offer }: { readonly offer: RenewalOffer | null }) {
  return (
    <Card as="section" labelledBy="gia-han">
      <CardHead>
        <h2 id="gia-han">{renewalText.title}</h2>
      </CardHead>
      <CardBody>
        {offer === null ? <p className={styles.intro}>{renewalText.notOffered}</p> : <One offer={offer} />}
      </CardBody>
    </Card>
  );
}

function One({ offer }: { readonly offer: RenewalOffer }) {
  const { id, amounts, newEndDate, time, unit, waiting } = offer;
  return (
    <>
      <dl>
        <LeaderRow label={renewalText.term} value={termText(time, unit)} />
        <LeaderRow label={renewalText.newEnd} value={formatDate(newEndDate)} />
        <LeaderRow label={renewalText.price} value={<b>{formatDong(amounts.gross)}</b>} />
      </dl>
      <Waiting offers={[offer]} />
      {waiting === null ? (
        <CommandForm use="renewServices" className={styles.one} command={() => commandOf([offer])}>
          {({ busy, failure }) => (
            <>
              <input type="hidden" name={NAME} value={id} />
              <input type="hidden" name={`seen[${id}]`} value={amounts.gross} />
              <Button type="submit" kind="primary" busy={busy}>
                {renewalText.submit}
              </Button>
              {failure === null ? null : <Failed failure={failure} />}
            </>
          )}
        </CommandForm>
      ) : null}
    </>
  );
}
