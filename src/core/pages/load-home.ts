import type { Catalogue, PriceMenu } from '#core/catalogue/catalogue.port.ts';
import { withoutDetails } from '#core/catalogue/category.ts';
import { defaultProductQuery, type ProductQuery, type ProductSummary } from '#core/catalogue/product.ts';
import { toTabPlan } from '#core/catalogue/product-projections.ts';
import type { Author } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { withoutBodies } from '#core/content/load-project.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { loadCurrentBanners, type PromotionPorts } from '#core/promotion/load-promotions.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { compareDong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { Home, HomeTab } from './home.ts';
import { sellsDomains } from './line-links.ts';
import { type LoadFeedbackPorts, loadFeedback } from './load-feedback.ts';

export type LoadHomePorts = PromotionPorts &
  LoadFeedbackPorts & { readonly catalogue: Catalogue; readonly articles: Articles };

/** The best known lines; a shop without one of them shows another of its own. */
const tabLines: readonly ProductType[] = ['cloud-server', 'web-hosting', 'mail-server', 'gpu-desktop'];
const TABS = tabLines.length;
const PLANS_PER_TAB = 4;
const NEWEST_ARTICLES = 3;
/** The question page lists all. */
const HOME_QUESTIONS = 8;

/** Only the author page needs it. */
const withoutBiography = (author: Author): Author => ({ ...author, bio: null });

/** `line`: handle of the tab to show; the first without it, and for an unknown one. */
export type HomeInput = { readonly line?: string | undefined };

/** Each part may be missing. [ROUTE-01, DATA-01, BAN-01] */
export const loadHome = publicQuery(
  { seconds: 60 },
  (ports: LoadHomePorts): UseCase<HomeInput, Home> =>
    async ({ line }) => {
      const { catalogue, content, articles, log } = ports;
      const part = async <Value>(event: string, loading: Promise<Result<Value, PortFailure>>): Promise<Value | null> =>
        valueOr(log, event, await loading, null);
      const [banners, board, sold, projects, team, newest, faqs, config] = await Promise.all([
        loadCurrentBanners(ports, 'SLIDER'),
        part('Failed to fetch price menus data', catalogue.priceMenus()),
        loadTabsAndFeedback(ports, line),
        part('Failed to fetch projects data', articles.projects()),
        part('Failed to fetch authors data', articles.authors()),
        part('Failed to fetch articles data', articles.articles(newestArticles)),
        part('Failed to fetch faqs data', content.faqs()),
        // The shell asks for the same, and logs what fails.
        content.siteConfig(),
      ]);
      return ok({
        headline: config.ok ? config.value.headline : null,
        lead: config.ok ? config.value.lead : null,
        banners,
        board: board?.map(withoutBoardDetails) ?? null,
        sellsDomains: board === null || sellsDomains(board.flatMap(({ lines }) => lines)),
        ...sold,
        team: team?.map(withoutBiography) ?? null,
        faqs: faqs?.slice(0, HOME_QUESTIONS) ?? null,
        projects: projects && withoutBodies(projects),
        articles:
          newest?.articles
            .slice(0, NEWEST_ARTICLES)
            .map((each) => ({ ...each, author: each.author && withoutBiography(each.author) })) ?? null,
      });
    },
);

const withoutBoardDetails = ({ group, lines }: PriceMenu): PriceMenu => ({
  group: { ...group, description: '', filters: [], children: [] },
  lines: withoutDetails(lines),
});

const newestArticles = { search: null, category: null, tag: null, author: null, page: 1, perPage: NEWEST_ARTICLES };

/** The best known plans of a line, side by side from small to large. */
const bySize = (plans: readonly ProductSummary[]): readonly ProductSummary[] =>
  [...plans].sort((a, b) =>
    compareDong(findLeadPrice(a.prices)?.perUnit ?? zeroDong, findLeadPrice(b.prices)?.perUnit ?? zeroDong),
  );

/** Feedback is about the best known plan of each tab. */
const loadTabsAndFeedback = async (ports: LoadHomePorts, line: string | undefined) => {
  const tabs = await loadTabs(ports);
  if (tabs.length === 0) return { tabs: null, feedback: null };
  const shown = tabs.find(({ category }) => category.handle === line) ?? tabs[0];
  return {
    tabs: tabs.map((tab): HomeTab => {
      const { handle, title } = tab.category;
      return { category: { handle, title }, plans: tab === shown ? bySize(tab.plans) : null };
    }),
    feedback: await loadFeedback(
      ports,
      tabs.flatMap(({ plans }) => plans.slice(0, 1)),
    ),
  };
};

const loadTabs = async ({ catalogue, log }: LoadHomePorts) => {
  const tree = valueOr(log, 'Failed to fetch categories data', await catalogue.categories(null), []);
  const sold = tree.flatMap(({ children }) => children).filter(({ handle }) => handle !== DOMAIN_LINE);
  const known = tabLines.flatMap((wanted) => sold.filter(({ handle }) => handle === wanted));
  const lines = [...new Set([...known, ...sold])].slice(0, TABS);
  const tabs = await Promise.all(
    lines.map(async (category) => {
      const query: ProductQuery = { ...defaultProductQuery, category: category.handle, perPage: PLANS_PER_TAB };
      const page = valueOr(log, 'Failed to fetch products data', await catalogue.products(query), null);
      return { category, plans: page?.products.slice(0, PLANS_PER_TAB).map(toTabPlan) ?? [] };
    }),
  );
  return tabs.filter(({ plans }) => plans.length > 0);
};
