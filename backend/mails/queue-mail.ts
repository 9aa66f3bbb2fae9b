import { type Message, queueMessage } from '#backend/outbox/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { fitSms } from './fit-sms.ts';
import type { Mail, MailingShop, MailText } from './mail.ts';
import type { MailKey, MailKind, OptionalMailKey } from './mail-kinds.vi.ts';
import { withOwnTexts } from './own-texts.ts';
import { renderMail } from './render-mail.tsx';

type Addressed = Pick<Message, 'to'> & { readonly key: MailKey | OptionalMailKey } & Partial<
    Pick<Message, 'unsubscribe'>
  >;

export type QueuedMail<Key = MailKey> = Partial<
  Pick<Message, 'attachment' | 'orderId' | 'unsubscribe' | 'replyTo' | 'thread'>
> & {
  readonly key: Key;
  /** null or empty: none is known. */
  readonly to: { readonly email: string | null; readonly phone: string | null };
};

export const toEmail = (shop: MailingShop, mail: Mail, addressed: Addressed): Message => {
  const text = mail(shop);
  return { channel: 'email', subject: text.subject, ...renderMail(shop, text), ...addressed };
};

const toSms = ({ subject, sms = subject }: MailText, { key, to }: Addressed): Message => ({
  channel: 'sms',
  key: `${key}:sms`,
  to,
  subject,
  text: fitSms(sms),
});

/** For effects that differ each time they happen, such as a code that was sent. */
export const freshKey = <Begin extends MailKind | MailKey | OptionalMailKey>(begin: Begin): `${Begin}:${string}` =>
  `${begin}:${newId()}`;

/** A mail to an e-mail address, the short form to a phone number. */
export const toMessage = (shop: MailingShop, mail: Mail, addressed: Addressed): Message =>
  isEmail(addressed.to) ? toEmail(shop, mail, addressed) : toSms(mail(shop), addressed);

/**
 * Queues a mail in the transaction of its effect, once per key; its short form too, when it has one and an SMS gateway
 * is configured. It asks for no choices: a mail that readers can end goes through `queueOptionalMail`.
 */
export const queueMail = (deps: QueueDeps, tx: Transaction, mail: Mail, queued: QueuedMail): Promise<void> =>
  queueWantedMail(deps, tx, mail, queued);

type QueueDeps = Pick<BackendDeps, 'clock' | 'environment'>;

/** The same for a mail whose reader wants it. */
export const queueWantedMail = async (
  { clock, environment }: QueueDeps,
  tx: Transaction,
  mail: Mail,
  { to, key, ...about }: QueuedMail<MailKey | OptionalMailKey>,
): Promise<void> => {
  const outbox = { db: tx, clock };
  const { identity, sendsSms } = environment;
  const text = await withOwnTexts(tx, identity, mail(identity), key);
  if (to.email) await queueMessage(outbox, { ...toEmail(identity, () => text, { key, to: to.email }), ...about });
  if (to.phone && text.sms !== undefined && sendsSms) await queueMessage(outbox, toSms(text, { key, to: to.phone }));
};
