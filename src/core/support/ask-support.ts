import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { SupportRequestId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { SentFile } from '#core/shared/sent-file.ts';
import { findRefusedFile } from '#core/support-rules/support-files.ts';
import type { SupportPorts } from './load-support.ts';
import { type NewSupportMessage, normaliseSupport, type SupportSubject, validateSupport } from './support-request.ts';

/** `order`, `service`: what it is about; both may be empty. */
export type OpenSupportCommand = Keyed & {
  readonly title: string;
  readonly text: string;
  readonly order: string;
  readonly service: string;
  readonly files: readonly SentFile[];
};

const subjectOf = ({ order, service }: OpenSupportCommand): SupportSubject | null => {
  if (service !== '') return { kind: 'service', id: service };
  return order === '' ? null : { kind: 'order', id: order };
};

/** Failures: `login-required`, `invalid-fields`, `file-refused`, `not-found`, `too-many-support-requests`. */
export const openSupportRequest = command(
  (ports: SupportPorts): UseCase<OpenSupportCommand, Outcome> =>
    async (command) => {
      const { title, text } = normaliseSupport({ title: command.title, text: command.text });
      const fields = validateSupport({ title, text });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { files } = command;
      const refused = findRefusedFile(files);
      if (refused !== null) return fail({ kind: 'file-refused', ...refused });
      const request = { title, text, about: subjectOf(command), files };
      const opened = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.support.open(request, command.idempotencyKey)),
      );
      return opened.ok
        ? ok({ goTo: paths.supportRequest(opened.value), notice: 'support-asked', notify: null })
        : opened;
    },
);

/** A message opens a closed request again. Failures as of `openSupportRequest`. */
export const answerSupportRequest = command(
  (ports: SupportPorts): UseCase<Keyed & NewSupportMessage & { readonly id: SupportRequestId }, Outcome> =>
    async ({ id, idempotencyKey, files, ...given }) => {
      const { text } = normaliseSupport(given);
      const fields = validateSupport({ text });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const refused = findRefusedFile(files);
      if (refused !== null) return fail({ kind: 'file-refused', ...refused });
      const written = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.support.write(id, { text, files }, idempotencyKey)),
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
