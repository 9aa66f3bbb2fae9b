import type { DomainSettings } from '#core/domain-control/domain-settings.ts';
import { type ServiceId, serviceId } from '#core/shared/ids.ts';
import { pageQuery } from '#ui/app/page.ts';

/** Of the domain whose service the address names. */
export const settingsQuery = pageQuery('loadDomainSettings', ({ params }) => ({ id: serviceId(params.id ?? '') }));

/** What every part of the page shows. */
export type Settings = { readonly id: ServiceId; readonly settings: DomainSettings };
