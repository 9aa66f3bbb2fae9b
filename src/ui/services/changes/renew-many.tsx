import { useState } from 'react';
import type { RenewalRow } from '#core/services/changes/load-changes.ts';
import type { RenewalOffer } from '#core/services/changes/service-changes.port.ts';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { dueCalendar } from '#core/services/service-paths.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { INSTALMENTS_FIELD, PendingInstalments } from './instalments.tsx';
import { findChosenTerm, termField, termValue, toRenewCommand } from './renew-command.ts';
import { instalmentTile, renewalTile, TermSelect, Tiles } from './renewal-tiles.tsx';
import { ExpectedTotals, PendingRenewals, RenewalFailure, SERVICES_FIELD } from './renewals.tsx';
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

const readTerms = (offers: readonly RenewalOffer[], fields: Fields = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    offers.map((offer) => [offer.id, termValue(findChosenTerm(offer, textAt(fields, termField(offer))))]),
  );

const textsFor = (dues: readonly InstalmentRow[]) =>
  dues.length === 0
    ? { ...renewalText, title: renewalText.titleMany, submit: renewalText.submitMany }
    : { ...dueText, title: dueText.titleMany, intro: dueText.introMany, submit: dueText.submitMany };

/** Expiring services and due instalments; several can be paid in one order. [SVC-01, INS-01] */
export function RenewMany({
  offers,
  dues,
}: {
  readonly offers: readonly RenewalRow[];
  readonly dues: readonly InstalmentRow[];
}) {
  const posted = useSubmission('renewServices');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(() => readIds(posted?.fields));
  const [terms, setTerms] = useState<Readonly<Record<string, string>>>(() => readTerms(offers, posted?.fields));
  if (offers.length + dues.length === 0) return null;
  const words = textsFor(dues);
  const [free, due] = [
    offers.filter(({ pendingOrderId }) => pendingOrderId === null),
    dues.filter(({ pendingOrderId }) => pendingOrderId === null),
  ];
  const renewed = free.map((offer) => ({ offer, chosen: findChosenTerm(offer, terms[offer.id] ?? '') }));
  const payable = [...due.map(instalmentTile), ...renewed.map(renewalTile)];
  const total = addDong(...payable.flatMap(({ id, price }) => (selectedIds.includes(id) ? price : [])));
  const pick = (id: string, on: boolean) =>
    setSelectedIds((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
  const early = free.filter(({ isDue }) => !isDue);
  const servicesAmong = (isMeant: (offer: RenewalRow) => boolean, legend: string) => (
    <Tiles
      name={SERVICES_FIELD}
      legend={legend}
      tiles={renewed.filter(({ offer }) => isMeant(offer)).map(renewalTile)}
      selectedIds={selectedIds}
      pick={pick}
      inside={(id) => (
        <TermSelect
          offer={free.find((offer) => offer.id === id)}
          value={terms[id]}
          choose={(value) => setTerms((before) => ({ ...before, [id]: value }))}
        />
      )}
    />
  );
  return (
    <SectionCard id="gia-han" title={words.title}>
      <p className={layout.intro}>{words.intro}</p>
      <p className={layout.intro}>
        <a href={dueCalendar} download>
          {renewalText.calendar}
        </a>
      </p>
      <PendingInstalments dues={dues} />
      <PendingRenewals offers={offers} />
      {payable.length === 0 ? null : (
        <CommandForm
          use="renewServices"
          className={layout.fields}
          command={(fields) => {
            const ids = readIds(fields);
            return toRenewCommand(
              free.filter(({ id }) => ids.includes(id)),
              fields,
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
              {servicesAmong(({ isDue }) => isDue, renewalText.choose)}
              {early.length === 0 ? null : (
                <details className={layout.fold} open={early.some(({ id }) => selectedIds.includes(id))}>
                  <summary>
                    <b>{renewalText.early(early.length)}</b>
                    <Icon name="down" />
                  </summary>
                  {servicesAmong(({ isDue }) => !isDue, renewalText.chooseEarly)}
                </details>
              )}
              {due.map(({ id, amounts }) => (
                <input key={id} type="hidden" name={`expectedTotal[${id}]`} value={amounts.gross} />
              ))}
              {free.map((offer) => (
                <ExpectedTotals key={offer.id} offer={offer} />
              ))}
              <div className={layout.between}>
                <dl className={classes(layout.wide, needsScriptClass)} aria-live="polite">
                  <LeaderRow
                    label={words.total(payable.filter(({ id }) => selectedIds.includes(id)).length)}
                    value={<b>{formatDong(total)}</b>}
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
