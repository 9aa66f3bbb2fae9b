import { command, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand } from './change-zone.ts';
import { findTemplates, type TemplatePorts } from './load-zone-templates.ts';
import { templateDifference } from './templates.ts';

/** Failures: `not-found` for an unknown template, and those of `undoZoneChange`. */
export const applyTemplate = command(
  (ports: TemplatePorts): UseCase<ZoneCommand & { readonly template: string }, Outcome> =>
    async ({ template: key, ...asked }) => {
      const zone = await callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.zones.load(asked.id)));
      if (!zone.ok) return zone;
      const templates = await findTemplates(ports, zone.value);
      if (!templates.ok) return templates;
      const template = templates.value.find((each) => each.key === key);
      return changeZone(ports)(asked, 'template', ({ version, records }) => {
        if (version !== asked.version) return fail({ kind: 'zone-changed' });
        return template === undefined ? fail({ kind: 'not-found' }) : ok(templateDifference(records, template));
      });
    },
);
