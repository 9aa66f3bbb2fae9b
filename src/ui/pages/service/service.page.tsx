import { isAbleTo } from '#core/control-rules/abilities.ts';
import { isArriving } from '#core/services/delivery.ts';
import { instalmentsOfService } from '#core/services/scheduled-instalment.ts';
import { findServiceEnd } from '#core/services/service-end.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensure, ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { DomainArea } from '#ui/domain-control/domain-area.tsx';
import { ExpiryCard } from '#ui/domain-control/expiry-card.tsx';
import { settingsQuery } from '#ui/domain-control/settings-query.ts';
import { classes } from '#ui/kit/css.ts';
import { firstValue } from '#ui/navigation/search.ts';
import { keysQuery, seatsQuery } from '#ui/services/access-queries.ts';
import { AutoRenewalCard } from '#ui/services/auto-renewal-card.tsx';
import { Downgrades } from '#ui/services/changes/downgrades.tsx';
import { EndedCard } from '#ui/services/changes/ended-card.tsx';
import { EndingCard } from '#ui/services/changes/ending-card.tsx';
import { InstalmentsCard } from '#ui/services/changes/instalments.tsx';
import { RenewOne } from '#ui/services/changes/renewals.tsx';
import { Upgrades } from '#ui/services/changes/upgrades.tsx';
import { ServiceDelivery } from '#ui/services/deliveries-card.tsx';
import { deliveriesQuery } from '#ui/services/deliveries-query.ts';
import { Keys } from '#ui/services/keys-card.tsx';
import { ManageCard } from '#ui/services/manage-card.tsx';
import { serviceText } from '#ui/services/messages.vi.ts';
import { SeatsCard } from '#ui/services/seats-card.tsx';
import { FactsCard } from '#ui/services/service-access.tsx';
import { ServiceCard, TermCard } from '#ui/services/service-card.tsx';
import { ServiceLog } from '#ui/services/service-log.tsx';
import { controlQuery, parseServiceId, serviceQuery, useFollowedService } from '#ui/services/use-followed-service.ts';
import { SupportLink } from '#ui/support/support-link.tsx';
import layout from '#ui/theme/layout.module.css';

const queries = {
  ending: pageQuery('loadServiceEnding', parseServiceId),
  upgrades: pageQuery('loadUpgrades', parseServiceId),
  downgrades: pageQuery('loadDowngrades', parseServiceId),
  renewals: pageQuery('loadRenewals'),
  dues: pageQuery('loadInstalments'),
  autoRenewals: pageQuery('loadAutoRenewals'),
};

export const load: PageLoader = async (loader) => {
  const [service, control] = await Promise.all([
    ensureFound(loader, serviceQuery, 'service'),
    ensureFound(loader, controlQuery, 'service'),
    ensureFound(loader, queries.ending, 'service'),
    ensureFound(loader, queries.upgrades, 'service'),
    ensureFound(loader, queries.downgrades, 'service'),
    ensure(loader, queries.renewals),
    ensure(loader, queries.dues),
    ensure(loader, queries.autoRenewals),
    prefetch(loader, accountQuery),
  ]);
  await Promise.all([
    service.type === DOMAIN_LINE ? ensureFound(loader, settingsQuery, 'service') : null,
    control.abilities.includes('keys') && !control.isByStaff ? ensure(loader, keysQuery) : null,
    control.abilities.includes('seats') ? ensure(loader, seatsQuery) : null,
    isArriving(service) ? prefetch(loader, deliveriesQuery(service.orderId)) : null,
  ]);
  return { title: service.name };
};

/** State, access and power first, then the term and the components. [ROUTE-43, SVC-01] */
export function Page() {
  const { service, control } = useFollowedService();
  const renewals = usePageQuery(queries.renewals);
  const dues = usePageQuery(queries.dues);
  const autoRenewals = usePageQuery(queries.autoRenewals);
  const upgrades = usePageQuery(queries.upgrades);
  const downgrades = usePageQuery(queries.downgrades);
  const ending = usePageQuery(queries.ending);
  const chosen = firstValue(useSearchTexts(), 'plan');
  const { id, type, resources, configs, extra } = service;
  const { abilities } = control;
  const isDomain = type === DOMAIN_LINE;
  const offer = renewals.find((each) => each.id === id) ?? null;
  const end = findServiceEnd(service, control.log, ending);
  if (end !== null)
    return (
      <Portal current="services">
        <EndedCard service={service} end={end} request={ending.request} />
        <ServiceLog log={control.log} />
        <SupportLink about={{ service: id }} />
      </Portal>
    );
  return (
    <Portal current="services">
      <ServiceCard service={service} control={control} ending={ending} />
      {isArriving(service) ? <ServiceDelivery orderId={service.orderId} only={service.id} /> : null}
      {isDomain ? <DomainArea id={id} /> : null}
      {abilities.includes('keys') ? (
        <Keys id={id} canCreate={isAbleTo(service, 'keys')} isByStaff={control.isByStaff} />
      ) : null}
      {abilities.includes('seats') ? (
        <SeatsCard id={id} type={type} canAssign={isAbleTo(service, 'seats')} isByStaff={control.isByStaff} />
      ) : null}
      <ManageCard service={service} control={control} />
      <TermCard service={service} />
      <InstalmentsCard dues={instalmentsOfService(service.id, dues.dues)} />
      {isRunning(service) && !ending.endsWithTerm ? (
        <>
          <RenewOne offer={offer} />
          <AutoRenewalCard id={id} isOn={autoRenewals.includes(id)} />
        </>
      ) : null}
      {isDomain ? <ExpiryCard service={service} offer={offer} /> : null}
      <Upgrades service={service} offers={upgrades} chosen={chosen} />
      {ending.endsWithTerm ? null : <Downgrades service={service} choice={downgrades} />}
      <div className={classes(layout.pair, layout.tops)}>
        <FactsCard title={serviceText.resources} facts={resources} />
        <FactsCard title={serviceText.configs} facts={configs} />
        {extra.map(({ title, facts }) => (
          <FactsCard key={title} title={title} facts={facts} />
        ))}
      </div>
      <EndingCard service={service} ending={ending} />
      <ServiceLog log={control.log} />
      <SupportLink about={{ service: id }} />
    </Portal>
  );
}
