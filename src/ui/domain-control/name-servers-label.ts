import { type DomainSettings, keepsRecords } from '#core/domain-control/domain-settings.ts';
import { domainControlText as text } from './domain-control.vi.ts';

/** Whose name servers the domain uses, in a few words. */
export const nameServersLabel = (settings: Pick<DomainSettings, 'nameServers' | 'shopNameServers'>): string => {
  const { kind } = settings.nameServers;
  return kind === 'shop' && !keepsRecords(settings) ? text.unnamed : text.kinds[kind];
};
