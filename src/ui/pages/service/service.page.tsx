import type { ComponentType } from 'react';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { keepsRecords } from '#core/domain-control/domain-settings.ts';
import { isArriving } from '#core/services/delivery.ts';
import { instalmentsOfService } from '#core/services/scheduled-instalment.ts';
import { findServiceEnd } from '#core/services/service-end.ts';
import { tabsOfService } from '#core/services/service-tabs.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import {
  ensure,
  ensureFound,
  type PageLoader,
  pageQuery,
  prefetch,
  useOptionalPageQuery,
  usePageQuery,
} from '#ui/app/page.ts';
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
import { MeasurementsCard } from '#ui/services/measurements/measurements-card.tsx';
import { measurementsQuery } from '#ui/services/measurements/measurements-query.ts';
import { serviceText } from '#ui/services/messages.vi.ts';
import { SeatsCard } from '#ui/services/seats-card.tsx';
import { FactsCard } from '#ui/services/service-access.tsx';
import { AccessCard, ServiceHead, TermCard } from '#ui/services/service-card.tsx';
import { ServiceLog } from '#ui/services/service-log.tsx';
import { SnapshotsCard } from '#ui/services/snapshots/snapshots-card.tsx';
import { snapshotsQuery } from '#ui/services/snapshots/snapshots-query.ts';
import { ServiceTabs, useServiceTab } from '#ui/services/tabs/service-tabs.tsx';
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
    // The engine is asked only by who wants to know.
    firstValue(loader.search, 'tab') === 'so-do' ? prefetch(loader, measurementsQuery) : null,
    firstValue(loader.search, 'tab') === 'ban-chup' ? prefetch(loader, snapshotsQuery) : null,
    isArriving(service) ? prefetch(loader, deliveriesQuery(service.orderId)) : null,
  ]);
  return { title: service.name };
};

/** What its tabs show, from the queries of the page. */
const useServicePage = () => {
  const followed = useFollowedService();
  const dues = usePageQuery(queries.dues);
  return {
    ...followed,
    renewals: usePageQuery(queries.renewals),
    instalments: instalmentsOfService(followed.service.id, dues.dues),
    autoRenewals: usePageQuery(queries.autoRenewals),
    upgrades: usePageQuery(queries.upgrades),
    downgrades: usePageQuery(queries.downgrades),
    settings: useOptionalPageQuery(settingsQuery, followed.service.type === DOMAIN_LINE).data ?? null,
    ending: usePageQuery(queries.ending),
  };
};
type Shown = ReturnType<typeof useServicePage>;

/** Its head on every tab; what becomes of it, or how to reach it, on the first. [ROUTE-43, SVC-01] */
export function Page() {
  const shown = useServicePage();
  const { service, control, ending, instalments, upgrades, downgrades, settings } = shown;
  const { id } = service;
  const tabs = tabsOfService({
    service,
    control,
    ending,
    instalments: instalments.length,
    upgrades: upgrades.length,
    downgrades,
    keepsRecords: settings && keepsRecords(settings),
  });
  const tab = useServiceTab(id, tabs);
  const end = findServiceEnd(service, control.log, ending);
  const Panel = tab === null ? Overview : panels[tab];
  const row = <ServiceTabs id={id} tabs={tabs} current={tab} />;
  return (
    <Portal current="services">
      {end === null ? (
        <ServiceHead service={service} control={control} ending={ending} tabs={row} />
      ) : (
        <EndedCard service={service} end={end} request={ending.request} tabs={row} />
      )}
      {end !== null && tab === null ? null : <Panel {...shown} />}
      <SupportLink about={{ service: id }} />
    </Portal>
  );
}

/** Access and power first, then the term and the components. */
function Overview({ service, control }: Shown) {
  const { id, type, resources, configs, extra } = service;
  return (
    <>
      {isArriving(service) ? <ServiceDelivery orderId={service.orderId} only={id} /> : null}
      <AccessCard service={service} control={control} />
      {type === DOMAIN_LINE ? <DomainArea id={id} /> : null}
      <TermCard service={service} isRenewable={isRunning(service)} />
      <div className={classes(layout.pair, layout.tops)}>
        <FactsCard title={serviceText.resources} facts={resources} />
        <FactsCard title={serviceText.configs} facts={configs} />
        {extra.map(({ title, facts }) => (
          <FactsCard key={title} title={title} facts={facts} />
        ))}
      </div>
    </>
  );
}

function Renewal({ service, renewals, instalments, autoRenewals, ending }: Shown) {
  const { id, type } = service;
  const offer = renewals.find((each) => each.id === id) ?? null;
  return (
    <>
      <InstalmentsCard dues={instalments} />
      {isRunning(service) && !ending.endsWithTerm ? (
        <>
          <RenewOne offer={offer} />
          <AutoRenewalCard id={id} isOn={autoRenewals.includes(id)} />
        </>
      ) : null}
      {type === DOMAIN_LINE ? <ExpiryCard service={service} offer={offer} /> : null}
      <EndingCard service={service} ending={ending} />
    </>
  );
}

function Plans({ service, upgrades, downgrades, ending }: Shown) {
  return (
    <>
      <Upgrades service={service} offers={upgrades} chosen={firstValue(useSearchTexts(), 'plan')} />
      {ending.endsWithTerm ? null : <Downgrades service={service} choice={downgrades} />}
    </>
  );
}

const panels: Readonly<Record<ServiceTab, ComponentType<Shown>>> = {
  khoa: ({ service, control }) => (
    <Keys id={service.id} canCreate={isAbleTo(service, 'keys')} isByStaff={control.isByStaff} />
  ),
  'nguoi-dung': ({ service, control }) => (
    <SeatsCard
      id={service.id}
      type={service.type}
      canAssign={isAbleTo(service, 'seats')}
      isByStaff={control.isByStaff}
    />
  ),
  'quan-ly': ({ service, control }) => <ManageCard service={service} control={control} />,
  'ban-chup': ({ service, control }) => (
    <SnapshotsCard id={service.id} running={control.running?.kind ?? null} actions={control.actions} />
  ),
  'so-do': MeasurementsCard,
  'gia-han': Renewal,
  'doi-goi': Plans,
  'lich-su': ({ control }) => <ServiceLog log={control.log} />,
};
