import { useState } from 'react';
import type { Product } from '#core/catalogue/product.ts';
import { type InstalmentOffer, instalmentOffers } from '#core/pricing/instalment-offers.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { formatDong } from '#core/shared/dong.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { percentText, instalments as text } from '#ui/blocks/order/instalments.vi.ts';
import { PickGrid, PickLink } from '#ui/kit/form/pick-tile.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import styles from './product.module.css';
import type { ConfigurationState } from './use-configuration.ts';

type Props = { readonly product: Product; readonly state: ConfigurationState };

/** Plans beside the cash price, collapsed and none preselected; links, so no JavaScript is needed. [INS-01] */
export function InstalmentPanel({ product, state }: Props) {
  const { configuration } = state;
  const offers = instalmentOffers(product, configuration);
  const chosen = offers.find(({ plan }) => plan.id === configuration.plan) ?? null;
  const [isExpanded] = useState(chosen !== null);
  if (offers.length === 0) return null;
  return (
    <section>
      <h2>{text.title}</h2>
      {chosen === null ? null : <input type="hidden" name="configuration.plan" value={chosen.plan.id} />}
      <details className={styles.fold} open={isExpanded || undefined}>
        <summary>
          <span>{text.choices}</span> <b>{chosen === null ? text.atOnce : text.plan(chosen.plan.loanTenure)}</b>
          <Icon name="down" />
        </summary>
        <section>
          <p className={styles.hint}>{text.hint}</p>
          <PaymentOptions product={product} state={state} offers={offers} chosen={chosen} />
          {chosen === null ? null : <Breakdown offer={chosen} vatPercent={product.vat.percent} />}
        </section>
      </details>
    </section>
  );
}

/** The plan in the link was withdrawn or has another term, so the page shows the cash price. [INS-01] */
export function WithdrawnPlanNote({ state }: Pick<Props, 'state'>) {
  const search = useSearchTexts();
  const asked = firstValue(search, 'plan') ?? firstValue(search, 'configuration.plan') ?? '';
  if (asked === '' || state.configuration.plan) return null;
  return (
    <section>
      <Note kind="warn">{text.gone}</Note>
    </section>
  );
}

function PaymentOptions({
  product,
  state,
  offers,
  chosen,
}: Props & { readonly offers: readonly InstalmentOffer[]; readonly chosen: InstalmentOffer | null }) {
  const { configuration, hrefOf } = state;
  const cash = computeQuote(product, { ...configuration, plan: null });
  return (
    <PickGrid layout="offers" label={text.choices}>
      <PickLink href={hrefOf({ ...configuration, plan: null })} current={chosen === null} inPlace>
        <b>{text.atOnce}</b>{' '}
        {cash.ok ? (
          <span>
            {text.atOncePrice(
              formatDong(cash.value.totals.gross),
              termText(cash.value.price.term, cash.value.price.unit),
            )}
          </span>
        ) : null}
      </PickLink>{' '}
      {spaced(
        offers.map(({ plan, term, breakdown, extraCost }) => (
          <PickLink
            key={plan.id}
            href={hrefOf({ ...configuration, term, plan: plan.id })}
            current={plan.id === chosen?.plan.id}
            inPlace
          >
            <b>{text.plan(plan.loanTenure)}</b> <span>{text.first(formatDong(breakdown.firstMonth.total))}</span>{' '}
            <span>{text.later(plan.loanTenure - 1, formatDong(breakdown.nextMonth.total))}</span>{' '}
            <span>{text.total(formatDong(breakdown.totalPrice), formatDong(extraCost))}</span>
          </PickLink>
        )),
      )}
    </PickGrid>
  );
}

/** [ENT-12] */
function Breakdown({ offer, vatPercent }: { readonly offer: InstalmentOffer; readonly vatPercent: number }) {
  const { plan, breakdown } = offer;
  const { firstMonth, nextMonth } = breakdown;
  const rows = [
    [text.bare, 'bare'],
    ...(firstMonth.collateral > 0 || nextMonth.collateral > 0 ? ([[text.collateral, 'collateral']] as const) : []),
    [text.vat(vatPercent), 'vat'],
    [text.sum, 'total'],
  ] as const;
  return (
    <>
      <Table
        caption={text.breakdown(plan.loanTenure)}
        columns={[text.part, { numeric: text.firstMonth }, { numeric: text.nextMonth }]}
      >
        {rows.map(([label, part]) => (
          <tr key={part}>
            <td>{part === 'total' ? <b>{label}</b> : label}</td>
            <NumberCell>{formatDong(firstMonth[part])}</NumberCell>
            <NumberCell>{formatDong(nextMonth[part])}</NumberCell>
          </tr>
        ))}
      </Table>
      <p className={styles.hint}>
        {text.rates(percentText(plan.firstPaymentPercent), percentText(plan.monthlyInterestRate))}
      </p>
    </>
  );
}
