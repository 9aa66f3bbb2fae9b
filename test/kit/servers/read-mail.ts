/** A part of a received mail. Names of headers are in lower case. */
export type MailPart = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly parts: readonly MailPart[];
};

const decodeWord = (_: string, encoding: string, text: string): string =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : decodeQuoted(text.replaceAll('_', ' ')).toString('utf8');

const decodeQuoted = (text: string): Buffer => {
  const plain = text.replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

const readHeaders = (block: string): Readonly<Record<string, string>> => {
  const lines = block.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const decode = (value: string) =>
    value.replaceAll(/\?= =\?/g, '?==?').replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, decodeWord);
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decode(line.slice(at + 1).trim())];
    }),
  );
};

const readBody = (text: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  return encoding === 'quoted-printable' ? decodeQuoted(text) : Buffer.from(text, 'latin1');
};

/** Reads a mail as a mail program does. `source`: its bytes as latin1. [RFC 2045, RFC 2047] */
export const readMail = (source: string): MailPart => {
  const end = source.indexOf('\r\n\r\n');
  const headers = readHeaders(source.slice(0, end));
  const text = source.slice(end + 4);
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined)
    return { headers, body: readBody(text, headers['content-transfer-encoding'] ?? ''), parts: [] };
  const pieces = text.split(`--${boundary}`).slice(1, -1);
  return { headers, body: Buffer.alloc(0), parts: pieces.map((piece) => readMail(piece.replace(/^\r\n/, ''))) };
};

/** Every part without parts of its own. */
export const leavesOf = (mail: MailPart): readonly MailPart[] =>
  mail.parts.length === 0 ? [mail] : mail.parts.flatMap(leavesOf);

/** The body of the first part of this type; empty without one. */
export const bodyOf = (mail: MailPart, type: string): Buffer =>
  leavesOf(mail).find(({ headers }) => headers['content-type']?.startsWith(type))?.body ?? Buffer.alloc(0);
