import type { Service } from '#core/services/service.ts';
import { DOMAIN_LINE } from '#core/shared/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import styles from './dns.module.css';
import { dnsText } from './dns.vi.ts';

/** On the page of a domain; nothing on those of other services. */
export function DomainSettingsCard({ service }: { readonly service: Pick<Service, 'id' | 'type'> }) {
  if (service.type !== DOMAIN_LINE) return null;
  return (
    <SectionCard id="dns" title={dnsText.card}>
      <div className={styles.change}>
        <p className={styles.soft}>{dnsText.cardText}</p>
        <ButtonLink href={paths.zone(service.id)}>{dnsText.open}</ButtonLink>
      </div>
    </SectionCard>
  );
}
