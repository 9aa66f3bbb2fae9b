import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { configurationFromQuery, configurationToQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import type { nestFields } from '#core/shared/form-fields.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { stringifySearch } from '#ui/navigation/search.ts';

/**
 * What the shopper chose. The address holds it, so a configuration is a link; a failed plain post brings back what he had
 * chosen. `choose` changes the address in place.
 */
export const useConfiguration = (product: Product) => {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = useSearchTexts();
  const posted = useSubmission('addToCart');
  const configuration = configurationFromQuery(product, posted ? queryOfFields(posted.fields) : search);
  const hrefOf = (changed: Configuration, to = path): string =>
    to + stringifySearch(configurationToQuery(product, changed));
  /** What the address will hold: a second choice may come before the first has reached it. */
  const wanted = useRef(configuration);
  const underway = useRef(0);
  if (underway.current === 0) wanted.current = configuration;
  const choose = (changed: Partial<Configuration>): void => {
    wanted.current = { ...wanted.current, ...changed };
    underway.current += 1;
    const arrived = (): void => {
      underway.current -= 1;
    };
    router.navigate({ href: hrefOf(wanted.current), replace: true, resetScroll: false }).then(arrived, arrived);
  };
  /** Puts values of one option in the place of those chosen before. */
  const chooseOption = (id: string, values: readonly string[]): void =>
    choose({ chosen: { ...wanted.current.chosen, [id]: values } });
  return { configuration, choose, chooseOption, hrefOf };
};

export type ConfigurationState = ReturnType<typeof useConfiguration>;

/** What is wrong with the fields of a configuration, by their names. */
export type Problems = Readonly<Record<string, FieldProblem>>;

/** The fields of a post as the query of an address has them: `configuration.chosen[106066]` → `chosen[106066]`. */
const queryOfFields = (fields: ReturnType<typeof nestFields>): Readonly<Record<string, unknown>> => {
  const { configuration } = fields;
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) return {};
  const nested = configuration as ReturnType<typeof nestFields>;
  const chosen = nested.chosen;
  const options = typeof chosen === 'object' && chosen !== null ? Object.entries(chosen) : [];
  return { ...nested, ...Object.fromEntries(options.map(([id, values]) => [`chosen[${id}]`, values])) };
};
