import { useState } from 'react';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import type { RenewalOffer } from '#core/services/service-changes.port.ts';
import { dueCalendar } from '#core/services/service-paths.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong, type Dong, formatDong } from '#core/shared/dong.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, useSubmission } from '#ui/app/form-fields.ts';
import { dueText } from '#ui/blocks/instalments.vi.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { SubmitButton } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import { CheckTile } from '#ui/kit/check-tile.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import styles from './changes.module.css';
import { INSTALMENTS_FIELD, PendingInstalments } from './instalments.tsx';
import { PendingRenewals, RenewalFailure, SERVICES_FIELD, toRenewCommand } from './renewals.tsx';
import { renewalText } from './renewals.vi.ts';

/** The ids at a nested form path of two keys, as in a plain form post. */
const readIdsAt = (fields: Fields | undefined, list: 'ids' | 'dues', key: string): readonly string[] => {
  const found = fields?.[list];
  const named = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const [, ids] = named.find(([name]) => name === key) ?? [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

const readIds = (fields: Fields | undefined): readonly string[] => [
  ...readIdsAt(fields, 'ids', 'dich-vu'),
  ...readIdsAt(fields, 'dues', 'ky'),
];

const textsFor = (dues: readonly InstalmentRow[]) =>
  dues.length === 0
    ? { ...renewalText, title: renewalText.titleMany, submit: renewalText.submitMany }
    : { ...dueText, title: dueText.titleMany, intro: dueText.introMany, submit: dueText.submitMany };

/** Expiring services and due instalments; several can be paid in one order. [SVC-01, INS-01] */
export function RenewMany({
  offers,
  dues,
}: {
  readonly offers: readonly RenewalOffer[];
  readonly dues: readonly InstalmentRow[];
}) {
  const posted = useSubmission('renewServices');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(() => readIds(posted?.fields));
  if (offers.length + dues.length === 0) return null;
  const words = textsFor(dues);
  const [free, due] = [
    offers.filter(({ pendingOrderId }) => pendingOrderId === null),
    dues.filter(({ pendingOrderId }) => pendingOrderId === null),
  ];
  const payable = [...due, ...free];
  const chosen = payable.filter(({ id }) => selectedIds.includes(id));
  const pick = (id: string, on: boolean) =>
    setSelectedIds((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <SectionCard id="gia-han" title={words.title}>
      <p className={styles.intro}>{words.intro}</p>
      <p className={styles.intro}>
        <a href={dueCalendar} download>
          {renewalText.calendar}
        </a>
      </p>
      <PendingInstalments dues={dues} />
      <PendingRenewals offers={offers} />
      {payable.length === 0 ? null : (
        <CommandForm
          use="renewServices"
          command={(fields) => {
            const ids = readIds(fields);
            return toRenewCommand(
              free.filter(({ id }) => ids.includes(id)),
              due.filter(({ id }) => ids.includes(id)),
            );
          }}
        >
          {({ failure }) => (
            <>
              <Tiles
                name={INSTALMENTS_FIELD}
                legend={dueText.choose}
                tiles={due.map(instalmentTile)}
                selectedIds={selectedIds}
                pick={pick}
              />
              <Tiles
                name={SERVICES_FIELD}
                legend={renewalText.choose}
                tiles={free.map(renewalTile)}
                selectedIds={selectedIds}
                pick={pick}
              />
              {payable.map(({ id, amounts }) => (
                <input key={id} type="hidden" name={`expectedTotal[${id}]`} value={amounts.gross} />
              ))}
              <div className={styles.pay}>
                <dl className={needsScriptClass} aria-live="polite">
                  <LeaderRow
                    label={words.total(chosen.length)}
                    value={<b>{formatDong(addDong(...chosen.map(({ amounts }) => amounts.gross)))}</b>}
                  />
                </dl>
                <SubmitButton>{words.submit}</SubmitButton>
              </div>
              {failure === null ? null : <RenewalFailure failure={failure} none={words.none} />}
            </>
          )}
        </CommandForm>
      )}
    </SectionCard>
  );
}

type Tile = { readonly id: string; readonly title: string; readonly detail: string; readonly price: Dong };

const instalmentTile = ({ id, title, month, months, state, dueDate, amounts }: InstalmentRow): Tile => ({
  id,
  title: dueText.next(title, month, months),
  detail: state === 'overdue' ? dueText.over(formatDate(dueDate)) : dueText.ends(formatDate(dueDate)),
  price: amounts.gross,
});

const renewalTile = ({ id, name, amounts, endDate, newEndDate, term, unit }: RenewalOffer): Tile => ({
  id,
  title: name,
  detail: renewalText.ends(formatDate(endDate), termText(term, unit), formatDate(newEndDate)),
  price: amounts.gross,
});

function Tiles({
  name,
  legend,
  tiles,
  selectedIds,
  pick,
}: {
  readonly name: string;
  readonly legend: string;
  readonly tiles: readonly Tile[];
  readonly selectedIds: readonly string[];
  readonly pick: (id: string, on: boolean) => void;
}) {
  return tiles.length === 0 ? null : (
    <fieldset className={styles.tiles}>
      <legend>{legend}</legend>
      {tiles.map(({ id, title, detail, price }) => (
        <CheckTile
          key={id}
          name={name}
          value={id}
          checked={selectedIds.includes(id)}
          onChange={({ currentTarget }) => pick(id, currentTarget.checked)}
          title={title}
          detail={<small className={styles.detail}>{detail}</small>}
          end={formatDong(price)}
        />
      ))}
    </fieldset>
  );
}
