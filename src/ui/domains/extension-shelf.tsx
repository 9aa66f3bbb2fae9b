import { domainGroups, extensionsByGroup, offersOfGroup, splitByGroup } from '#core/domains/domain-groups.ts';
import { type DomainOffer, listExtensions } from '#core/domains/domain-offer.ts';
import { needsConfirmation } from '#core/domains/eligibility.ts';
import { type OfferColumn, parseOfferOrder, sortOffers } from '#core/domains/sort-offers.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { eligibilityText } from '#ui/blocks/price/eligibility.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { DomainForm } from './domain-form.tsx';
import styles from './extension-shelf.module.css';
import { shelfText as text } from './extension-shelf.vi.ts';
import { domainText, groupText } from './messages.vi.ts';

const offersQuery = publicPageQuery('loadDomainOffers');

/** The category of domains: the search field, and every extension with its price in a table that sorts by links. */
export default function ExtensionShelf({ path }: { readonly path: string }) {
  const offers = usePageQuery(offersQuery);
  const search = useSearchTexts();
  const order = parseOfferOrder(firstValue(search, 'sort'));
  const group = domainGroups.find((each) => each === firstValue(search, 'nhom')) ?? null;
  const shown = group === null ? offers : offersOfGroup(group, offers);
  const isWhole = order === null && group === null;
  return (
    <>
      <div className={classes(layout.entries, styles.search)}>
        <DomainForm extensions={extensionsByGroup(offers)} />
        <p className={classes(layout.flow, layout.quiet)}>
          <Link href={paths.domainSearch({ tab: 'nhieu' })}>{domainText.many}</Link>{' '}
          <Link href={paths.domainSearch({ tab: 'chuyen' })}>{text.transfer}</Link>
        </p>
      </div>
      <nav className={classes(layout.chips, styles.groups)} aria-label={domainText.groups}>
        {spaced(
          [null, ...splitByGroup(offers).map((section) => section.group)].map((each) => (
            <ChipLink key={each} href={withSearchChanges(path, search, { nhom: each })} current={each === group}>
              {each === null ? text.everyGroup : groupText[each]}
            </ChipLink>
          )),
        )}
      </nav>
      <Card className={styles.table}>
        <table>
          <caption>{text.caption(listExtensions(shown).length)}</caption>
          <thead>
            <tr>
              <SortHead column="ext" path={path} />
              <SortHead column="first" path={path} />
              <SortHead column="renewal" path={path} />
              <SortHead column="transfer" path={path} />
              <th scope="col">{text.state}</th>
              <th scope="col">{text.service}</th>
              <th scope="col">{text.vat}</th>
              <th scope="col">{text.term}</th>
              <th scope="col">
                <span className={layout.sr}>{text.act}</span>
              </th>
            </tr>
          </thead>
          {isWhole ? (
            splitByGroup(offers).map((section) => (
              <tbody key={section.group}>
                <tr>
                  <th scope="rowgroup" colSpan={COLUMNS} className={styles.group}>
                    {groupText[section.group]}
                  </th>
                </tr>
                <OfferRows offers={section.offers} />
              </tbody>
            ))
          ) : (
            <tbody>
              <OfferRows offers={sortOffers(shown, order)} />
            </tbody>
          )}
        </table>
        <p className={classes(layout.faint, layout.foot)}>{text.basis}</p>
      </Card>
    </>
  );
}

const COLUMNS = 9;

function OfferRows({ offers }: { readonly offers: readonly DomainOffer[] }) {
  return offers.map((offer) => <OfferRow key={offer.slug} offer={offer} />);
}

function SortHead({ column, path }: { readonly column: OfferColumn; readonly path: string }) {
  const search = useSearchTexts();
  const order = parseOfferOrder(firstValue(search, 'sort'));
  const isCurrent = order?.column === column;
  const sorted = order?.isDescending ? 'descending' : 'ascending';
  const next = isCurrent && !order.isDescending ? `-${column}` : column;
  return (
    <th scope="col" aria-sort={isCurrent ? sorted : undefined}>
      <Link href={withSearchChanges(path, search, { sort: next })} inPlace>
        {text.columns[column]} {isCurrent ? <span aria-hidden="true">{order.isDescending ? ' ↓' : ' ↑'}</span> : null}
      </Link>
    </th>
  );
}

function OfferRow({ offer }: { readonly offer: DomainOffer }) {
  const { slug, extension, kind, eligibility, first, renewal, transfer } = offer;
  const name = domainText.kinds[kind];
  return (
    <tr>
      <th scope="row">
        <Link href={paths.product(slug)}>{extension}</Link>{' '}
        {name === null ? null : <Badge tone="primary">{name}</Badge>}{' '}
        {eligibility === null || !needsConfirmation(eligibility) ? null : (
          <small className={layout.faint}>{eligibilityText[eligibility].who}</small>
        )}
      </th>
      <td data-label={text.columns.first}>
        <b>{formatDong(first.total)}</b>
      </td>
      <td data-label={text.columns.renewal}>{formatDong(renewal.total)}</td>
      <td data-label={text.columns.transfer}>{kind === 'free' ? text.noTransfer : formatDong(transfer.total)}</td>
      <td data-label={text.state}>{formatDong(addDong(first.registration, first.maintenance))}</td>
      <td data-label={text.service}>{formatDong(first.service)}</td>
      <td data-label={text.vat}>{formatDong(first.vat)}</td>
      <td data-label={text.term}>{text.terms(offer.terms)}</td>
      <td className={styles.act}>
        <ButtonLink href={kind === 'plain' || kind === 'place' ? checkHref(extension) : paths.product(slug)} size="s">
          {text.choose}
          <span className={layout.sr}> {extension}</span>
        </ButtonLink>
      </td>
    </tr>
  );
}

const checkHref = (extension: string): string => paths.domainSearch({ duoi: extension });
