import type { Content } from '#core/content/content.port.ts';
import type { Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/value-or.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { Catalogue } from './catalogue.port.ts';
import type { Category } from './category.ts';
import { type ProductQuery, type ProductType, wholeShop } from './product.ts';

export type LoadHomePorts = { readonly catalogue: Catalogue; readonly content: Content; readonly log: Log };

/** The product lines behind the tabs of the home page, in their order. */
const tabLines: readonly ProductType[] = ['cloud-server', 'web-hosting', 'mail-server', 'gpu-desktop'];
const PLANS_PER_TAB = 4;

/** The home page: price board, plan tabs and questions, each of which may be missing. [ROUTE-01, DATA-01] */
export const loadHome =
  (ports: LoadHomePorts): UseCases['home'] =>
  async () => {
    const { catalogue, content, log } = ports;
    const [board, tabs, faqs] = await Promise.all([
      catalogue.priceMenus().then((menus) => valueOr(log, 'Failed to fetch price menus data', menus, null)),
      loadTabs(ports),
      content.faqs().then((found) => valueOr(log, 'Failed to fetch faqs data', found, null)),
    ]);
    return ok({ board, tabs: tabs.length > 0 ? tabs : null, faqs });
  };

const loadTabs = async ({ catalogue, log }: LoadHomePorts) => {
  const tree = valueOr(log, 'Failed to fetch categories data', await catalogue.categories(null), []);
  const lines = tabLines.flatMap((handle) => tree.flatMap((group) => childOf(group, handle)));
  const tabs = await Promise.all(
    lines.map(async (category) => {
      const query: ProductQuery = { ...wholeShop, category: category.handle, perPage: PLANS_PER_TAB };
      const page = valueOr(log, 'Failed to fetch products data', await catalogue.products(query), null);
      return { category, plans: page?.products.slice(0, PLANS_PER_TAB) ?? [] };
    }),
  );
  return tabs.filter(({ plans }) => plans.length > 0);
};

const childOf = (group: Category, handle: string): readonly Category[] =>
  group.children.filter((line) => line.handle === handle);
