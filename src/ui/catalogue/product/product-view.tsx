import { useRouterState } from '@tanstack/react-router';
import { companionPage } from '#core/catalogue/companion-page.ts';
import { ownBadge } from '#core/catalogue/plans/own-badge.ts';
import type { Product } from '#core/catalogue/product.ts';
import { withVat } from '#core/pricing/amounts.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import * as paths from '#core/shared/paths.ts';
import { publicPageQuery, useOptionalPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { ServerOnlyData, StructuredData } from '#ui/blocks/content/structured-data.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { Availability } from '#ui/blocks/price/availability.tsx';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { CompareLink } from '#ui/catalogue/comparison/compare-link.tsx';
import { withStore } from '#ui/catalogue/list/store-links.ts';
import { useStore } from '#ui/catalogue/list/use-store.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';
import { campaignQuery } from './campaign-query.ts';
import styles from './product.module.css';
import { product as text } from './product-head.vi.ts';
import type { AdviceLink } from './product-order.tsx';

/** Works without JavaScript; its script loads on first interaction and adopts the values selected by then. */
const ProductOrder = deferred(() => import('./product-order.tsx'), 'touched');
const ProductDetails = deferred(() => import('./product-details.tsx'), 'visible');
const Reviews = deferred(() => import('#ui/catalogue/reviews/reviews.tsx'), 'visible');
/** Only visitors with favourites get filled hearts. */
const useHasFavourites = (): boolean => useVisitor().favouritesCount > 0;
const StockAlertForm = deferred(() => import('#ui/catalogue/stock-alerts/stock-alert-form.tsx'), 'touched');
const CopyLink = deferred(() => import('./copy-link.tsx'), 'touched');
const FavouriteButton = deferred(
  () => import('#ui/catalogue/reviews/favourite-button.tsx'),
  'touched',
  useHasFavourites,
);

export const productQuery = publicPageQuery('loadProduct', ({ params }) => ({ slug: params.slug ?? '' }));

/** The product page, collapsed or as the expanded configurator. [ROUTE-07, ROUTE-08, CAT-03] */
export function ProductView({ open, advice }: { readonly open: boolean; readonly advice: AdviceLink }) {
  const product = usePageQuery(productQuery);
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const own = paths.product(product.slug);
  const store = useStore();
  return (
    <PageFrame
      trail={[
        { title: blocks.shop, href: withStore(paths.shop, store) },
        {
          title: product.category.title,
          href: withStore(paths.category(product.category), store),
        },
        ...(open ? [{ title: product.title, href: withStore(own, store) }] : []),
      ]}
      here={open ? text.customise : product.title}
    >
      <Head product={product} open={open} customiseHref={`${own}${open ? '' : '/tuy-bien'}${query}`} />
      <div className={layout.withSum}>
        <ProductOrder product={product} open={open} advice={advice} />
        <div className={layout.c}>
          {product.isAvailable ? null : <StockAlertForm product={product} />}
          {open ? null : (
            <>
              <ProductDetails product={product} />
              <div className={styles.reviews}>
                <Reviews product={product} />
              </div>
            </>
          )}
        </div>
      </div>
      {import.meta.env.SSR ? <ProductOffer product={product} /> : <ServerOnlyData />}
    </PageFrame>
  );
}

function Head({
  product,
  open,
  customiseHref,
}: {
  readonly product: Product;
  readonly open: boolean;
  readonly customiseHref: string;
}) {
  const companion = companionPage(product);
  const badge = ownBadge(product);
  const { origin } = useShop();
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <div className={styles.head}>
      {product.image === null ? (
        <span className={layout.hideM}>
          <IconTile line={product.category.handle} large />
        </span>
      ) : (
        <Picture image={product.image} sizes="120px" className={classes(layout.hideM, styles.headPicture)} />
      )}
      <div className={styles.headText}>
        <h1>{product.title}</h1>
        <div className={styles.meta}>
          <span className={layout.hideM}>{text.code(product.sku)}</span>
          {/* On phones only what keeps from buying; the tiles of the locations say the rest. */}
          <div className={product.isAvailable ? layout.hideM : undefined}>
            <Availability product={product} />
          </div>
          {badge === null ? null : <Badge tone="promo">{badge}</Badge>}{' '}
          {product.gift === null ? null : <Badge tone="promo">{blocks.gift(product.gift)}</Badge>}{' '}
          {companion === null ? null : <Link href={companion.path}>{text.companions[companion.kind]}</Link>}
        </div>
        <p className={styles.summary}>{open ? text.customiseLead : product.summary}</p>
      </div>
      <div className={styles.actions}>
        {open ? <CopyLink label={text.copyLink} text={origin + here} /> : <FavouriteButton product={product} />}
        {open ? null : <CompareLink product={product} />}{' '}
        {open || product.options.some(({ values }) => values.length > 0) ? (
          <ButtonLink href={customiseHref} kind="text">
            <Icon name={open ? 'left' : 'edit'} />
            <span>{open ? text.plainView : text.customise}</span>
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** schema.org Product with one offer per term, at one price with VAT, and its last day where a campaign lowers it. */
function ProductOffer({ product }: { readonly product: Product }) {
  const { origin, identity } = useShop();
  const lowered = product.prices.find(({ campaign }) => campaign !== null)?.campaign?.id ?? null;
  const { data: sale } = useOptionalPageQuery(campaignQuery(lowered ?? ''), lowered !== null);
  const url = `${origin}/san-pham/${encodeURIComponent(product.slug)}`;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        sku: product.sku,
        description: product.summary,
        category: product.category.title,
        url,
        ...(product.image === null ? {} : { image: `${origin}/images/1440/${product.image.path.replace(/^\/+/, '')}` }),
        brand: { '@type': 'Brand', name: identity.name },
        offers: product.prices.map((entry) => {
          const price = { price: withVat(entry.charge, product.vat.percent).gross, priceCurrency: 'VND' };
          return {
            '@type': 'Offer',
            ...price,
            ...(sale?.isActive && entry.campaign?.id === sale.id ? { priceValidUntil: dayInVietnam(sale.to - 1) } : {}),
            url: entry.term === product.defaultTerm ? url : `${url}?time=${entry.term}`,
            availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              ...price,
              valueAddedTaxIncluded: true,
              billingDuration: entry.term,
              unitCode: entry.unit.id === 'YEAR' ? 'ANN' : 'MON',
            },
          };
        }),
      }}
    />
  );
}
