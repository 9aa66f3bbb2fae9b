import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { defaultConfiguration } from '#core/pricing/configuration.ts';
import { quoteOf } from '#core/pricing/quote.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Breadcrumbs } from '#ui/kit/breadcrumbs.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { BuyBar } from '#ui/kit/buy-bar.tsx';
import { classes } from '#ui/kit/css.ts';
import { IconTile } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { useShop } from '#ui/kit/use-shop.ts';
import { catalogue } from '#ui/messages/catalogue.vi.ts';
import { termText } from '#ui/messages/kit.vi.ts';
import { product as text } from '#ui/messages/product.vi.ts';
import styles from '#ui/pages/product.module.css';
import { queryOf } from '#ui/queries.ts';
import { Configurator } from './configurator.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductOffer } from './product-offer.tsx';
import { AddButton, ProductReceipt } from './product-receipt.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useConfiguration } from './use-configuration.ts';

/** The product page and its open configurator: the same choices, the same receipt. [ROUTE-07, ROUTE-08, CAT-03] */
export function ProductView({ open }: { readonly open: boolean }) {
  const { useCases } = useShop();
  const { slug = '' } = useParams({ strict: false });
  const { data: product } = useSuspenseQuery(queryOf(useCases, 'product', { slug }));
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useConfiguration(product);
  const asked = quoteOf(product, state.configuration);
  // The default configuration always has a price: what an address asks for has been brought to what is sold.
  const quoted = asked.ok ? asked : quoteOf(product, defaultConfiguration(product));
  const adding = useAddToCart(product, state.configuration, quoted.ok ? quoted.value : null);
  const problems = adding.failure?.kind === 'invalid-fields' ? adding.failure.fields : {};
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs
        trail={[
          { title: catalogue.shop, href: '/cua-hang' },
          { title: product.category.title, href: `/cua-hang/danh-muc/${encodeURIComponent(product.category.handle)}` },
          ...(open ? [{ title: product.title, href: `/san-pham/${encodeURIComponent(slug)}` }] : []),
        ]}
        here={open ? text.customise : product.title}
      />
      <Head
        product={product}
        open={open}
        customiseHref={state.hrefOf(
          state.configuration,
          `/san-pham/${encodeURIComponent(slug)}${open ? '' : '/tuy-bien'}`,
        )}
      />
      <div className={layout.withSum}>
        <div className={layout.a}>
          <Configurator
            product={product}
            state={state}
            problems={problems}
            seen={adding.seen ?? 0}
            path={path}
            open={open}
          />
        </div>
        <aside className={classes(layout.sticky, layout.b)} aria-label={text.order}>
          {quoted.ok ? <ProductReceipt product={product} quote={quoted.value} adding={adding} /> : null}
        </aside>
        <div className={layout.c}>{open ? null : <ProductDetails product={product} />}</div>
      </div>
      {quoted.ok ? (
        <BuyBar
          label={text.buyBar}
          total={quoted.value.totals.gross}
          detail={text.buyBarDetail(termText(quoted.value.price.time, quoted.value.price.unit))}
          action={<AddButton product={product} adding={adding} compact />}
        />
      ) : null}
      <ProductOffer product={product} />
    </div>
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
  return (
    <div className={styles.head}>
      <span className={layout.hideM}>
        <IconTile line={product.category.handle} large />
      </span>
      <div className={layout.grow}>
        <h1>{product.title}</h1>
        <div className={styles.meta}>
          <span>{text.code(product.sku)}</span>
          <Badge tone={product.available ? 'ok' : 'warn'} dot>
            {product.available ? text.available : text.soldOut}
          </Badge>
          {product.badge === null ? null : <Badge tone="promo">{product.badge}</Badge>}
          {product.gift === null ? null : <Badge tone="promo">{text.gift(product.gift)}</Badge>}
        </div>
        <p className={styles.summary}>{open ? text.customiseLead : product.summary}</p>
      </div>
      <ButtonLink href={customiseHref}>{open ? text.plainView : text.customise}</ButtonLink>
    </div>
  );
}
