import { tabsOfDomain } from '#core/services/service-tabs.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { controlQuery, serviceQuery } from '#ui/services/use-followed-service.ts';
import { ServiceTabs } from './service-tabs.tsx';

/** The row of the service's page, on the pages of a name that stand beside it. [DOM-03] */
export function DomainTabs({
  id,
  current,
  keepsRecords,
}: {
  readonly id: ServiceId;
  readonly current: 'dns' | 'ten-mien';
  readonly keepsRecords: boolean;
}) {
  const tabs = tabsOfDomain({ service: usePageQuery(serviceQuery), control: usePageQuery(controlQuery), keepsRecords });
  if (tabs.length === 0) return null;
  return (
    <Card>
      <ServiceTabs id={id} tabs={tabs} current={current} />
    </Card>
  );
}
