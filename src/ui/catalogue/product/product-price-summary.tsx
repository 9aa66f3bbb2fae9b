import type { ReactNode } from 'react';
import { buyNowPath } from '#core/catalogue/buy-now.ts';
import { pricedDefaults } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { registrationFee } from '#core/pricing/domain-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { findPriceCut } from '#core/pricing/term-savings.ts';
import { findRenewalDay, formatDay, formatLastDay } from '#core/shared/calendar.ts';
import { addDong, formatDong, zeroDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { termText } from '#ui/blocks/messages.vi.ts';
import { instalments } from '#ui/blocks/order/instalments.vi.ts';
import { PriceSummary, type PriceSummaryLine } from '#ui/blocks/price/price-summary.tsx';
import { withStore } from '#ui/catalogue/list/store-links.ts';
import { useStore } from '#ui/catalogue/list/use-store.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { campaignQuery } from './campaign-query.ts';
import type { EditedLine } from './edited-line.ts';
import styles from './product.module.css';
import { product as text } from './product.vi.ts';
import { QuoteButton } from './quote-button.tsx';

const AddFailure = lazyPart(() => import('./add-failure.tsx'));

type AddToCartState = {
  readonly busy: boolean;
  readonly failure: ShopFailure | null;
  readonly isOwnChoice: boolean;
  /** The command that the button posts without scripts. */
  readonly use: 'addToCart' | 'editLine';
  readonly add: (form: HTMLFormElement | null) => void;
};

type BuyNow = (form: HTMLFormElement | null) => void;

export function ProductPriceSummary({
  product,
  quote,
  adding,
  buyNow,
  edited,
  advice,
}: {
  readonly product: Product;
  readonly quote: Quote;
  readonly adding: AddToCartState;
  readonly buyNow: BuyNow;
  readonly edited: EditedLine | null;
  readonly advice: ReactNode;
}) {
  const { price, totals } = quote;
  const preselected = pricedDefaults(product, quote).map(({ name }) => name);
  return (
    <>
      <PriceSummary
        title={text.order}
        badge={
          <Badge tone="primary">
            {quote.instalmentQuote
              ? instalments.plan(quote.instalmentQuote.plan.loanTenure)
              : termText(price.term, price.unit)}
          </Badge>
        }
        subtitle={product.specifications
          .slice(0, 4)
          .map(({ label, value }) => `${label} ${value}`)
          .join(' · ')}
        lines={toSummaryLines(product, quote)}
        totalLabel={text.total}
        total={totals.gross}
        below={
          <>
            {quote.instalmentQuote
              ? instalments.afterwards(quote.instalmentQuote.plan.loanTenure - 1, formatDong(quote.renewal.gross))
              : text.perUnit(formatDong(quote.perUnitGross), price.unit.id)}{' '}
            {preselected.length === 0 ? null : <span className={styles.campaign}>{text.preselected(preselected)}</span>}
            {price.campaign === null ? null : <CampaignEnd id={price.campaign.id} />}
          </>
        }
        renewal={quote.instalmentQuote ? <InstalmentTotal {...quote.instalmentQuote} /> : <Renewal quote={quote} />}
        action={
          <>
            <AddButton product={product} adding={adding} />{' '}
            {edited === null ? (
              <>
                <BuyNowButton product={product} buyNow={buyNow} />{' '}
                {product.isAvailable ? <QuoteButton product={product} /> : null}
              </>
            ) : (
              <ButtonLink href={paths.cart(edited.orderId)} kind="text" block>
                {text.keepLine}
              </ButtonLink>
            )}
          </>
        }
        assurances={[
          { icon: 'refresh', text: text.assurances.renewal },
          { icon: 'receipt', text: text.assurances.invoice },
          { icon: 'ok', text: text.assurances.guest },
        ]}
      />
      <p className={styles.call}>
        {text.quoteCall} <HotlineLink>{(number) => number}</HotlineLink> {text.or} {advice}
      </p>
    </>
  );
}

/** List price before VAT, discounts, then VAT; domains list state fee and service separately. */
export const toSummaryLines = (
  product: Product,
  { lines, totals, savings, price }: Quote,
): readonly PriceSummaryLine[] => [
  ...lines.flatMap(({ title, amounts }, at): readonly PriceSummaryLine[] =>
    at === 0 && amounts.exempt > 0
      ? stateFees(price, amounts)
      : [{ label: title, amount: addDong(amounts.net, amounts.exempt, at === 0 ? savings : zeroDong) }],
  ),
  ...(savings > 0
    ? [
        {
          label: text.saved(findPriceCut(product.prices, price.term)?.percent ?? null),
          amount: subtractDong(zeroDong, savings),
          tone: 'save' as const,
        },
      ]
    : []),
  { label: text.vat(product.vat.percent), amount: totals.vat },
];

/** A domain: the two state fees, without VAT, and the service, whose VAT follows. [Thông tư 20/2023/TT-BTC] */
const stateFees = ({ charge, renewal }: Quote['price'], { exempt, net }: Amounts): readonly PriceSummaryLine[] => {
  const registration = registrationFee(charge, renewal);
  return [
    ...(registration > 0 ? [{ label: text.registrationFee, amount: registration }] : []),
    { label: text.stateFee, amount: subtractDong(exempt, registration) },
    { label: text.service, amount: net },
  ];
};

/** Whose offer the lower price is, and until when; nothing when the campaign cannot be loaded. [VOU-02, ERR-05] */
function CampaignEnd({ id }: { readonly id: string }) {
  const { data: campaign } = useOptionalPageQuery(campaignQuery(id));
  if (!campaign?.isActive) return null;
  return <span className={styles.campaign}>{text.campaign(campaign.name, formatLastDay(campaign.to))}</span>;
}

/** Depends on today: hydration silently corrects a page rendered yesterday. */
function Renewal({ quote }: { readonly quote: Quote }) {
  const { clock } = useShop();
  return (
    <>
      {text.renewFrom}{' '}
      <span suppressHydrationWarning>{formatDay(findRenewalDay(clock.now(), termInMonths(quote.price)))}</span>:{' '}
      <b>{text.renewal(formatDong(quote.renewal.gross))}</b>
    </>
  );
}

/** And the extra cost over the cash price. [INS-01] */
function InstalmentTotal({ plan, breakdown: { totalPrice }, cash }: NonNullable<Quote['instalmentQuote']>) {
  return (
    <b>{instalments.whole(plan.loanTenure, formatDong(totalPrice), formatDong(subtractDong(totalPrice, cash)))}</b>
  );
}

/** Submits the product's form; with JavaScript it runs the command in place. */
export function AddButton({
  product,
  adding,
  compact = false,
}: {
  readonly product: Product;
  readonly adding: AddToCartState;
  /** For the phone's buy bar: smaller, without further text. */
  readonly compact?: boolean;
}) {
  const hotline = useHotline();
  const store = useStore();
  if (!product.isAvailable && compact) return null;
  if (!product.isAvailable)
    return (
      <>
        <Note kind="warn">{text.unavailableNote(hotline)}</Note>
        <ButtonLink href={withStore(paths.category(product.category), store)} kind="primary" size="l" block>
          {product.category.title}
        </ButtonLink>
      </>
    );
  return (
    <>
      {adding.failure && !compact ? <AddFailure failure={adding.failure} isOwnChoice={adding.isOwnChoice} /> : null}
      <Button
        type="submit"
        formMethod="post"
        name="_use"
        value={adding.use}
        kind="primary"
        size={compact ? 'm' : 'l'}
        block={!compact}
        busy={adding.busy}
        onClick={(event) => {
          event.preventDefault();
          adding.add(event.currentTarget.form);
        }}
      >
        {(adding.failure?.kind === 'price-changed' ? text.submitAtNewPrice : text.submit)[adding.use]}
      </Button>
    </>
  );
}

/** Orders without a cart; without JavaScript by GET, so that the URL holds the configuration. [ROUTE-09] */
function BuyNowButton({ product, buyNow }: { readonly product: Product; readonly buyNow: BuyNow }) {
  if (!product.isAvailable) return null;
  return (
    <Button
      type="submit"
      formMethod="get"
      formAction={buyNowPath(product.slug)}
      block
      onClick={(event) => {
        event.preventDefault();
        buyNow(event.currentTarget.form);
      }}
    >
      {text.buyNow}
    </Button>
  );
}
