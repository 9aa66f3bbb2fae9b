import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { configurationFromQuery, configurationToQuery } from '#core/catalogue/configuration.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import * as paths from '#core/shared/paths.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import type { nestFields } from '#core/shared/text/form-fields.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { useStore } from '#ui/catalogue/list/use-store.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import { addressOf, type EditedLine, hasConfiguration } from './edited-line.ts';

/**
 * Stored in the URL, so that it can be linked to; a failed form post restores its own. The configurator of a line of the
 * cart begins with what the line has, and stays on its page for another plan.
 */
export const useConfiguration = (product: Product, edited: EditedLine | null = null) => {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = useSearchTexts();
  const store = useStore();
  const added = useSubmission('addToCart');
  const saved = useSubmission('editLine');
  const posted = added ?? saved;
  const shown = edited === null || hasConfiguration(search) ? search : edited.given;
  const configuration = configurationFromQuery(product, posted ? toQuery(posted.fields) : shown);
  const hrefOf = (changed: Configuration, to = path, slug = product.slug): string => {
    // The default term too: without a configuration the address means what the line has.
    const kept = edited === null ? {} : { ...addressOf(edited, slug), time: String(changed.term) };
    return to + stringifySearch({ ...configurationToQuery(product, changed), store, ...kept });
  };
  const planHrefOf = (changed: Configuration, slug: string): string =>
    edited === null
      ? hrefOf(changed, paths.product(slug) + (path.endsWith('/tuy-bien') ? '/tuy-bien' : ''))
      : hrefOf(changed, path, slug);
  /** The configuration that the URL will hold: a second choice may precede the first navigation's end. */
  const targetConfiguration = useRef(configuration);
  const pendingNavigations = useRef(0);
  if (pendingNavigations.current === 0) targetConfiguration.current = configuration;
  const updateConfiguration = (changed: Partial<Configuration>): void => {
    targetConfiguration.current = { ...targetConfiguration.current, ...changed };
    pendingNavigations.current += 1;
    const handleNavigated = (): void => {
      pendingNavigations.current -= 1;
    };
    void router
      .navigate({ href: hrefOf(targetConfiguration.current), replace: true, resetScroll: false })
      .then(handleNavigated, handleNavigated);
  };
  const setOptionValues = (id: string, values: readonly string[]): void =>
    updateConfiguration({ chosen: { ...targetConfiguration.current.chosen, [id]: values } });
  return { configuration, choose: updateConfiguration, chooseOption: setOptionValues, hrefOf, planHrefOf };
};

export type ConfigurationState = ReturnType<typeof useConfiguration>;

export type Problems = Readonly<Record<string, FieldProblem>>;

export type OptionProps = {
  readonly product: Product;
  readonly option: ProductOption;
  readonly state: ConfigurationState;
  readonly problems: Problems;
};

/**
 * Maps the fields of a form post to those of a URL query: `configuration.term` → `time`, `configuration.chosen[106066]`
 * → `chosen[106066]`.
 */
const toQuery = (fields: ReturnType<typeof nestFields>): Readonly<Record<string, unknown>> => {
  const { configuration } = fields;
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) return {};
  const { term: time, quantity: count, chosen, plan } = configuration as ReturnType<typeof nestFields>;
  const options = typeof chosen === 'object' && chosen !== null ? Object.entries(chosen) : [];
  return { time, count, plan, ...Object.fromEntries(options.map(([id, values]) => [`chosen[${id}]`, values])) };
};
