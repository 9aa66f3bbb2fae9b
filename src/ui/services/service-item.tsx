import type { ServiceRow } from '#core/services/service.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { Icon, IconTile } from '#ui/kit/icon.tsx';
import { TermBar } from '#ui/kit/term-bar.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { servicesText } from './messages.vi.ts';
import { ServiceBadge } from './service-badge.tsx';
import styles from './services.module.css';

/** Name, location, remaining term, state. [SVC-01] */
export function ServiceItem({ service }: { readonly service: ServiceRow }) {
  const { id, name, type, typeName, address, location, daysLeft, elapsedShare, isExpiring } = service;
  const day = formatDate(service.endDate);
  return (
    <li className={styles.item}>
      <IconTile line={type} />
      <div className={styles.what}>
        <b>
          <Link href={paths.service(id)}>{name}</Link>
        </b>
        <small>{typeName}</small>
      </div>
      <div className={styles.where}>
        <b className={isIp(address) ? styles.mono : undefined}>{displayedAddress(service)}</b>
        <small>{location}</small>
      </div>
      <div className={styles.term}>
        <small>{daysLeft < 0 ? servicesText.ended(day) : servicesText.ends(day)}</small>
        <TermBar used={elapsedShare} soon={isExpiring} />
        {daysLeft < 0 ? null : (
          <small className={isExpiring ? styles.soon : undefined}>{servicesText.daysLeft(daysLeft)}</small>
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
