import { command, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ShownOnce } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ZoneCommand, ZonePorts } from './change-zone.ts';
import { parseUpdateName } from './update-token.ts';

/**
 * Makes a token by which a program sets the address of one name, in place of an earlier one, and shows it, once. It is
 * not asked again: an answer that was lost on the way is lost, and another token takes its place. Failures:
 * `invalid-fields`, `bad-input` for more than `MAX_UPDATE_TOKENS`, `domain-not-active`, `login-required`, `not-found`.
 */
export const createUpdateToken = command(
  (ports: ZonePorts): UseCase<Omit<ZoneCommand, 'version'> & { readonly name: string }, ShownOnce> =>
    async ({ id, name: typed }) => {
      const { zones, delay } = ports;
      const zone = await callAsCustomer(ports)(() => readWithRetry(delay, () => zones.load(id)));
      if (!zone.ok) return zone;
      const name = parseUpdateName(zone.value.domain, typed);
      if (!name.ok) return fail({ kind: 'invalid-fields', fields: { name: name.failure } });
      const made = await callAsCustomer(ports)(() => zones.createUpdateToken(id, name.value));
      const goTo = `${paths.zone(id)}#dia-chi-dong`;
      return made.ok ? ok({ secret: made.value, goTo, notice: 'update-token-shown', notify: null }) : made;
    },
);
