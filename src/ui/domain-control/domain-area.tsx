import { areRecordsInForce, keepsRecords } from '#core/domain-control/domain-settings.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domain-control.module.css';
import { domainControlText as text } from './domain-control.vi.ts';
import { nameServersLabel } from './name-servers-label.ts';
import { settingsQuery } from './settings-query.ts';

/** All that the owner of a domain can do, on the page of its service. */
export function DomainArea({ id }: { readonly id: ServiceId }) {
  const settings = usePageQuery(settingsQuery);
  const at = paths.domainSettings(id);
  return (
    <SectionCard id="quan-ly" title={text.area} flush>
      <ul className={styles.tiles}>
        {keepsRecords(settings) ? (
          <Tile
            icon="globe"
            href={paths.zone(id)}
            title={text.records}
            state={areRecordsInForce(settings) ? text.recordsText : text.recordsIdle}
          />
        ) : null}
        <Tile icon="network" href={`${at}#may-chu-ten`} title={text.nameServers} state={nameServersLabel(settings)} />
        <Tile
          icon="lock"
          href={`${at}#chuyen`}
          title={text.transfer}
          state={settings.isLocked ? text.locked : text.unlocked}
        />
        <Tile icon="user" href={`${at}#lien-he`} title={text.contacts} state={text.contactsText} />
      </ul>
    </SectionCard>
  );
}

function Tile({
  icon,
  href,
  title,
  state,
}: {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly state: string;
}) {
  return (
    <li className={layout.row}>
      <Icon name={icon} />
      <span className={layout.grow}>
        <Link href={href} className={layout.cover}>
          <b>{title}</b>
        </Link>{' '}
        <small className={layout.fine}>{state}</small>
      </span>
      <Icon name="right" size="s" />
    </li>
  );
}
