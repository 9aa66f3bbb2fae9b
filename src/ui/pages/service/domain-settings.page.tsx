import { keepsRecords } from '#core/domain-control/domain-settings.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { ensureFound, type PageLoader, prefetch, usePageQuery } from '#ui/app/page.ts';
import { usePathParams } from '#ui/app/use-shop.ts';
import { ContactsCard } from '#ui/domain-control/contacts-card.tsx';
import { domainControlText as text } from '#ui/domain-control/domain-control.vi.ts';
import { NameServersCard } from '#ui/domain-control/name-servers-card.tsx';
import { settingsQuery } from '#ui/domain-control/settings-query.ts';
import { TransferCard } from '#ui/domain-control/transfer-card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { DomainTabs } from '#ui/services/tabs/domain-tabs.tsx';
import { controlQuery, serviceQuery } from '#ui/services/use-followed-service.ts';

export const load: PageLoader = async (loader) => {
  const [{ domain }] = await Promise.all([
    ensureFound(loader, settingsQuery, 'service'),
    ensureFound(loader, serviceQuery, 'service'),
    ensureFound(loader, controlQuery, 'service'),
    prefetch(loader, accountQuery),
  ]);
  return { title: text.titleOf(domain) };
};

/** Name servers, transfer lock and contacts of a domain, for its owner only. */
export function Page() {
  const settings = usePageQuery(settingsQuery);
  const service = usePageQuery(serviceQuery);
  const id = serviceId(usePathParams().id ?? '');
  return (
    <Portal current="services">
      <div>
        <p>
          <Link href={paths.service(id)}>{text.back}</Link>
        </p>
        <h2>{text.titleOf(settings.domain)}</h2>
      </div>
      <DomainTabs id={id} current="ten-mien" keepsRecords={keepsRecords(settings)} />
      {settings.canChange ? null : <Note kind="info">{text.inactive}</Note>}
      {settings.isPending ? <Note kind="info">{text.pending}</Note> : null}
      <NameServersCard id={id} settings={settings} />
      <TransferCard id={id} settings={settings} term={service} />
      <ContactsCard id={id} settings={settings} />
    </Portal>
  );
}
