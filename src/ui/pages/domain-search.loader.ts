import { hostOf } from '#core/domains/typed-name.ts';
import { normalDomain } from '#core/shared/domain-name.ts';
import { ensure, type LoaderInput, type PageLoader } from '#ui/app/page-loader.ts';
import { bulkInputOf, searchInputOf, tabOf } from '#ui/domains/domain-search-input.ts';
import { domainText } from '#ui/domains/messages.vi.ts';
import { firstOf } from '#ui/navigation/search.ts';

/** /tim-kiem-domain [ROUTE-33] */
export const loadDomainSearch: PageLoader = async (loader) => {
  const { context, search } = loader;
  const { queryClient } = context;
  const head = { title: domainText.pageTitle, description: domainText.lead };
  const asides = Promise.all([ownCart(loader), publicFacts(loader)]);
  if (tabOf(search) === 'many') {
    await Promise.all([ensure(loader, 'bulkDomains', bulkInputOf(queryClient, search)), asides]);
    return head;
  }
  const [{ found }] = await Promise.all([ensure(loader, 'domainSearch', searchInputOf(queryClient, search)), asides]);
  const [exact] = found;
  return exact === undefined ? head : { ...head, title: domainText.titleOf(exact.shown) };
};

/** After a form post the page is drawn for the one who posted it: it shows what lies in his cart. */
const ownCart = async (loader: LoaderInput): Promise<void> => {
  const { submission, flash } = loader.context;
  if (import.meta.env.SSR && (submission !== null || flash !== null))
    await ensure(loader, 'cart', { orderId: null }).catch(() => null);
};

/** Facts of a taken name; without them the page says that they could not be had. */
const publicFacts = async (loader: LoaderInput): Promise<void> => {
  const { search } = loader;
  const transferred = tabOf(search) === 'transfer' ? normalDomain(hostOf(firstOf(search, 'q') ?? '')) : null;
  if (transferred !== null) await ensure(loader, 'transferOffer', { name: transferred }).catch(() => null);
  const name = transferred ?? firstOf(search, 'whois');
  if (name !== null) await ensure(loader, 'domainWhois', { name }).catch(() => null);
};
