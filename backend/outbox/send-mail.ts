import { createTransport } from 'nodemailer';
import type { PrintAttachment } from '#backend/platform/attachment.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import type { MessageEnvironment } from './environment.ts';
import { PermanentRefusal, type Sender } from './sender.ts';
import type { StoredMessage } from './service.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Of a sender such as `Sen Hồ Cloud <hotro@shop.example>`. */
const domainOf = (from: string): string => /@([^\s>@]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** One click ends a subscription, in the mail program itself. [RFC 2369, RFC 8058] */
const subscriptionHeaders = ({ unsubscribe }: StoredMessage): Readonly<Record<string, string>> =>
  unsubscribe === null
    ? { 'Auto-Submitted': 'auto-generated' }
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The recipient or the message was refused for good; other refusals may come from settings, or from the session. */
const permanentCode = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return null;
  const { responseCode, command } = error;
  const isPermanent =
    typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA') ? `SMTP ${responseCode}` : null;
};

const openTransport = (url: string) =>
  createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });

/** Whether the mail server lets this shop in now. */
export const canSendMail = async ({ url }: NonNullable<MessageEnvironment['smtp']>): Promise<boolean> => {
  const transport = openTransport(url);
  try {
    return await transport.verify();
  } finally {
    transport.close();
  }
};

/**
 * Mails contain codes and links, so a server elsewhere must encrypt; without TLS a mail is not sent. Every try has
 * the same Message-ID, so that the receiver can drop a double. [ASVS V12.3.1]
 */
export const createMailSender = (
  { url, from }: NonNullable<MessageEnvironment['smtp']>,
  printAttachment: PrintAttachment,
): Sender => {
  const transport = openTransport(url);
  const toSmtpMail = async (message: StoredMessage) => {
    const { id, to, subject, text, html, attachment, replyTo, thread } = message;
    const root = thread === null ? null : `<${thread}@${domainOf(from)}>`;
    const file = attachment === null ? null : await printAttachment(attachment);
    return {
      from,
      to,
      subject,
      text,
      messageId: `<${id}@${domainOf(from)}>`,
      headers: subscriptionHeaders(message),
      ...(html === null ? {} : { html }),
      ...(replyTo === null ? {} : { replyTo }),
      // No mail has the first id; all of one subject refer to it, so that mail programs show them together. [RFC 5322]
      ...(root === null ? {} : { inReplyTo: root, references: root }),
      ...(file === null
        ? {}
        : { attachments: [{ filename: file.name, contentType: file.contentType, content: file.content }] }),
    };
  };
  return {
    send: async (message) => {
      const mail = await toSmtpMail(message);
      try {
        await transport.sendMail(mail);
      } catch (error) {
        const code = permanentCode(error);
        throw code === null ? error : new PermanentRefusal(code);
      }
    },
    close: () => transport.close(),
  };
};
