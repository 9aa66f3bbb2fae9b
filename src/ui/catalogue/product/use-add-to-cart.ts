import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configurationFromQuery, type UrlQuery } from '#core/catalogue/configuration.ts';
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
import { firstValue } from '#ui/navigation/search.ts';
import { type EditedLine, hasConfiguration } from './edited-line.ts';

/**
 * Adds the displayed configuration, or gives it to a line of the cart; a line that is gone leaves only the first. After
 * `price-changed` the next submission expects the new price. [CART-19, CART-20]
 */
export const useAddToCart = (
  product: Product,
  configuration: Configuration,
  quote: Quote | null,
  edited: EditedLine | null = null,
) => {
  const adding = useLastFailure('addToCart');
  const saving = useLastFailure('editLine');
  const search = useSearchTexts();
  const router = useRouter();
  const queries = useQueryClient();
  const gone = saving.failure?.kind === 'line-gone' ? saving.failure : (edited?.gone ?? null);
  const isSaved = edited !== null && gone === null;
  const last = isSaved ? saving : adding;
  const failure = last.failure ?? gone;
  const expectedTotal: Dong | null = failure?.kind === 'price-changed' ? failure.now : (quote?.totals.gross ?? null);
  const shown = edited === null || hasConfiguration(search) ? search : edited.given;
  const isOwnChoice = !last.hasSent && isChoiceOf(product, shown, last.failure);
  const order = firstValue(search, 'orderId');
  useEffect(() => loadWhenIdle(router, paths.cart()), [router]);
  /** The form is authoritative: it holds typed text that the URL does not have yet. */
  const add = (form: HTMLFormElement | null): void => {
    if (expectedTotal === null) return;
    const input = () => ({
      slug: product.slug,
      configuration: form === null ? configuration : configurationFromQuery(product, readFormSearch(form)),
      expectedTotal,
      orderId: order === null ? null : orderId(order),
    });
    const sent = isSaved
      ? saving.run(() => ({ ...input(), lineId: edited.lineId }))
      : adding.run(() => ({
          ...input(),
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
  const use: 'addToCart' | 'editLine' = isSaved ? 'editLine' : 'addToCart';
  return { add, busy: adding.busy || saving.busy, failure, isOwnChoice, expectedTotal, use };
};

/** A command whose failure may come from a plain post before. */
const useLastFailure = <Name extends 'addToCart' | 'editLine'>(name: Name) => {
  const { run, busy, hasSent, failure } = useCommand(name);
  const posted = useSubmission(name);
  return { run, busy, hasSent, failure: hasSent ? failure : (posted?.failure ?? null) };
};

/**
 * Without JavaScript the page showed the total of its address: if that still holds, the choice has changed, not the
 * price.
 */
const isChoiceOf = (product: Product, shown: UrlQuery, failure: ShopFailure | null): boolean => {
  if (failure?.kind !== 'price-changed') return false;
  const quote = computeQuote(product, configurationFromQuery(product, shown));
  return quote.ok && quote.value.totals.gross === failure.old;
};

const isSoldOutFailure = (failure: ShopFailure): boolean =>
  failure.kind === 'location-sold-out' ||
  (failure.kind === 'invalid-fields' && Object.values(failure.fields).includes('sold-out'));
