import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { serviceId } from '#core/shared/ids.ts';
import { type PageAddress, pageQuery, usePageOptions } from '#ui/app/page.ts';
import { privateKey } from '#ui/app/queries.ts';

export const parseServiceId = ({ params }: PageAddress) => ({ id: serviceId(params.id ?? '') });

export const serviceQuery = pageQuery('loadService', parseServiceId);
export const controlQuery = pageQuery('loadServiceControl', parseServiceId);

/** How often a page asks while something is under way, in ms; nothing is asked while the tab is hidden. */
export const FOLLOW_EVERY_MS = 2_000;

const isSettingUp = (status: string | undefined): boolean => status === 'CREATED' || status === 'PROCESSING';

/**
 * The service of the page and its control. Asks while the service is being set up or an action runs, and when the tab
 * is shown again; otherwise nothing.
 */
export const useFollowedService = () => {
  const queries = useQueryClient();
  const { data: service } = useSuspenseQuery({
    ...usePageOptions(serviceQuery),
    refetchInterval: ({ state }) => (isSettingUp(state.data?.status) ? FOLLOW_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  });
  const { data: control } = useSuspenseQuery({
    ...usePageOptions(controlQuery),
    refetchInterval: ({ state }) => (state.data?.running ? FOLLOW_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  });
  const last = useRef(`${control.running?.kind} ${service.status}`);
  const now = `${control.running?.kind} ${service.status}`;
  // An action that ended may have changed what the service shows, and a delivery what can be done with it.
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    for (const name of ['loadService', 'loadServiceControl'] as const)
      void queries.invalidateQueries({ queryKey: privateKey(name) });
  }, [now, queries]);
  return { service, control };
};
