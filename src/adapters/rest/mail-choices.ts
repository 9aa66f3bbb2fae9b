import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import { MAIL_CHOICES, type MailChoicesAnswer, type MailChoicesBody } from '#contracts/rest/mail-choice-rest.ts';
import type { MailChoices } from '#core/account/mail-choices.port.ts';
import { optionalMailNames } from '#core/account-rules/optional-mails.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const answer: Schema<MailChoicesAnswer> = z.object({
  data: z.partialRecord(z.enum(optionalMailNames), z.boolean()),
});
const decisions = converted(answer, ({ data }) => data);
const saved = converted(z.object({ data: z.literal(true) }), () => null);

/** The storefront service, /v1/mail-choices. [MailChoices] */
export const restMailChoices = ({ rest }: Pick<ServiceClient, 'rest'>): MailChoices => ({
  load: () => rest('GET', MAIL_CHOICES, { schema: decisions }),
  save: (given, agreed, idempotencyKey) =>
    rest('POST', MAIL_CHOICES, {
      body: { decisions: given, agreed } satisfies MailChoicesBody,
      schema: saved,
      idempotencyKey,
    }),
});
