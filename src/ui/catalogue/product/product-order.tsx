import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { buyNowPath } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery, configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { BuyBar } from '#ui/blocks/order/buy-bar.tsx';
import { instalments } from '#ui/blocks/order/instalments.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { Configurator } from './configurator.tsx';
import { addressOf, type EditedLine } from './edited-line.ts';
import styles from './product.module.css';
import { product as text } from './product.vi.ts';
import { AddButton, ProductPriceSummary } from './product-price-summary.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { type ConfigurationState, useConfiguration } from './use-configuration.ts';

/** Injected, because the consultation form belongs to another feature. [CNS-01] */
export type AdviceLink = ComponentType<{
  readonly subject: { readonly slug: string; readonly title: string; readonly configuration: string } | null;
  readonly children: ReactNode;
}>;

/**
 * One form for the options and what is beside them, so that text browsers find its buttons: GET yields the
 * configuration's URL, POST the command of the button.
 */
export default function ProductOrder({
  product,
  open,
  advice: Advice,
  edited = null,
}: {
  readonly product: Product;
  readonly open: boolean;
  readonly advice: AdviceLink;
  /** The line of the cart that the form changes instead of adding one. [CART-20] */
  readonly edited?: EditedLine | null;
}) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useConfiguration(product, edited);
  const requestedQuote = computeQuote(product, state.configuration);
  // The default configuration always has a price: the parser only accepts what is sold.
  const quoteResult = requestedQuote.ok ? requestedQuote : computeQuote(product, defaultConfiguration(product));
  const addToCart = useAddToCart(product, state.configuration, quoteResult.ok ? quoteResult.value : null, edited);
  const router = useRouter();
  const buyNow = (form: HTMLFormElement | null): void => {
    const chosen = form === null ? state.configuration : configurationFromQuery(product, readFormSearch(form));
    void router.navigate({ href: state.hrefOf(chosen, buyNowPath(product.slug)) });
  };
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script came
  useEffect(() => {
    if (form.current === null) return;
    const chosen = configurationFromQuery(product, readFormSearch(form.current));
    if (state.hrefOf(chosen) !== state.hrefOf(state.configuration)) state.choose(chosen);
  }, []);
  const problems = addToCart.failure?.kind === 'invalid-fields' ? addToCart.failure.fields : {};
  return (
    <form
      ref={form}
      id="cau-hinh"
      className={styles.order}
      // A posted form keeps the query of its action, one sent by GET replaces it.
      action={edited === null ? path : path + stringifySearch(addressOf(edited, product.slug))}
      method="get"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={layout.a}>
        <Configurator
          product={product}
          state={state}
          problems={problems}
          expectedTotal={addToCart.expectedTotal ?? 0}
          open={open}
          edited={edited}
        />
      </div>
      <aside className={classes(layout.sticky, layout.b)} aria-label={text.order}>
        {quoteResult.ok ? (
          <ProductPriceSummary
            product={product}
            quote={quoteResult.value}
            adding={addToCart}
            buyNow={buyNow}
            edited={edited}
            advice={
              <Advice
                subject={{ slug: product.slug, title: product.title, configuration: toQueryString(product, state) }}
              >
                {text.consult}
              </Advice>
            }
          />
        ) : null}
      </aside>
      {quoteResult.ok ? (
        <BuyBar
          label={text.buyBar}
          total={quoteResult.value.totals.gross}
          detail={
            quoteResult.value.instalmentQuote
              ? instalments.firstMonthWithVat
              : text.buyBarDetail(termText(quoteResult.value.price.term, quoteResult.value.price.unit))
          }
          action={<AddButton product={product} adding={addToCart} compact />}
        />
      ) : null}
    </form>
  );
}

/** Without «?». */
const toQueryString = (product: Product, { configuration }: ConfigurationState): string =>
  stringifySearch(configurationToQuery(product, configuration)).slice(1);
