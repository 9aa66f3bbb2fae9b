import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ServicePart } from '#core/services/service-tabs.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { TabRow } from '#ui/kit/navigation/tab-row.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { serviceTabsText as text } from './service-tabs.vi.ts';

/** Ids of the cards on each tab: mails and bookmarks from before the page had tabs name them without their tab. */
const anchors: Readonly<Record<ServicePart, readonly string[]>> = {
  khoa: ['keys'],
  'nguoi-dung': ['seats'],
  'quan-ly': ['manage'],
  'ban-chup': ['ban-chup'],
  'so-do': ['so-do'],
  dns: [],
  'ten-mien': [],
  'gia-han': ['gia-han', 'tra-gop', 'tu-gia-han', 'het-han', 'huy'],
  'doi-goi': ['nang-cap', 'ha-goi'],
  'lich-su': ['log'],
};

const hrefs: Readonly<Record<Exclude<ServicePart, paths.ServiceTab>, (id: ServiceId) => string>> = {
  dns: paths.zone,
  'ten-mien': paths.domainSettings,
};

const isPage = (part: ServicePart): part is keyof typeof hrefs => Object.hasOwn(hrefs, part);
const isTab = (part: ServicePart): part is paths.ServiceTab => !isPage(part);
const hrefOf = (id: ServiceId, part: ServicePart): string => (isPage(part) ? hrefs[part](id) : paths.service(id, part));

/** The tab that the address names; null is the overview. A chosen plan stood in addresses without a tab. */
const useAskedTab = (tabs: readonly paths.ServiceTab[]): paths.ServiceTab | null => {
  const search = useSearchTexts();
  const asked = firstValue(search, 'tab') ?? (firstValue(search, 'plan') === null ? null : 'doi-goi');
  return tabs.find((tab) => tab === asked) ?? null;
};

/** The open tab. Leads to the one that has the part which the address names. */
export const useServiceTab = (id: ServiceId, parts: readonly ServicePart[]): paths.ServiceTab | null => {
  const router = useRouter();
  const tabs = parts.filter(isTab);
  const current = useAskedTab(tabs);
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const wanted = tabs.find((tab) => anchors[tab].includes(hash)) ?? null;
  useEffect(() => {
    if (wanted !== null && wanted !== current)
      void router.navigate({ href: `${paths.service(id, wanted)}#${hash}`, replace: true });
  }, [wanted, current, hash, id, router]);
  return current;
};

/** Nothing for a service that has only its overview. [SVC-01] */
export function ServiceTabs({
  id,
  tabs,
  current,
}: {
  readonly id: ServiceId;
  readonly tabs: readonly ServicePart[];
  readonly current: ServicePart | null;
}) {
  if (tabs.length === 0) return null;
  const overview = { title: text.overview, href: paths.service(id), current: current === null, anchors: [] };
  return (
    <TabRow
      label={text.label}
      tabs={[
        overview,
        ...tabs.map((tab) => ({
          title: text.titles[tab],
          href: hrefOf(id, tab),
          current: tab === current,
          anchors: anchors[tab],
        })),
      ]}
    />
  );
}
