import { parseRefusedDomain, REFUSED_PARAM } from '#core/domains/refused-domains.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type LoaderInput, type PageLoader, prefetch, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { BulkNames } from '#ui/domains/bulk-names.tsx';
import { CartDomains, CartDomainsBar, ExtensionBoard } from '#ui/domains/domain-aside.tsx';
import { DomainSearchForm, DomainSearchResults } from '#ui/domains/domain-search-form.tsx';
import {
  bulkSearchQuery,
  type DomainTab,
  domainSearchQuery,
  parseTab,
  transferQuery,
  whoisQuery,
} from '#ui/domains/domain-search-input.ts';
import { refusalOf, domainText as text } from '#ui/domains/messages.vi.ts';
import { transferText } from '#ui/domains/transfer.vi.ts';
import { ownCartQuery, useCartDomains } from '#ui/domains/use-cart-domains.ts';
import { classes } from '#ui/kit/css.ts';
import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

/** A tab of its own, which few open. */
const Transfer = lazyPart<object>(() =>
  import('#ui/domains/transfer.tsx').then((part) => ({ default: part.Transfer })),
);

export const load: PageLoader = async (loader) => {
  const { search } = loader;
  const head = { title: text.pageTitle, description: text.lead };
  const asides = Promise.all([loadOwnCart(loader), loadWhoisAndTransfer(loader)]);
  if (parseTab(search) === 'many') {
    await Promise.all([ensureFound(loader, bulkSearchQuery, 'domains'), asides]);
    return head;
  }
  const [{ candidates }] = await Promise.all([ensureFound(loader, domainSearchQuery, 'domains'), asides]);
  const [exact] = candidates;
  return exact === undefined ? head : { ...head, title: text.titleOf(exact.displayName) };
};

/** The response to a form post is private, so it may show the cart. */
const loadOwnCart = async (loader: LoaderInput): Promise<void> => {
  const { submission, flash } = loader.context;
  if (import.meta.env.SSR && (submission !== null || flash !== null)) await prefetch(loader, ownCartQuery);
};

/** Data of a registered domain, for WHOIS and transfer; without it the page reports that loading failed. */
const loadWhoisAndTransfer = async (loader: LoaderInput): Promise<void> => {
  const { search } = loader;
  const transferred =
    parseTab(search) === 'transfer' ? normaliseDomain(extractHost(firstValue(search, 'q') ?? '')) : null;
  if (transferred !== null) await prefetch(loader, transferQuery(transferred));
  const name = transferred ?? firstValue(search, 'whois');
  if (name !== null) await prefetch(loader, whoisQuery(name));
};

/** /tim-kiem-domain [ROUTE-33, DOM-01] */
export function Page() {
  const search = useSearchTexts();
  const tab = parseTab(search);
  const { cart, names, hosting } = useCartDomains();
  return (
    <PageFrame trail={[]} here={text.crumb} title={text.title} lead={text.lead}>
      <div className={layout.fields}>
        <SearchTabs tab={tab} />
        {tab === 'one' ? <DomainSearchForm /> : null}
        <div className={layout.withSum}>
          <div className={layout.parts}>
            <RejectedDomains search={search} />
            {tab === 'one' ? <DomainSearchResults inCart={names} hosting={hosting} /> : null}
            {tab === 'many' ? <BulkNames inCart={names} /> : null}
            {tab === 'transfer' ? <Transfer /> : null}
            <Note kind="plain">{text.documents}</Note>
          </div>
          <aside className={classes(layout.sticky, layout.parts)}>
            <CartDomains cart={cart} />
            {tab === 'many' ? <BulkBoard /> : <Board />}
          </aside>
        </div>
      </div>
      <CartDomainsBar cart={cart} />
    </PageFrame>
  );
}

const searchTabs: readonly { readonly tab: DomainTab; readonly href: string; readonly title: string }[] = [
  { tab: 'one', href: paths.domainSearch(), title: text.one },
  { tab: 'many', href: paths.domainSearch({ tab: 'nhieu' }), title: text.many },
  { tab: 'transfer', href: paths.domainSearch({ tab: 'chuyen' }), title: transferText.tab },
];

function SearchTabs({ tab }: { readonly tab: DomainTab }) {
  return (
    <div>
      <Segmented
        label={text.ways}
        inPlace={false}
        tabs={searchTabs.map((way) => ({ ...way, current: way.tab === tab }))}
      />
    </div>
  );
}

function Board() {
  return <ExtensionBoard offers={usePageQuery(domainSearchQuery).offers} />;
}

function BulkBoard() {
  const data = usePageQuery(bulkSearchQuery);
  return data.years === 1 ? <ExtensionBoard offers={data.offers} /> : null;
}

/** Domains that the last command did not add, with the reasons. [DOM-04] */
function RejectedDomains({ search }: { readonly search: Search }) {
  const refusedTexts = search[REFUSED_PARAM] ?? [];
  const refused = (typeof refusedTexts === 'string' ? [refusedTexts] : refusedTexts).flatMap(
    (each) => parseRefusedDomain(each) ?? [],
  );
  if (refused.length === 0) return null;
  return (
    <Note kind="warn" alert>
      <b>{text.refusedTitle(refused.length)}</b>
      <ul className={layout.points}>
        {refused.map(({ name, reason }) => (
          <li key={name}>{refusalOf(toDisplayDomain(name), reason)}</li>
        ))}
      </ul>
    </Note>
  );
}
