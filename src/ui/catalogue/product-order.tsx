import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { buyNowPath } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery, configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { instalments } from '#ui/blocks/instalments.vi.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { BuyBar } from '#ui/kit/buy-bar.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { searchOfForm } from '#ui/navigation/form-navigation.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import { Configurator } from './configurator.tsx';
import { product as text } from './product.vi.ts';
import { AddButton, ProductReceipt } from './product-receipt.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type ConfigurationState, useConfiguration } from './use-configuration.ts';

/** Link to the consultation form for a configured product, injected because it belongs to another feature. [CNS-01] */
export type AdviceLink = ComponentType<{
  readonly subject: { readonly slug: string; readonly title: string; readonly configuration: string };
  readonly children: ReactNode;
}>;

/** Configurator, price summary and the phone's buy bar for one configuration. */
export default function ProductOrder({
  product,
  open,
  advice: Advice,
}: {
  readonly product: Product;
  readonly open: boolean;
  readonly advice: AdviceLink;
}) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useConfiguration(product);
  const asked = computeQuote(product, state.configuration);
  // The default configuration always has a price: the parser limits the URL's configuration to what is sold.
  const quoted = asked.ok ? asked : computeQuote(product, defaultConfiguration(product));
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
          expectedTotal={adding.expectedTotal ?? 0}
          path={path}
          open={open}
        />
      </div>
      <aside className={classes(layout.sticky, layout.b)} aria-label={text.order}>
        {quoted.ok ? (
          <ProductReceipt
            product={product}
            quote={quoted.value}
            adding={adding}
            buyNow={buyNow}
            advice={
              <Advice subject={{ slug: product.slug, title: product.title, configuration: queryOf(product, state) }}>
                {text.consult}
              </Advice>
            }
          />
        ) : null}
      </aside>
      {quoted.ok ? (
        <BuyBar
          label={text.buyBar}
          total={quoted.value.totals.gross}
          detail={
            quoted.value.instalment
              ? instalments.firstMonthWithVat
              : text.buyBarDetail(termText(quoted.value.price.time, quoted.value.price.unit))
          }
          action={<AddButton product={product} adding={adding} compact />}
        />
      ) : null}
    </>
  );
}

/** The current configuration as a query string without «?». */
const queryOf = (product: Product, { configuration }: ConfigurationState): string =>
  stringifySearch(configurationToQuery(product, configuration)).slice(1);
