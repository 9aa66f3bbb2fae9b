import { prorate, prorateByDay, proratedDate } from '#core/pricing/proration.ts';
import type { UpgradeOffer } from '#core/services/changes/service-changes.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { type Dong, formatDong, multiplyDong } from '#core/shared/dong.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';
import { upgradeText } from './renewals.vi.ts';

/** In total and by day, with the button that orders it. [SVC-01] */
export function UpgradePrice({ service, offer }: { readonly service: ServiceId; readonly offer: UpgradeOffer }) {
  const { plan, title, amounts } = offer;
  return (
    <div className={classes(layout.entries, layout.after)}>
      <h3>{upgradeText.sum(title)}</h3>
      <UpgradeTotal offer={offer} />
      <details className={layout.more}>
        <summary>{upgradeText.daily}</summary>
        <Daily offer={offer} />
      </details>
      <CommandButton use="upgradeService" command={{ id: service, plan, expectedTotal: amounts.gross }} kind="primary">
        {upgradeText.submit}
      </CommandButton>
    </div>
  );
}

function UpgradeTotal({ offer }: { readonly offer: UpgradeOffer }) {
  const { title, days, termDays, oldTerm, newTerm, quantity, vat, amounts } = offer;
  const { credit, charge, due } = prorate(offer);
  return (
    <Table
      caption={upgradeText.sum(title)}
      stack="labelled"
      columns={[upgradeText.plan, { numeric: upgradeText.termPrice(termDays) }, { numeric: upgradeText.rest(days) }]}
    >
      <TermRow label={upgradeText.charge(title)} offer={offer} term={newTerm} amount={charge} />
      <TermRow label={upgradeText.credit} offer={offer} term={oldTerm} amount={multiplyDong(credit, -1)} />
      <Row label={upgradeText.difference} amount={due} />
      {quantity > 1 ? <Row label={upgradeText.forUsers(quantity)} amount={amounts.net} /> : null}
      <Row label={upgradeText.vat(vat)} amount={amounts.vat} />
      <Row label={upgradeText.dueToday} amount={amounts.gross} strong />
    </Table>
  );
}

function TermRow({
  label,
  offer: { days, termDays },
  term,
  amount,
}: {
  readonly label: string;
  readonly offer: UpgradeOffer;
  readonly term: Dong;
  readonly amount: Dong;
}) {
  return (
    <tr>
      <td>{label}</td>
      <NumberCell label={upgradeText.termPrice(termDays)}>{formatDong(term)}</NumberCell>
      <NumberCell label={upgradeText.rest(days)}>{formatDong(amount)}</NumberCell>
    </tr>
  );
}

function Row({
  label,
  amount,
  strong = false,
}: {
  readonly label: string;
  readonly amount: Dong;
  readonly strong?: boolean;
}) {
  const said = formatDong(amount);
  return (
    <tr>
      <td colSpan={2}>{strong ? <b>{label}</b> : label}</td>
      <NumberCell>{strong ? <b>{said}</b> : said}</NumberCell>
    </tr>
  );
}

function Daily({ offer }: { readonly offer: UpgradeOffer }) {
  const { title, days, endDate } = offer;
  return (
    <Table
      caption={upgradeText.dailyCaption(title)}
      stack="labelled"
      columns={[
        upgradeText.day,
        { numeric: upgradeText.dayCharge },
        { numeric: upgradeText.dayCredit },
        { numeric: upgradeText.difference },
      ]}
    >
      {prorateByDay(offer).map(({ day, credit, charge, due }) => (
        <tr key={day}>
          <td>{formatDate(proratedDate(endDate, days, day))}</td>
          <NumberCell label={upgradeText.dayCharge}>{formatDong(charge)}</NumberCell>
          <NumberCell label={upgradeText.dayCredit}>{formatDong(multiplyDong(credit, -1))}</NumberCell>
          <NumberCell label={upgradeText.difference}>{formatDong(due)}</NumberCell>
        </tr>
      ))}
    </Table>
  );
}
