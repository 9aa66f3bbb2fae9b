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
  // An action that ended may have changed what the service shows, and a delivery what can be done with it.
  useAskAfterChange('loadService', control.running?.kind ?? null);
  useAskAfterChange('loadServiceControl', service.status);
  return { service, control };
};

/** Asks the query once more when what the other one says has changed. */
const useAskAfterChange = (name: 'loadService' | 'loadServiceControl', said: string | null): void => {
  const queries = useQueryClient();
  const last = useRef(said);
  useEffect(() => {
    if (last.current === said) return;
    last.current = said;
    void queries.invalidateQueries({ queryKey: privateKey(name) });
  }, [name, said, queries]);
};
