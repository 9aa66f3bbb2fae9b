import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { duesOf } from '#core/services/instalment-due.ts';
import { isRunning } from '#core/services/service.ts';
import { serviceId } from '#core/shared/ids.ts';
import { Portal } from '#ui/account/portal.tsx';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstOf } from '#ui/navigation/search.ts';
import { InstalmentsCard } from '#ui/services/instalments.tsx';
import { serviceText } from '#ui/services/messages.vi.ts';
import { RenewOne } from '#ui/services/renewals.tsx';
import { FactsCard, ServiceAccess } from '#ui/services/service-access.tsx';
import { ServiceCard } from '#ui/services/service-card.tsx';
import styles from '#ui/services/services.module.css';
import { Upgrades } from '#ui/services/upgrades.tsx';

/** One service: its term, how to get in, what it is made of. [ROUTE-43, SVC-01] */
export function Page() {
  const { useCases } = useShop();
  const { id } = useParams({ strict: false });
  const { data: service } = useSuspenseQuery(queryOf(useCases, 'service', { id: serviceId(id ?? '') }));
  const { data: renewals } = useSuspenseQuery(queryOf(useCases, 'renewals', {}));
  const { data: dues } = useSuspenseQuery(queryOf(useCases, 'dues', {}));
  const { data: upgrades } = useSuspenseQuery(queryOf(useCases, 'upgrades', { id: serviceId(id ?? '') }));
  const chosen = firstOf(useSearchTexts(), 'plan');
  const { resources, configs, extra } = service;
  return (
    <Portal current="services">
      <ServiceCard service={service} />
      <InstalmentsCard dues={duesOf(service.id, dues.dues)} />
      {isRunning(service) ? <RenewOne offer={renewals.find((each) => each.id === service.id) ?? null} /> : null}
      <Upgrades service={service} offers={upgrades} chosen={chosen} />
      <ServiceAccess service={service} />
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
