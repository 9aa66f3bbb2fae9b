import { type ReactNode, useState } from 'react';
import type { CartView } from '#core/cart/cart.ts';
import type { DirectOrderView } from '#core/checkout/checkout.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Discount } from '#core/pricing/discount.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { GroupedVouchers, OfferedVoucher } from '#core/vouchers/voucher.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { voucherReason } from '#ui/failures/voucher-reason.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card, CardBody } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { voucherText } from './messages.vi.ts';
import { CodeForm, isSubmittedCode, VoucherButtonForm, type VoucherTarget } from './voucher-forms.tsx';
import styles from './vouchers.module.css';

/** Prefetched; the page retries after a failure and works without them. */
export const vouchersQuery = (orderId: OrderId) => pageQuery('loadVouchers', () => ({ orderId }));

/** What applies to a cart, what is offered to it, and what was refused on this page. [VOU-01] */
export const useCartVouchers = (cart: CartView): VoucherChoice => useVoucherChoice(useOffersOf(cart, null));

/** Collapsed above the checkout form. [VOU-01] */
export function CheckoutVouchers({ cart }: { readonly cart: CartView }) {
  return (
    <CollapsedVouchers discounts={cart.discounts ?? []}>
      <VoucherList {...useOffersOf(cart, paths.checkout)} />
    </CollapsedVouchers>
  );
}

/** The page's query includes them. [VOU-01, ROUTE-09] */
export function DirectOrderVoucherCard({ view }: { readonly view: DirectOrderView }) {
  const { product, configuration, discounts, vouchers } = view;
  const direct = { slug: product.slug, configuration, codes: discounts.map(({ code }) => code) };
  return (
    <CollapsedVouchers discounts={discounts}>
      <VoucherList discounts={discounts} offers={vouchers ?? undefined} about={{ orderId: null, path: null, direct }} />
    </CollapsedVouchers>
  );
}

/** Expanded after a rejected form post, because the reason is inside. */
function CollapsedVouchers({
  discounts,
  children,
}: {
  readonly discounts: readonly Discount[];
  readonly children: ReactNode;
}) {
  const posted = useSubmission('addVoucher');
  const codes = discounts.map(({ code }) => code);
  return (
    <Card as="section" labelledBy="vouchers">
      <details className={layout.fold} open={posted !== null}>
        <summary>
          <b id="vouchers" className={layout.grow}>
            {voucherText.title}
          </b>{' '}
          <span>{codes.length > 0 ? codes.join(', ') : voucherText.unfold}</span>
          <Icon name="down" />
        </summary>
        <CardBody>{children}</CardBody>
      </details>
    </Card>
  );
}

type Vouchers = {
  readonly discounts: readonly Discount[];
  readonly offers: GroupedVouchers | undefined;
  readonly about: VoucherTarget;
};

/** The offered ones are a separate query. */
const useOffersOf = (cart: CartView, path: typeof paths.checkout | null): Vouchers => {
  const { data: offers } = useOptionalPageQuery(vouchersQuery(cart.orderId));
  return { discounts: cart.discounts ?? [], offers: offers ?? undefined, about: { orderId: cart.orderId, path } };
};

const codeIn = (failure: ShopFailure): string | null => (failure.kind === 'voucher-refused' ? failure.code : null);

/**
 * The last failure to add a code to an order that has these, and every code that was refused since the page opened.
 * A button of a refused code goes, so the list tells its reason; for other failures it stays and tells them itself.
 */
const useRefusals = (applied: string) => {
  const posted = useSubmission('addVoucher');
  const first = posted !== null && (isSubmittedCode(posted.fields) || codeIn(posted.failure)) ? posted.failure : null;
  const [last, setLast] = useState({ failure: first, applied });
  const [refused, setRefused] = useState(first === null ? [] : [codeIn(first)]);
  const remember = (failure: ShopFailure, shown: ShopFailure | null): void => {
    setLast({ failure: shown, applied });
    setRefused((before) => [...before, codeIn(failure)]);
  };
  return {
    failure: last.applied === applied ? last.failure : null,
    refused,
    onTyped: (failure: ShopFailure) => remember(failure, failure.kind === 'invalid-fields' ? null : failure),
    onPressed: (failure: ShopFailure) => remember(failure, codeIn(failure) === null ? null : failure),
  };
};

