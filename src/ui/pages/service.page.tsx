import { instalmentsOfService } from '#core/services/scheduled-instalment.ts';
import { serviceId } from '#core/shared/ids.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import {
  ensure,
  ensureFound,
  type PageAddress,
  type PageLoader,
  pageQuery,
  prefetch,
  usePageQuery,
} from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { DomainSettingsCard } from '#ui/dns/domain-settings-card.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { InstalmentsCard } from '#ui/services/instalments.tsx';
import { serviceText } from '#ui/services/messages.vi.ts';
import { RenewOne } from '#ui/services/renewals.tsx';
import { FactsCard, ServiceAccess } from '#ui/services/service-access.tsx';
import { ServiceCard } from '#ui/services/service-card.tsx';
import styles from '#ui/services/services.module.css';
import { Upgrades } from '#ui/services/upgrades.tsx';

const parseServiceId = ({ params }: PageAddress) => ({ id: serviceId(params.id ?? '') });
const queries = {
  service: pageQuery('loadService', parseServiceId),
  upgrades: pageQuery('loadUpgrades', parseServiceId),
  renewals: pageQuery('loadRenewals'),
  dues: pageQuery('loadInstalments'),
};

export const load: PageLoader = async (loader) => {
  const [service] = await Promise.all([
    ensureFound(loader, queries.service, 'service'),
    ensureFound(loader, queries.upgrades, 'service'),
    ensure(loader, queries.renewals),
    ensure(loader, queries.dues),
    prefetch(loader, accountQuery),
  ]);
  return { title: service.name };
};

/** Term, access data, components. [ROUTE-43, SVC-01] */
export function Page() {
  const service = usePageQuery(queries.service);
  const renewals = usePageQuery(queries.renewals);
  const dues = usePageQuery(queries.dues);
  const upgrades = usePageQuery(queries.upgrades);
  const chosen = firstValue(useSearchTexts(), 'plan');
  const { resources, configs, extra } = service;
  return (
    <Portal current="services">
      <ServiceCard service={service} />
      <InstalmentsCard dues={instalmentsOfService(service.id, dues.dues)} />
      {isRunning(service) ? <RenewOne offer={renewals.find((each) => each.id === service.id) ?? null} /> : null}
      <Upgrades service={service} offers={upgrades} chosen={chosen} />
      <ServiceAccess service={service} />
      <DomainSettingsCard service={service} />
      <div className={styles.pair}>
        <FactsCard title={serviceText.resources} facts={resources} />
        <FactsCard title={serviceText.configs} facts={configs} />
        {extra.map(({ title, facts }) => (
          <FactsCard key={title} title={title} facts={facts} />
        ))}
      </div>
    </Portal>
  );
}
