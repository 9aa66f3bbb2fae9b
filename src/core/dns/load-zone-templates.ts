import { query, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ZonePorts } from './change-zone.ts';
import { hasTemplate, type Template, type TemplateKind, templateDifference, templatesFor } from './templates.ts';
import type { Difference, Zone } from './zone.ts';

export type TemplatePorts = ZonePorts & { readonly services: ServiceGateway };

/** What a template would change now. */
export type TemplateOffer = {
  readonly key: string;
  readonly kind: TemplateKind;
  readonly service: string;
  readonly difference: Difference;
};

/** Of the newest services; a customer with more writes the records of the others by hand. */
const MAX_SERVICES = 20;

/** Every template that fits the domain, with its preview. Failures: `login-required`, `not-found`. */
export const loadZoneTemplates = query(
  (ports: TemplatePorts): UseCase<{ readonly id: ServiceId }, readonly TemplateOffer[]> =>
    async ({ id }) => {
      const zone = await callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.zones.load(id)));
      if (!zone.ok) return zone;
      const templates = await findTemplates(ports, zone.value);
      if (!templates.ok) return templates;
      return ok(
        templates.value.map((template) => {
          const { key, kind, service } = template;
          return { key, kind, service, difference: templateDifference(zone.value.records, template) };
        }),
      );
    },
);

/** A service whose details cannot be read has no template. */
export const findTemplates = async (
  ports: TemplatePorts,
  { domain }: Pick<Zone, 'domain'>,
): Promise<Result<readonly Template[], ShopFailure>> => {
  const { services, delay } = ports;
  const listed = await callAsCustomer(ports)(({ partyId }) => readWithRetry(delay, () => services.list(partyId)));
  if (!listed.ok) return listed;
  const wanted = listed.value.filter(hasTemplate).slice(0, MAX_SERVICES);
  const details = await Promise.all(wanted.map(({ id }) => readWithRetry(delay, () => services.detail(id))));
  const found = details.flatMap((each): readonly ServiceDetail[] => (each.ok ? [each.value] : []));
  return ok(templatesFor(domain, found));
};
