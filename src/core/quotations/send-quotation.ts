import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { type CallAsAnonymousPorts, callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import {
  normaliseQuotationRecipient,
  type QuotationRecipient,
  validateQuotationRecipient,
} from '#core/shared/people/quotation-recipient.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { QuotationGateway } from './quotation-gateway.port.ts';

export type SendQuotationCommand = Keyed &
  QuotationRecipient & {
    readonly id: QuotationId;
    /** Of the bot check; empty without JavaScript. */
    readonly proof: string;
  };

/**
 * Mails a quotation to somebody; anyone who knows its id may. Failures: `invalid-fields`, `not-found`,
 * `bot-check-needed`, `too-many-tries`.
 */
export const sendQuotation = command(
  (
    ports: CallAsAnonymousPorts & BotPorts & { readonly quotations: QuotationGateway },
  ): UseCase<SendQuotationCommand, Outcome> =>
    async ({ id, proof, idempotencyKey, ...typed }) => {
      const fields = validateQuotationRecipient(typed);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      await passBotCheck(ports)(proof);
      const to = normaliseQuotationRecipient(typed);
      const sent = await callAsAnonymous(ports)(() =>
        writeOnce(ports.delay, () => ports.quotations.send(id, to, idempotencyKey)),
      );
      return sent.ok ? succeedWith(paths.quotation(id), 'quotation-sent') : sent;
    },
);
