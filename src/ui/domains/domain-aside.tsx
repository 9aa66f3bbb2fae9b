import type { CartLine, CartView } from '#core/cart/cart.ts';
import { MAX_EXTENSIONS, offersOfGroup } from '#core/domains/domain-groups.ts';
import { type DomainOffer, listExtensions } from '#core/domains/domain-offer.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { BuyBar } from '#ui/blocks/order/buy-bar.tsx';
import { orderWords } from '#ui/blocks/order/order.vi.ts';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';

const linesWithNames = (cart: CartView | null): readonly CartLine[] =>
  (cart?.lines ?? []).filter(({ line }) => line.description !== '');

export function CartDomains({ cart }: { readonly cart: CartView | null }) {
  const chosen = linesWithNames(cart);
  if (cart === null || chosen.length === 0) return null;
  return (
    <PriceSummary
      title={text.selected}
      lines={chosen.map(({ line, amounts }) => ({
        label: line.isTransfer
          ? orderWords.transferOf(toDisplayDomain(line.description))
          : text.selectedLine(toDisplayDomain(line.description), line.term),
        amount: amounts.gross,
      }))}
      totalLabel={text.total}
      total={sumAmounts(chosen.map(({ amounts }) => amounts)).gross}
      renewal={
        <>
          {text.selectedRenewal} <b>{formatDong(sumAmounts(chosen.map(({ renewal }) => renewal)).gross)}</b>
        </>
      }
      action={
        <ButtonLink href={paths.cart(cart.orderId)} kind="primary" size="l" block>
          {text.toCart}
        </ButtonLink>
      }
    />
  );
}

/** Phones: the total stays in reach below a long list. */
export function CartDomainsBar({ cart }: { readonly cart: CartView | null }) {
  const chosen = linesWithNames(cart);
  if (cart === null || chosen.length === 0) return null;
  return (
    <BuyBar
      label={text.selected}
      total={sumAmounts(chosen.map(({ amounts }) => amounts)).gross}
      detail={text.selectedCount(chosen.length)}
      action={
        <ButtonLink href={paths.cart(cart.orderId)} kind="primary">
          {text.toCart}
        </ButtonLink>
      }
    />
  );
}

/** First year and renewal of the best known extensions, with VAT. */
export function ExtensionBoard({ offers }: { readonly offers: readonly DomainOffer[] }) {
  const columns = [text.boardExtension, { numeric: text.firstYear }, { numeric: text.renewalYear }];
  return (
    <SectionCard id="bang-gia-duoi" title={text.board} flush className={styles.board}>
      <Table caption={text.board} columns={columns}>
        {offersOfGroup('popular', offers)
          .slice(0, MAX_EXTENSIONS)
          .map(({ slug, extension, kind, first, renewal }) => (
            <tr key={slug}>
              <td>
                <b>{extension}</b> {text.kinds[kind]}
              </td>
              <NumberCell>{formatDong(first.total)}</NumberCell>
              <NumberCell>
                <span className={layout.quiet}>{formatDong(renewal.total)}</span>
              </NumberCell>
            </tr>
          ))}
      </Table>
      <p className={layout.foot}>
        <Link href={paths.category({ handle: DOMAIN_LINE })}>{text.wholeBoard(listExtensions(offers).length)}</Link>
      </p>
    </SectionCard>
  );
}
