import { DOMAINS_PATH } from '#core/domains/domains-path.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { BulkNames, useBulkSearch } from '#ui/domains/bulk-names.tsx';
import { ChosenNames, ExtensionBoard } from '#ui/domains/domain-aside.tsx';
import { type DomainTab, tabOf } from '#ui/domains/domain-search-input.ts';
import styles from '#ui/domains/domains.module.css';
import { domainText as text } from '#ui/domains/messages.vi.ts';
import { OneName, OneNameForm, useDomainSearch } from '#ui/domains/one-name.tsx';
import { RefusedNames } from '#ui/domains/refused-names.tsx';
import { Transfer } from '#ui/domains/transfer.tsx';
import { transferText } from '#ui/domains/transfer.vi.ts';
import { useNamesInCart } from '#ui/domains/use-names-in-cart.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import segmented from '#ui/kit/segmented.module.css';
import { Link } from '#ui/navigation/link.tsx';

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
  { tab: 'one', href: DOMAINS_PATH, title: text.one },
  { tab: 'many', href: `${DOMAINS_PATH}?tab=nhieu`, title: text.many },
  { tab: 'transfer', href: `${DOMAINS_PATH}?tab=chuyen`, title: transferText.tab },
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
  return <ExtensionBoard offers={useDomainSearch().offers} />;
}

function BulkBoard() {
  const data = useBulkSearch();
  return data.years === 1 ? <ExtensionBoard offers={data.offers} /> : null;
}
