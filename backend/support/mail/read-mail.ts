import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { MailHeader } from '#core/support-rules/mail/automatic-mail.ts';
import type { MailFile } from '#core/support-rules/mail/mail-files.ts';
import { MAX_FILE_BYTES } from '#core/support-rules/support-limits.ts';

/** Lines that begin as a boundary does: each may begin a part, and is compared with every open boundary. */
const MAX_DASHED_LINES = 5_000;
const MAX_PART_DEPTH = 20;
const MAX_HEADER_BYTES = 256 * 1_024;
/** Each line costs the parser some microseconds; the largest mail with files has fewer. */
const MAX_LINES = 400_000;
/** Characters of a text, which a file can hold. */
const MAX_TEXT_LENGTH = MAX_FILE_BYTES;
/** Recipients of one mail that are looked at. */
const MAX_RECIPIENTS = 200;

/** Where mail servers write to whom a mail goes; who they deliver to stands first. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'] as const;

export type ReadFile = MailFile & { readonly bytes: Buffer };

/** What stands outside of a mail. */
export type MailHead = {
  readonly headers: readonly MailHeader[];
  readonly recipients: readonly string[];
  /** Address of the sender; '' when none is named. */
  readonly from: string;
  /** SHA-256 of what names the mail, in hex. */
  readonly digest: string;
};

/** What is in it, as it was sent. */
export type MailContents = {
  /** '' where there is none, as `html`. */
  readonly text: string;
  readonly html: string;
  readonly files: readonly ReadFile[];
};

const refusal = (why: string): ServiceFailure => new ServiceFailure('BAD_USER_INPUT', `The mail is refused: ${why}`);

/** How often `sought` stands in the mail; more than `most` are not counted. */
const countIn = (raw: Buffer, sought: string, most: number): number => {
  let count = 0;
  for (let at = raw.indexOf(sought); at >= 0 && count <= most; at = raw.indexOf(sought, at + 1)) count += 1;
  return count;
};

const parse = async (raw: Buffer): Promise<Email> => {
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

/** Up to the first empty line. */
const headOf = (raw: Buffer): Buffer => {
  const ends = [raw.indexOf('\n\n'), raw.indexOf('\n\r\n')].filter((at) => at >= 0);
  return ends.length === 0 ? raw : raw.subarray(0, Math.min(...ends) + 1);
};

/**
 * Reads whom a mail is for and from, at a small cost whatever follows. Throws BAD_USER_INPUT for more than 256 kB of
 * headers, and for what is no mail.
 */
export const readHead = async (raw: Buffer): Promise<MailHead> => {
  const head = headOf(raw);
  if (head.length > MAX_HEADER_BYTES) throw refusal('its headers are too long');
  const { headers, messageId } = await parse(head);
  if (!headers.some(({ key }) => key === 'from')) throw refusal('it names no sender');
  return {
    headers,
    recipients: recipientHeaders.flatMap((key) => addressesIn(headers, key)).slice(0, MAX_RECIPIENTS),
    from: normaliseEmail(addressesIn(headers, 'from')[0] ?? ''),
    digest: createHash('sha256')
      .update(messageId?.trim() || raw)
      .digest('hex'),
  };
};

/**
 * Reads texts and files; a mail within the mail is a file. Throws BAD_USER_INPUT for more than 400,000 lines, 5,000
 * possible parts, 256 kB of headers in all parts, parts more than 20 deep or a text of more than 5 MB.
 */
export const readContents = async (raw: Buffer): Promise<MailContents> => {
  if (countIn(raw, '\n', MAX_LINES) > MAX_LINES) throw refusal('it has too many lines');
  if (countIn(raw, '\n--', MAX_DASHED_LINES) > MAX_DASHED_LINES) throw refusal('it has too many parts');
  const { text = '', html = '', attachments } = await parse(raw);
  if (Math.max(text.length, html.length) > MAX_TEXT_LENGTH) throw refusal('its text is too long');
  return { text, html, files: attachments.map(toFile) };
};
