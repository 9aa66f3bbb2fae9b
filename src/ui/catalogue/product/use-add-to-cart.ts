import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import type { Dong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { publicKey } from '#ui/app/queries.ts';
import { useCommand } from '#ui/app/use-command.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { loadWhenIdle } from '#ui/navigation/prefetch.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** Adds the displayed configuration. After `price-changed` the next submission expects the new price. [CART-19] */
export const useAddToCart = (product: Product, configuration: Configuration, quote: Quote | null) => {
  const { run, busy, hasSent, failure: own } = useCommand('addToCart');
  const posted = useSubmission('addToCart');
  const search = useSearchTexts();
  const router = useRouter();
  const queries = useQueryClient();
  const failure = hasSent ? own : (posted?.failure ?? null);
  const expectedTotal: Dong | null = failure?.kind === 'price-changed' ? failure.now : (quote?.totals.gross ?? null);
  const isOwnChoice = !hasSent && isChoiceOf(product, search, posted?.failure ?? null);
  const order = firstValue(search, 'orderId');
  useEffect(() => loadWhenIdle(router, paths.cart()), [router]);
  /** The form is authoritative: it holds typed text that the URL does not have yet. */
  const add = (form: HTMLFormElement | null): void => {
    if (expectedTotal === null) return;
    const sent = run(() => ({
      slug: product.slug,
      configuration: form === null ? configuration : configurationFromQuery(product, readFormSearch(form)),
      expectedTotal,
      orderId: order === null ? null : orderId(order),
      keepPointer: true,
      campaign: quote?.price.campaign ?? null,
      source: null,
    }));
    // Sold out: reload the product to show the current stock.
    void sent.then((outcome) => {
      if (outcome?.ok === false && isSoldOutFailure(outcome.failure))
        void queries.invalidateQueries({ queryKey: publicKey('loadProduct', { slug: product.slug }) });
    });
  };
  return { add, busy, failure, isOwnChoice, expectedTotal };
};

/**
 * Without JavaScript the page showed the total of its address: if that still holds, the choice has changed, not the
 * price.
 */
const isChoiceOf = (product: Product, shown: Search, failure: ShopFailure | null): boolean => {
  if (failure?.kind !== 'price-changed') return false;
  const quote = computeQuote(product, configurationFromQuery(product, shown));
  return quote.ok && quote.value.totals.gross === failure.old;
};

const isSoldOutFailure = (failure: ShopFailure): boolean =>
  failure.kind === 'location-sold-out' ||
  (failure.kind === 'invalid-fields' && Object.values(failure.fields).includes('sold-out'));
