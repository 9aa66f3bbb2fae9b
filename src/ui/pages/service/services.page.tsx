import type { ServiceRow, ServicesView } from '#core/services/service.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyCard, EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { Figures } from '#ui/blocks/content/figures.tsx';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { pageHrefs, withSearchChanges } from '#ui/navigation/search.ts';
import { autoRenewalText } from '#ui/services/auto-renewal.vi.ts';
import { NextInstalment } from '#ui/services/changes/next-instalment.tsx';
import { RenewMany } from '#ui/services/changes/renew-many.tsx';
import { servicesText } from '#ui/services/messages.vi.ts';
import { ServiceBadge } from '#ui/services/service-badge.tsx';
import styles from '#ui/services/services.module.css';
import { ServicesHead } from '#ui/services/services-head.tsx';
import { parseServicesQuery } from '#ui/services/services-query.ts';
import { TermBar } from '#ui/services/term-bar.tsx';
import layout from '#ui/theme/layout.module.css';

const services = pageQuery('loadServices', ({ search }) => parseServicesQuery(search));
const renewals = pageQuery('loadRenewals');
const duesQuery = pageQuery('loadInstalments');
const autoRenewals = pageQuery('loadAutoRenewals');

export const load = loadQueries([services, renewals, duesQuery, autoRenewals], [accountQuery]);

/** [ROUTE-43, SVC-01] */
export function Page() {
  const search = useSearchTexts();
  const query = parseServicesQuery(search);
  const view = usePageQuery(services);
  const offers = usePageQuery(renewals);
  const dues = usePageQuery(duesQuery);
  const renewing = usePageQuery(autoRenewals);
  if (view.counts.all + view.counts.ended === 0)
    return (
      <Portal current="services">
        <EmptyCard
          title={servicesText.emptyTitle}
          sentence={servicesText.emptySentence}
          href={paths.shop}
          link={servicesText.rent}
        />
      </Portal>
    );
  return (
    <Portal current="services">
      <NextInstalment due={dues.next} />
      <ExpiringNote view={view} />
      <Figures label={servicesText.figures} figures={serviceFigures(view)} />
      <Card as="section" labelledBy="dich-vu">
        <ServicesHead view={view} query={query} />
        {view.services.length === 0 ? (
          <NothingFound isEveryOver={view.counts.all === 0 && query.filter === 'all' && query.keyword === null} />
        ) : (
          <ul>
            {view.services.map((service) => (
              <ServiceItem key={service.id} service={service} renewsItself={renewing.includes(service.id)} />
            ))}
          </ul>
        )}
        <Pagination page={view.page} pages={view.pages} hrefOf={pageHrefs(paths.services, search)} />
      </Card>
      <RenewMany offers={offers} dues={dues.offered} />
    </Portal>
  );
}

/** `isEveryOver`: the services of the account are over. */
function NothingFound({ isEveryOver }: { readonly isEveryOver: boolean }) {
  const [title, sentence, href, label] = isEveryOver
    ? [
        servicesText.overTitle,
        servicesText.overSentence,
        withSearchChanges(paths.services, {}, { filter: 'ended' }),
        servicesText.showEnded,
      ]
    : [servicesText.nothingTitle, servicesText.nothingSentence, paths.services, servicesText.showAll];
  return <EmptyState title={title} sentence={sentence} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}

function ExpiringNote({ view: { nextToExpire } }: { readonly view: ServicesView }) {
  if (nextToExpire === null) return null;
  return (
    <Note kind="warn" icon="clock">
      <div className={layout.between}>
        <span className={layout.wide}>
          <b>{servicesText.endsSoon(nextToExpire.name, nextToExpire.daysLeft)}</b>{' '}
          {servicesText.endsSoonDetail(formatDate(nextToExpire.endDate))}
        </span>{' '}
        <ButtonLink href={paths.service(nextToExpire.id, 'gia-han')} size="s">
          {servicesText.open}
        </ButtonLink>
      </div>
    </Note>
  );
}

const serviceFigures = ({ counts, nextToExpire }: ServicesView) => [
  { label: servicesText.all, value: counts.all, detail: servicesText.allDetail },
  { label: servicesText.expiring, value: counts.expiring, detail: servicesText.expiringDetail },
  { label: servicesText.starting, value: counts.starting, detail: servicesText.startingDetail },
  {
    label: servicesText.next,
    value: nextToExpire === null ? servicesText.noNext : formatDate(nextToExpire.endDate),
    detail: nextToExpire === null ? servicesText.noNextDetail : nextToExpire.name,
  },
];

/** Name, location, remaining term, state. [SVC-01] */
function ServiceItem({ service, renewsItself }: { readonly service: ServiceRow; readonly renewsItself: boolean }) {
  const { id, name, type, typeName, status, address, location, daysLeft, elapsedShare, isExpiring } = service;
  const day = formatDate(service.endDate);
  const { isOver } = serviceStates[status];
  return (
    <li className={styles.item}>
      <IconTile line={type} />
      <div>
        <b>
          <Link href={paths.service(id)} className={layout.cover}>
            {name}
          </Link>
        </b>{' '}
        <small className={layout.faint}>{renewsItself ? `${typeName} · ${autoRenewalText.badge}` : typeName}</small>
      </div>
      <div className={styles.where}>
        {isOver ? null : <b className={isIp(address) ? layout.mono : undefined}>{displayedAddress(service)}</b>}{' '}
        <small className={layout.faint}>{location}</small>
      </div>
      <div className={styles.term}>
        {isOver ? null : (
          <>
            <small className={layout.faint}>{daysLeft < 0 ? servicesText.ended(day) : servicesText.ends(day)}</small>{' '}
            <TermBar used={elapsedShare} soon={isExpiring} />
          </>
        )}
        {serviceStates[status].isSuspended ? (
          <small className={classes(layout.faint, styles.soon)}>
            {daysLeft < 0 ? servicesText.renewToRun : servicesText.openToSee}
          </small>
        ) : isOver || daysLeft < 0 ? null : (
          <small className={classes(layout.faint, isExpiring && styles.soon)}>{servicesText.daysLeft(daysLeft)}</small>
        )}
      </div>
      <div className={styles.state}>
        <ServiceBadge {...service} />
        <Icon name="right" />
      </div>
    </li>
  );
}

const isIp = (address: string): boolean => /^(?:[\d.]+|[\da-f:]+)$/i.test(address);

/** A URL without its scheme; empty when it equals the name. */
const displayedAddress = ({ name, address }: ServiceRow): string => {
  if (address === '') return servicesText.noAddress;
  return address === name ? '' : address.replace(/^https?:\/\//, '');
};
