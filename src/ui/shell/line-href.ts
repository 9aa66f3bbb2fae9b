import type { Category } from '#core/catalogue/category.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';

/** Where a menu leads: to the page of a product line, but shoppers of names want to search. */
export const lineHref = (line: Pick<Category, 'handle'>): string =>
  line.handle === DOMAIN_LINE ? paths.domainSearch() : paths.category(line);
