import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { SupportRequestId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { SupportPorts } from './load-support.ts';
import { normaliseSupport, type SupportSubject, validateSupport } from './support-request.ts';

/** `order`, `service`: what it is about; both may be empty. */
export type OpenSupportCommand = Keyed & {
  readonly title: string;
  readonly text: string;
  readonly order: string;
  readonly service: string;
};

const subjectOf = ({ order, service }: OpenSupportCommand): SupportSubject | null => {
  if (service !== '') return { kind: 'service', id: service };
  return order === '' ? null : { kind: 'order', id: order };
};

/** Failures: `login-required`, `invalid-fields`, `not-found`, `support-limit`. */
export const openSupportRequest = command(
  (ports: SupportPorts): UseCase<OpenSupportCommand, Outcome> =>
    async (command) => {
      const { title, text } = normaliseSupport({ title: command.title, text: command.text });
      const fields = validateSupport({ title, text });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const request = { title, text, about: subjectOf(command) };
      const opened = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.support.open(request, command.idempotencyKey)),
      );
      return opened.ok
        ? ok({ goTo: paths.supportRequest(opened.value), notice: 'support-asked', notify: null })
        : opened;
    },
);

/** A message opens a closed request again. Failures: `login-required`, `invalid-fields`, `not-found`, `support-limit`. */
export const answerSupportRequest = command(
  (ports: SupportPorts): UseCase<Keyed & { readonly id: SupportRequestId; readonly text: string }, Outcome> =>
    async ({ id, idempotencyKey, ...given }) => {
      const { text } = normaliseSupport(given);
      const fields = validateSupport({ text });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const written = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.support.write(id, text, idempotencyKey)),
      );
      return written.ok ? ok({ goTo: paths.supportRequest(id), notice: 'support-asked', notify: null }) : written;
    },
);

/** Failures: `login-required`, `not-found`. */
export const closeSupportRequest = command(
  (ports: SupportPorts): UseCase<Keyed & { readonly id: SupportRequestId }, Outcome> =>
    async ({ id, idempotencyKey }) => {
      const closed = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.support.close(id, idempotencyKey)),
      );
      return closed.ok ? ok({ goTo: paths.support(), notice: 'support-closed', notify: null }) : closed;
    },
);
