/** What a parser of answers makes of a part of a mail. */
export type MailFragment = {
  readonly text: string;
  /** Of an earlier mail. */
  readonly isQuoted: boolean;
  readonly isSignature: boolean;
};

/** Lines of the signatures at the end of a mail; more lines after a dash are no signature and stay. */
const MAX_SIGNATURE_LINES = 12;
/** Lines into which a mail program breaks «Vào … đã viết:». */
const MAX_HEADER_LINES = 3;

const WROTE = /^(?:vào|ngày|lúc|on)\s.{5,400}\s(?:đã viết|wrote)\s?:?$/iu;
/** A program names a time or an address; a customer's own sentence hardly does. */
const MADE_BY_PROGRAM = /\d{1,2}[:h]\d{2}|@/u;
/** In one line only, because it begins with any name. */
const NAME_WROTE = /^.{1,300}\sđã viết (?:vào|lúc|ngày)\s.{5,100}:$/iu;
const FROM = /^\*?(?:từ|người gửi|from)\s?:\*?\s*\S/iu;
const SENT = /^\*?(?:đã gửi|ngày gửi|gửi lúc|gửi|ngày|sent|date)\s?:/iu;
const ABOUT = /^\*?(?:đến|tới|người nhận|chủ đề|tiêu đề|to|subject)\s?:/iu;
const RULE = /^(?:_{5,}|-{2,}\s*(?:thư gốc|tin nhắn gốc|original message)\s*-{2,})$/iu;
const FORWARDED = /forwarded message|chuyển tiếp/iu;
const DEVICE =
  /^(?:(?:đã |được )?gửi từ (?:iphone|ipad|điện thoại|thiết bị|galaxy|samsung|outlook|yahoo|zalo|mail|gmail|ứng dụng)|(?:tải|lấy) outlook cho)\b.{0,80}$/iu;

/** Whether the lines name the sender, time and recipient of an earlier mail, as Outlook does. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  if (!FROM.test(lines[at] ?? '')) return false;
  const next = lines.slice(at + 1, at + 6);
  return next.some((line) => SENT.test(line)) && next.some((line) => ABOUT.test(line));
};

/** How many lines from here say «Vào … đã viết:»; 0 for none. */
const wroteLines = (lines: readonly string[], at: number): number => {
  for (let count = 1; count <= MAX_HEADER_LINES; count += 1) {
    const taken = lines.slice(at, at + count);
    if (taken.length < count || taken.includes('')) return 0;
    const line = taken.join(' ');
    if (MADE_BY_PROGRAM.test(line) && (WROTE.test(line) || (count === 1 && NAME_WROTE.test(line)))) return count;
  }
  return 0;
};

/**
 * Headers of quoted mails and of devices in Vietnamese, as a parser reads them that knows English ones only. Takes lines
 * that were cleaned; each header stands after an empty line, as such a parser expects. A forwarded mail stays.
 */
export const toEnglishHeaders = (text: string): string => {
  const lines = text.replace(/\n{3,}/g, '\n\n').split('\n');
  const read: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const before = lines.slice(Math.max(0, at - 2), at).findLast((each) => each !== '') ?? '';
    const wrote = wroteLines(lines, at);
    if (wrote > 0) {
      read.push('', 'On a day, a person wrote:');
      at += wrote - 1;
    } else if (isHeaderBlock(lines, at) && !FORWARDED.test(before)) read.push('', 'From: a person <a>');
    else if (RULE.test(line)) read.push('');
    else if (DEVICE.test(line)) read.push('Sent from a device');
    else read.push(line);
  }
  return read.join('\n');
};

/**
 * What the sender wrote: without earlier mails, and without the signatures at the end when they are short. Nothing is
 * left of a mail that is nothing else.
 */
export const ownText = (fragments: readonly MailFragment[]): string => {
  const written = fragments.filter(({ isQuoted, text }) => !isQuoted && text.trim() !== '');
  const last = written.findLastIndex(({ isSignature }) => !isSignature);
  const signatures = written.slice(last + 1).map(({ text }) => text);
  const isShort = signatures.join('\n').trim().split('\n').length <= MAX_SIGNATURE_LINES;
  const kept = isShort ? written.slice(0, last + 1) : written;
  return kept
    .map(({ text }) => text)
    .join('\n')
    .trim();
};
