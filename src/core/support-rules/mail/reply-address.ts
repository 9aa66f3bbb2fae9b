/** Hexadecimal digits of the code in an address: 96 bits. */
export const REPLY_CODE_LENGTH = 24;
/** Characters before the `@` of the shop's own address: what an address of a request adds stays within 64. [RFC 5321] */
export const MAX_REPLY_LOCAL = 22;

/** What an address of a request says; whether the code is right, the service knows. */
export type ReplyTarget = {
  /** `ht-1024`: the number of the request in lower case. */
  readonly number: string;
  readonly code: string;
};

const FORM = new RegExp(`^(ht-\\d{4,12})\\.([0-9a-f]{${REPLY_CODE_LENGTH}})$`);

const partsOf = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
};

/** `ho-tro@mail.example.vn` → `ho-tro+ht-1024.{code}@mail.example.vn`, in lower case as mail servers may write it. */
export const writeReplyAddress = (own: string, { number, code }: ReplyTarget): string => {
  const [local, domain] = partsOf(own.toLowerCase());
  return `${local}+${number.toLowerCase()}.${code}@${domain}`;
};

/** In any case of letters; null for another address, and for the shop's own. */
export const readReplyAddress = (own: string, address: string): ReplyTarget | null => {
  const [ownLocal, ownDomain] = partsOf(own.toLowerCase());
  const [local, domain] = partsOf(address.trim().toLowerCase());
  if (domain !== ownDomain || !local.startsWith(`${ownLocal}+`)) return null;
  const [, number, code] = FORM.exec(local.slice(ownLocal.length + 1)) ?? [];
  return number === undefined || code === undefined ? null : { number, code };
};

/** The first recipient that names a request; null when none does. */
export const findReplyTarget = (own: string, recipients: readonly string[]): ReplyTarget | null => {
  for (const recipient of recipients) {
    const target = readReplyAddress(own, recipient);
    if (target !== null) return target;
  }
  return null;
};
