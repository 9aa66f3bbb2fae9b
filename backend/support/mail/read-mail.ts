import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { MailHeader } from '#core/support-rules/mail/automatic-mail.ts';
import type { MailFile } from '#core/support-rules/mail/mail-files.ts';

/** Lines that begin as a boundary does: each may begin a part, and is compared with every open boundary. */
const MAX_DASHED_LINES = 5_000;
const MAX_PART_DEPTH = 20;
const MAX_HEADER_BYTES = 256 * 1_024;
/** Recipients of one mail that are looked at. */
const MAX_RECIPIENTS = 200;

/** Where mail servers write to whom a mail goes; who they deliver to stands first. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'] as const;

export type ReadFile = MailFile & { readonly bytes: Buffer };

/** A mail as it came in. */
export type ReadMail = {
  readonly headers: readonly MailHeader[];
  readonly recipients: readonly string[];
  /** Address of the sender; '' when none is named. */
  readonly from: string;
  /** SHA-256 of what names the mail, in hex. */
  readonly digest: string;
  /** As it was sent; '' where there is none. */
  readonly text: string;
  readonly html: string;
  readonly files: readonly ReadFile[];
};

const refusal = (why: string): ServiceFailure => new ServiceFailure('BAD_USER_INPUT', `The mail is refused: ${why}`);

const countDashedLines = (raw: Buffer): number => {
  let count = raw.subarray(0, 2).toString('latin1') === '--' ? 1 : 0;
  for (let at = raw.indexOf('\n--'); at >= 0 && count <= MAX_DASHED_LINES; at = raw.indexOf('\n--', at + 1)) count += 1;
  return count;
};

const parse = async (raw: Buffer): Promise<Email> => {
  if (countDashedLines(raw) > MAX_DASHED_LINES) throw refusal('it has too many parts');
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: MAX_PART_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
      forceRfc822Attachments: true,
    });
  } catch {
    // Whatever the parser cannot read is the sender's mistake.
    throw refusal('its headers are too long, or its parts are nested too deeply');
  }
};

const toBuffer = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : ArrayBuffer.isView(content)
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content);

const toFile = (attachment: Attachment): ReadFile => {
  const { filename, mimeType, disposition, contentId } = attachment;
  const bytes = toBuffer(attachment);
  const isInline = disposition === 'inline' || (disposition !== 'attachment' && contentId !== undefined);
  return { name: filename ?? '', mediaType: mimeType, size: bytes.length, isInline, bytes };
};

const addressesIn = (headers: readonly MailHeader[], key: string): readonly string[] =>
  headers
    .filter((header) => header.key === key)
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .flatMap(({ address }) => (address === undefined ? [] : [address]));

/**
 * Reads what a mail server hands over; a mail within the mail is a file. Throws BAD_USER_INPUT for what is no mail, has
 * more than 5,000 possible parts or 256 kB of headers, or nests parts more than 20 deep.
 */
export const readMail = async (raw: Buffer): Promise<ReadMail> => {
  const { headers, messageId, text = '', html = '', attachments } = await parse(raw);
  if (!headers.some(({ key }) => key === 'from')) throw refusal('it names no sender');
  return {
    headers,
    recipients: recipientHeaders.flatMap((key) => addressesIn(headers, key)).slice(0, MAX_RECIPIENTS),
    from: normaliseEmail(addressesIn(headers, 'from')[0] ?? ''),
    digest: createHash('sha256')
      .update(messageId?.trim() || raw)
      .digest('hex'),
    text,
    html,
    files: attachments.map(toFile),
  };
};
