import { requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { toClient } from '#backend/authorisation/log-in/caller.ts';
import { countClientTry, countTry } from '#backend/authorisation/rate-limits.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import { quotationMail } from '#backend/mails/quotation-mails.vi.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { quotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { QuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { computeLineTotals } from './print-quotation.ts';
import type { QuotationRow } from './schema.ts';

/** `address`: the browser's, empty when unknown. */
type Sender = {
  readonly visitor: SessionVisitor;
  readonly address: string;
  readonly idempotencyKey: string | null;
};

/**
 * Mails the link and the PDF of a quotation, once per idempotency key. Throws BOT_CHECK_NEEDED, TOO_MANY_TRIES,
 * INTENT_REUSED.
 */
export const sendQuotation = async (
  deps: BackendDeps,
  { visitor, address, idempotencyKey }: Sender,
  { id, number, seller, lines, validUntil }: QuotationRow,
  { sender, email }: QuotationRecipient,
): Promise<void> => {
  await requireHuman(deps, { visitor, address });
  await countClientTry(deps, 'codeSent', toClient({ visitor, address }));
  await countTry(deps, 'quotationSent', id);
  await countTry(deps, 'quotationReceived', email);
  const mail = quotationMail({
    number,
    sender,
    seller: seller.name,
    total: sumAmounts(lines.map(computeLineTotals)).gross,
    until: formatMinute(validUntil),
    link: deps.environment.publicOrigin + paths.quotation(quotationId(id)),
  });
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['send quotation', id, sender, email]), async () => {
      const attachment = { kind: 'quotation', id } as const;
      await queueMail(deps, tx, mail, { key: freshKey('quotation'), to: { email, phone: null }, attachment });
      return true;
    }),
  );
};
