import { keyOf } from '#core/dns/dns-record.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { usePathParams, useSearchTexts } from '#ui/app/use-shop.ts';
import { ChangeLog } from '#ui/dns/change-log.tsx';
import { dnsText as text } from '#ui/dns/dns.vi.ts';
import { RecordForm } from '#ui/dns/record-form.tsx';
import { RecordTable } from '#ui/dns/record-table.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';

const zoneQuery = pageQuery('loadZone', ({ params }) => ({ id: serviceId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const [{ domain }] = await Promise.all([ensureFound(loader, zoneQuery, 'service'), prefetch(loader, accountQuery)]);
  return { title: text.titleOf(domain) };
};

/** The DNS records of a domain, for its owner only. */
export function Page() {
  const zone = usePageQuery(zoneQuery);
  const id = serviceId(usePathParams().id ?? '');
  const edited = firstValue(useSearchTexts(), 'sua');
  const record = zone.records.find((each) => keyOf(each) === edited) ?? null;
  return (
    <Portal current="services">
      <div>
        <p>
          <Link href={paths.service(id)}>{text.back}</Link>
        </p>
        <h2>{text.titleOf(zone.domain)}</h2>
      </div>
      <Note kind={zone.isServed ? 'info' : 'warn'}>{zone.isServed ? text.served : text.unserved}</Note>
      {zone.canChange ? null : <Note kind="info">{text.inactive}</Note>}
      {edited !== null && record === null ? <Note kind="warn">{text.gone}</Note> : null}
      <RecordTable id={id} zone={zone} />
      {zone.canChange ? <RecordForm key={edited} id={id} zone={zone} record={record} /> : null}
      <ChangeLog id={id} zone={zone} />
    </Portal>
  );
}
