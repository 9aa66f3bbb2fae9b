import { needsConfirmation } from '#core/domains/eligibility.ts';
import type { OfferedName, SearchedName } from '#core/search/typed-name.ts';
import { domainStates, isRegisteredName } from '#core/shared/domains/domain-problems.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { searchText } from './messages.vi.ts';
import styles from './name-row.module.css';

/** «shopmoi.vn còn trống, 666.000đ, Thêm vào giỏ»; a taken name says so and offers others. [DOM-01] */
export function NameRow({ name, term }: { readonly name: SearchedName; readonly term: string }) {
  const here = `${paths.search}?q=${encodeURIComponent(term)}`;
  return (
    <section className={styles.card} aria-label={searchText.name}>
      <Offer offered={name} here={here} isFirst />
      {name.others.length === 0 ? null : (
        <>
          <p className={styles.others}>{searchText.otherNames}</p>
          <ul>
            {name.others.map((offered) => (
              <li key={offered.candidate.name}>
                <Offer offered={offered} here={here} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isRegisteredName(name.answer) ? (
        <Link href={searchAddress(name)} className={styles.more}>
          {searchText.moreNames}
        </Link>
      ) : null}
    </section>
  );
}

const searchAddress = ({ candidate }: OfferedName): string => paths.domainSearch({ q: candidate.displayName });

type OfferProps = { readonly offered: OfferedName; readonly here: string; readonly isFirst?: boolean };

function Offer({ offered, here, isFirst = false }: OfferProps) {
  const { candidate, offer, answer } = offered;
  const status = answer?.status ?? 'unknown';
  const { isAvailable, isUnknown } = domainStates[status];
  const isRestricted = needsConfirmation(offer.eligibility);
  return (
    <div className={styles.row}>
      {isFirst ? <Icon name="globe" /> : null}
      <div className={styles.name}>
        <b>{candidate.displayName}</b>{' '}
        {isFirst ? <Badge tone={isAvailable ? 'ok' : 'neutral'}>{searchText.nameStates[status]}</Badge> : null}{' '}
        {isAvailable ? (
          <small>
            <b>{formatDong(offer.first.total)}</b> {searchText.firstYear} ·{' '}
            {searchText.renewal(formatDong(offer.renewal.total))}
          </small>
        ) : null}
      </div>
      {isAvailable && !isRestricted ? <AddName offered={offered} here={here} isFirst={isFirst} /> : null}
      {isUnknown || (isAvailable && isRestricted) ? (
        <ButtonLink href={searchAddress(offered)} size="s">
          {searchText.checkName}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function AddName({ offered: { candidate, offer }, here, isFirst = false }: OfferProps) {
  const { name, displayName } = candidate;
  const { slug, first, years } = offer;
  return (
    <CommandButton
      use="addDomains"
      command={{ names: [name], years, expectedTotal: { [slug]: first.total }, orderId: null, path: here }}
      fields={[
        ['names[ten]', name],
        [`expectedTotal[${slug}]`, String(first.total)],
        ['years', String(years)],
        ['path', here],
      ]}
      kind={isFirst ? 'primary' : 'line'}
      size="s"
      aria-label={searchText.addOf(displayName)}
    >
      {searchText.add}
    </CommandButton>
  );
}
