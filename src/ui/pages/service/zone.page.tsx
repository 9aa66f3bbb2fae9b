import { useSuspenseQuery } from '@tanstack/react-query';
import { keyOf } from '#core/dns/dns-record.ts';
import type { Zone, ZonePublication } from '#core/dns/zone.ts';
import { areRecordsInForce, keepsRecords, nameServersOf } from '#core/domain-control/domain-settings.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { type ServiceId, serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import {
  ensureFound,
  type PageAddress,
  type PageLoader,
  pageQuery,
  prefetch,
  usePageOptions,
  usePageQuery,
} from '#ui/app/page.ts';
import { usePathParams, useSearchTexts } from '#ui/app/use-shop.ts';
import { ChangeLog } from '#ui/dns/change-log.tsx';
import { dnsText as text } from '#ui/dns/dns.vi.ts';
import { ExportCard } from '#ui/dns/export-card.tsx';
import { ImportCard } from '#ui/dns/import-card.tsx';
import { RecordForm } from '#ui/dns/record-form.tsx';
import { RecordTable } from '#ui/dns/record-table.tsx';
import { SigningCard } from '#ui/dns/signing-card.tsx';
import { TemplateCard } from '#ui/dns/template-card.tsx';
import { UpdateTokensCard } from '#ui/dns/update-tokens-card.tsx';
import { settingsQuery } from '#ui/domain-control/settings-query.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { DomainTabs } from '#ui/services/tabs/domain-tabs.tsx';
import { controlQuery, FOLLOW_EVERY_MS, serviceQuery } from '#ui/services/use-followed-service.ts';

const parseId = ({ params }: PageAddress) => ({ id: serviceId(params.id ?? '') });
const zoneQuery = pageQuery('loadZone', parseId);
const templatesQuery = pageQuery('loadZoneTemplates', parseId);

export const load: PageLoader = async (loader) => {
  const [{ domain }] = await Promise.all([
    ensureFound(loader, zoneQuery, 'service'),
    ensureFound(loader, settingsQuery, 'service'),
    ensureFound(loader, templatesQuery, 'service'),
    ensureFound(loader, serviceQuery, 'service'),
    ensureFound(loader, controlQuery, 'service'),
    prefetch(loader, accountQuery),
  ]);
  return { title: text.titleOf(domain) };
};

/** Asks until the name servers have the records, and when the tab is shown again. */
const useFollowedZone = (): Zone =>
  useSuspenseQuery({
    ...usePageOptions(zoneQuery),
    refetchInterval: ({ state }) => (state.data?.publication?.isCurrent === false ? FOLLOW_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  }).data;

/** The DNS records of a domain, for its owner only. */
export function Page() {
  const zone = useFollowedZone();
  const id = serviceId(usePathParams().id ?? '');
  const templates = usePageQuery(templatesQuery);
  const settings = usePageQuery(settingsQuery);
  const search = useSearchTexts();
  const edited = firstValue(search, 'sua');
  const record = zone.records.find((each) => keyOf(each) === edited) ?? null;
  return (
    <Portal current="services">
      <div>
        <p>
          <Link href={paths.service(id)}>{text.back}</Link>
        </p>
        <h2>{text.titleOf(zone.domain)}</h2>
      </div>
      <DomainTabs id={id} current="dns" keepsRecords={keepsRecords(settings)} />
      <Force id={id} publication={zone.publication} isInForce={areRecordsInForce(settings)} />
      {zone.canChange ? null : <Note kind="info">{text.inactive}</Note>}
      {edited !== null && record === null ? <Note kind="warn">{text.gone}</Note> : null}
      <RecordTable id={id} zone={zone} />
      {zone.canChange ? <RecordForm key={edited} id={id} zone={zone} record={record} /> : null}
      {zone.canChange ? (
        <>
          <TemplateCard id={id} zone={zone} offers={templates} chosen={firstValue(search, 'mau')} />
          <ImportCard id={id} zone={zone} />
        </>
      ) : null}
      {zone.signing && areRecordsInForce(settings) ? (
        <SigningCard id={id} signing={zone.signing} canChange={zone.canChange} />
      ) : null}
      {zone.canChange ? <UpdateTokensCard id={id} zone={zone} /> : null}
      <ExportCard zone={zone} nameServers={nameServersOf(settings)} />
      <ChangeLog id={id} zone={zone} />
    </Portal>
  );
}

const publicationText = (publication: ZonePublication | null): string =>
  publication?.isCurrent && publication.publishedAt !== null
    ? `${text.publishedAt(formatMinute(publication.publishedAt))} ${text.served}`
    : text.publishing;

/** Whether anybody is answered with these records. */
function Force({
  id,
  publication,
  isInForce,
}: {
  readonly id: ServiceId;
  readonly publication: ZonePublication | null;
  readonly isInForce: boolean;
}) {
  if (isInForce && publication === null) return <Note kind="warn">{text.unserved}</Note>;
  if (isInForce) return <Note kind="info">{publicationText(publication)}</Note>;
  return (
    <Note kind="warn">
      {text.elsewhere} <Link href={`${paths.domainSettings(id)}#may-chu-ten`}>{text.openNameServers}</Link>
    </Note>
  );
}
