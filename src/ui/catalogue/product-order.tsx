import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { buyNowPath } from '#core/checkout/buy-now.ts';
import { configurationFromQuery, defaultConfiguration } from '#core/pricing/configuration.ts';
import { quoteOf } from '#core/pricing/quote.ts';
import { BuyBar } from '#ui/kit/buy-bar.tsx';
import { classes } from '#ui/kit/css.ts';
import { searchOfForm } from '#ui/kit/form-navigation.ts';
import layout from '#ui/kit/layout.module.css';
import { termText } from '#ui/messages/kit.vi.ts';
import { product as text } from '#ui/messages/product.vi.ts';
import { Configurator } from './configurator.tsx';
import { AddButton, ProductReceipt } from './product-receipt.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useConfiguration } from './use-configuration.ts';

/** Choices, receipt and the phone's buy bar over one configuration. */
export default function ProductOrder({ product, open }: { readonly product: Product; readonly open: boolean }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useConfiguration(product);
  const asked = quoteOf(product, state.configuration);
  // The default configuration always has a price: what an address asks for has been brought to what is sold.
  const quoted = asked.ok ? asked : quoteOf(product, defaultConfiguration(product));
  const adding = useAddToCart(product, state.configuration, quoted.ok ? quoted.value : null);
  const router = useRouter();
  const buyNow = (form: HTMLFormElement | null): void => {
    const chosen = form === null ? state.configuration : configurationFromQuery(product, searchOfForm(form));
    void router.navigate({ href: state.hrefOf(chosen, buyNowPath(product.slug)) });
  };
  const problems = adding.failure?.kind === 'invalid-fields' ? adding.failure.fields : {};
  return (
    <>
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
        {quoted.ok ? <ProductReceipt product={product} quote={quoted.value} adding={adding} buyNow={buyNow} /> : null}
      </aside>
      {quoted.ok ? (
        <BuyBar
          label={text.buyBar}
          total={quoted.value.totals.gross}
          detail={text.buyBarDetail(termText(quoted.value.price.time, quoted.value.price.unit))}
          action={<AddButton product={product} adding={adding} compact />}
        />
      ) : null}
    </>
  );
}
