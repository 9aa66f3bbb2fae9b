import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import type { RenewalOffer, RenewalTerm } from '#core/services/changes/service-changes.port.ts';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './changes.module.css';
import { termField, termValue } from './renew-command.ts';
import { renewalText } from './renewals.vi.ts';

type Tile = { readonly id: string; readonly title: string; readonly detail: string; readonly price: Dong };

export const instalmentTile = ({ id, title, month, months, state, dueDate, amounts }: InstalmentRow): Tile => ({
  id,
  title: dueText.next(title, month, months),
  detail: state === 'overdue' ? dueText.over(formatDate(dueDate)) : dueText.ends(formatDate(dueDate)),
  price: amounts.gross,
});

type Renewed = { readonly offer: RenewalOffer; readonly chosen: RenewalTerm };

export const renewalTile = ({ offer: { id, name, endDate, nextPlan }, chosen }: Renewed): Tile => ({
  id,
  title: name,
  detail: [
    renewalText.ends(formatDate(endDate)),
    renewalText.adds(termText(chosen.term, chosen.unit), formatDate(chosen.newEndDate)),
    ...(nextPlan === null ? [] : [renewalText.onPlan(nextPlan)]),
  ].join(' · '),
  price: chosen.amounts.gross,
});

/** The terms of a renewal. Each option names its end and price, so that the choice needs no script. */
export function TermSelect({
  offer,
  value,
  choose,
}: {
  readonly offer: RenewalOffer | undefined;
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
}) {
  return offer === undefined || offer.terms.length < 2 ? null : (
    <InlineSelect
      label={renewalText.termOf(offer.name)}
      name={termField(offer)}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {offer.terms.map((each) => (
        <option key={termValue(each)} value={termValue(each)}>
          {renewalText.termPrice(
            termText(each.term, each.unit),
            formatDate(each.newEndDate),
            formatDong(each.amounts.gross),
          )}
        </option>
      ))}
    </InlineSelect>
  );
}

export function Tiles({
  name,
  legend,
  tiles,
  selectedIds,
  pick,
  inside = () => null,
}: {
  readonly name: string;
  readonly legend: string;
  readonly tiles: readonly Tile[];
  readonly selectedIds: readonly string[];
  readonly pick: (id: string, on: boolean) => void;
  /** More in a tile, below its choice. */
  readonly inside?: (id: string) => ReactNode;
}) {
  return tiles.length === 0 ? null : (
    <fieldset className={layout.entries}>
      <legend className={styles.legend}>{legend}</legend>
      {tiles.map(({ id, title, detail, price }) => (
        <Paper key={id} variant="outlined" className={styles.tile}>
          <div className={styles.offer}>
            <Check
              name={name}
              value={id}
              checked={selectedIds.includes(id)}
              onChange={({ currentTarget }) => pick(id, currentTarget.checked)}
            >
              <b>{title}</b> <small className={layout.faint}>{detail}</small>
            </Check>{' '}
            <b>{formatDong(price)}</b>
          </div>
          {inside(id)}
        </Paper>
      ))}
    </fieldset>
  );
}
