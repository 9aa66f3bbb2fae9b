import { isArriving } from '#core/services/delivery.ts';
import { instalmentsOfService } from '#core/services/scheduled-instalment.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensure, ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { DomainSettingsCard } from '#ui/dns/domain-settings-card.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { ServiceDelivery } from '#ui/services/deliveries-card.tsx';
import { deliveriesQuery } from '#ui/services/deliveries-query.ts';
import { InstalmentsCard } from '#ui/services/instalments.tsx';
import { ManageCard } from '#ui/services/manage-card.tsx';
import { serviceText } from '#ui/services/messages.vi.ts';
import { RenewOne } from '#ui/services/renewals.tsx';
import { FactsCard } from '#ui/services/service-access.tsx';
import { ServiceCard, TermCard } from '#ui/services/service-card.tsx';
import { ServiceLog } from '#ui/services/service-log.tsx';
import styles from '#ui/services/services.module.css';
import { Upgrades } from '#ui/services/upgrades.tsx';
import { controlQuery, parseServiceId, serviceQuery, useFollowedService } from '#ui/services/use-followed-service.ts';

const queries = {
  upgrades: pageQuery('loadUpgrades', parseServiceId),
  renewals: pageQuery('loadRenewals'),
  dues: pageQuery('loadInstalments'),
};

export const load: PageLoader = async (loader) => {
  const [service] = await Promise.all([
    ensureFound(loader, serviceQuery, 'service'),
    ensureFound(loader, controlQuery, 'service'),
    ensureFound(loader, queries.upgrades, 'service'),
    ensure(loader, queries.renewals),
    ensure(loader, queries.dues),
    prefetch(loader, accountQuery),
  ]);
  if (isArriving(service)) await prefetch(loader, deliveriesQuery(service.orderId));
  return { title: service.name };
};

/** State, access and power first, then the term and the components. [ROUTE-43, SVC-01] */
export function Page() {
  const { service, control } = useFollowedService();
  const renewals = usePageQuery(queries.renewals);
  const dues = usePageQuery(queries.dues);
  const upgrades = usePageQuery(queries.upgrades);
  const chosen = firstValue(useSearchTexts(), 'plan');
  const { resources, configs, extra } = service;
  return (
    <Portal current="services">
      <ServiceCard service={service} control={control} />
      {isArriving(service) ? <ServiceDelivery orderId={service.orderId} only={service.id} /> : null}
      <DomainSettingsCard service={service} />
      <ManageCard service={service} control={control} />
      <TermCard service={service} />
      <InstalmentsCard dues={instalmentsOfService(service.id, dues.dues)} />
      {isRunning(service) ? <RenewOne offer={renewals.find((each) => each.id === service.id) ?? null} /> : null}
      <Upgrades service={service} offers={upgrades} chosen={chosen} />
      <div className={styles.pair}>
        <FactsCard title={serviceText.resources} facts={resources} />
        <FactsCard title={serviceText.configs} facts={configs} />
        {extra.map(({ title, facts }) => (
          <FactsCard key={title} title={title} facts={facts} />
        ))}
      </div>
      <ServiceLog log={control.log} />
    </Portal>
  );
}