const useVoucherChoice = ({ discounts, offers, about }: Vouchers) => {
  const applied = discounts.map(({ code }) => code).join();
  const { failure, refused, onTyped, onPressed } = useRefusals(applied);
  // Offers may still include a voucher just applied, and one that this buyer was refused.
  const isOpen = ({ code }: OfferedVoucher): boolean =>
    discounts.every((each) => each.code !== code) && !refused.includes(code);
  const best = offers?.best && isOpen(offers.best) ? offers.best : null;
  return {
    discounts,
    offers,
    about,
    applied,
    failure,
    onTyped,
    onPressed,
    best,
    others: offers?.others.filter(isOpen) ?? [],
  };
};
type VoucherChoice = ReturnType<typeof useVoucherChoice>;

/** Inside the cart's summary: the codes that apply, and the field for another. [VOU-01] */
export function CartVouchers(choice: VoucherChoice) {
  return (
    <section aria-label={voucherText.title} className={classes(styles.inside, layout.entries)}>
      <AppliedVouchers {...choice} />
    </section>
  );
}

function AppliedVouchers({ discounts, offers, about, applied, failure, onTyped }: VoucherChoice) {
  return (
    <>
      {discounts.map((discount) => (
        <AppliedVoucher
          key={discount.code}
          discount={discount}
          offer={offers?.applied.find(({ code }) => code === discount.code)}
          action={<VoucherButtonForm use="removeVoucher" about={about} code={discount.code} />}
        />
      ))}
      <CodeForm key={applied} about={about} onFailure={onTyped} />
      {failure === null ? null : <FailureNote failure={failure} />}
    </>
  );
}

/**
 * The best available voucher has a button; others show why they cannot be used yet. They come later, and so stand where
 * they move nothing that is about to be pressed.
 */
export function OfferedVouchers({ discounts, offers, about, onPressed, best, others }: VoucherChoice) {
  return (
    <>
      {best ? (
        <div className={classes(layout.between, styles.offer)}>
          <Offer offer={best} label={voucherText.best} />
          <VoucherButtonForm use="addVoucher" about={about} code={best.code} onFailure={onPressed} />
        </div>
      ) : null}
      {others.length > 0 ? <OtherVouchers offers={others} about={about} onFailure={onPressed} /> : null}
      {discounts.length > 0 && offers && offers.renewal.gross > 0 ? (
        <p className={layout.fine}>{voucherText.renewal(formatDong(offers.renewal.gross))}</p>
      ) : null}
    </>
  );
}

function VoucherList(vouchers: Vouchers) {
  const choice = useVoucherChoice(vouchers);
  return (
    <div className={layout.entries}>
      <AppliedVouchers {...choice} />
      <OfferedVouchers {...choice} />
    </div>
  );
}

/** An applied voucher with its discount, or why it currently gives none. */
function AppliedVoucher({
  discount,
  offer,
  action,
}: {
  readonly discount: Discount;
  readonly offer: OfferedVoucher | undefined;
  readonly action: ReactNode;
}) {
  const saves = discount.gross > 0 ? voucherText.saves(formatDong(discount.gross)) : voucherText.idle;
  return (
    <div className={classes(layout.between, styles.offer)}>
      <div className={classes(layout.grow, styles.text)}>
        <b>{discount.code}</b> <span>{discount.title}</span>{' '}
        <small className={layout.fine}>{offer?.refusal ? voucherReason(offer.refusal) : saves}</small>
      </div>
      {action}
    </div>
  );
}

function Offer({
  offer,
  label,
  detail = false,
}: {
  readonly offer: OfferedVoucher;
  readonly label?: string;
  readonly detail?: boolean;
}) {
  return (
    <div className={classes(layout.grow, styles.text)}>
      {label === undefined ? null : <small className={layout.faint}>{label}</small>} <b>{offer.code}</b>{' '}
      <span>{offer.title}</span>{' '}
      <small className={layout.fine}>
        {offer.refusal ? voucherReason(offer.refusal) : voucherText.saves(formatDong(offer.gross))}
      </small>{' '}
      {detail ? <small className={layout.fine}>{offer.description}</small> : null}
    </div>
  );
}

function OtherVouchers({
  offers,
  about,
  onFailure,
}: {
  readonly offers: readonly OfferedVoucher[];
  readonly about: VoucherTarget;
  readonly onFailure: (failure: ShopFailure) => void;
}) {
  return (
    <details className={layout.more}>
      <summary>{voucherText.others}</summary>
      <ul className={layout.entries}>
        {offers.map((offer) => (
          <li key={offer.code} className={layout.between}>
            <Offer offer={offer} detail />
            {offer.refusal === null ? (
              <VoucherButtonForm use="addVoucher" about={about} code={offer.code} onFailure={onFailure} />
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
