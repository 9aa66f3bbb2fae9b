import { extractHost } from '#core/domains/typed-name.ts';
import { normaliseDomain } from '#core/shared/domain-name.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type LoaderInput, type PageLoader, prefetch } from '#ui/app/page.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { BulkNames } from '#ui/domains/bulk-names.tsx';
import { ChosenNames, ExtensionBoard } from '#ui/domains/domain-aside.tsx';
import { type DomainTab, manyNames, oneName, tabOf, transferOf, whoisOf } from '#ui/domains/domain-search-input.ts';
import styles from '#ui/domains/domains.module.css';
import { domainText as text } from '#ui/domains/messages.vi.ts';
import { OneName, OneNameForm } from '#ui/domains/one-name.tsx';
import { RefusedNames } from '#ui/domains/refused-names.tsx';
import { Transfer } from '#ui/domains/transfer.tsx';
import { transferText } from '#ui/domains/transfer.vi.ts';
import { ownCart, useNamesInCart } from '#ui/domains/use-names-in-cart.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import segmented from '#ui/kit/segmented.module.css';
import { Link } from '#ui/navigation/link.tsx';
import { firstOf } from '#ui/navigation/search.ts';

/** /tim-kiem-domain [ROUTE-33] */
export const load: PageLoader = async (loader) => {
  const { search } = loader;
  const head = { title: text.pageTitle, description: text.lead };
  const asides = Promise.all([loadOwnCart(loader), publicFacts(loader)]);
  if (tabOf(search) === 'many') {
    await Promise.all([ensure(loader, manyNames), asides]);
    return head;
  }
  const [{ found }] = await Promise.all([ensure(loader, oneName), asides]);
  const [exact] = found;
  return exact === undefined ? head : { ...head, title: text.titleOf(exact.shown) };
};

/** The response to a form post is for one visitor, so it may show their cart. */
const loadOwnCart = async (loader: LoaderInput): Promise<void> => {
  const { submission, flash } = loader.context;
  if (import.meta.env.SSR && (submission !== null || flash !== null)) await prefetch(loader, ownCart);
};

/** Data of a registered domain, for WHOIS and transfer; without it the page reports that loading failed. */
const publicFacts = async (loader: LoaderInput): Promise<void> => {
  const { search } = loader;
  const transferred = tabOf(search) === 'transfer' ? normaliseDomain(extractHost(firstOf(search, 'q') ?? '')) : null;
  if (transferred !== null) await prefetch(loader, transferOf(transferred));
  const name = transferred ?? firstOf(search, 'whois');
  if (name !== null) await prefetch(loader, whoisOf(name));
};

/** /tim-kiem-domain [ROUTE-33, DOM-01] */
export function Page() {
  const search = useSearchTexts();
  const tab = tabOf(search);
  const { cart, names } = useNamesInCart();
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={[]} here={text.crumb} />
      <div className={layout.pageHead}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
      </div>
      <Ways tab={tab} />
      {tab === 'one' ? <OneNameForm /> : null}
      <div className={classes(layout.withSum, styles.answer)}>
        <div>
          <RefusedNames search={search} />
          {tab === 'one' ? <OneName inCart={names} /> : null}
          {tab === 'many' ? <BulkNames inCart={names} /> : null}
          {tab === 'transfer' ? <Transfer /> : null}
          <div className={styles.notes}>
            <Note kind="plain">{text.papers}</Note>
          </div>
        </div>
        <aside className={classes(layout.sticky, styles.aside)}>
          <ChosenNames cart={cart} />
          {tab === 'many' ? <BulkBoard /> : <Board />}
        </aside>
      </div>
    </div>
  );
}

const ways: readonly { readonly tab: DomainTab; readonly href: string; readonly title: string }[] = [
  { tab: 'one', href: paths.domainSearch, title: text.one },
  { tab: 'many', href: `${paths.domainSearch}?tab=nhieu`, title: text.many },
  { tab: 'transfer', href: `${paths.domainSearch}?tab=chuyen`, title: transferText.tab },
];

function Ways({ tab }: { readonly tab: DomainTab }) {
  return (
    <nav className={styles.ways} aria-label={text.ways}>
      <div className={segmented.seg}>
        {ways.map((way) => (
          <Link key={way.tab} href={way.href} aria-current={way.tab === tab ? 'page' : undefined}>
            {way.title}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Board() {
  return <ExtensionBoard offers={usePageQuery(oneName).offers} />;
}

function BulkBoard() {
  const data = usePageQuery(manyNames);
  return data.years === 1 ? <ExtensionBoard offers={data.offers} /> : null;
}
