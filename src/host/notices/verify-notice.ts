import { createHash, createHmac } from 'node:crypto';
import {
  type ContentNotice,
  NOTICE_ID_HEADER,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIMESTAMP_HEADER,
  NOTICE_TOLERANCE_MS,
  noticeText,
} from '#contracts/content-notice.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { hasBearer, isSameText } from '#host/http/bearer.ts';

/** `id` is the same for a notice that is sent again. */
export type VerifiedNotice = { readonly id: string; readonly notice: ContentNotice };
export type NoticeRefusal = 'unsigned' | 'too-old' | 'unreadable';

type Sent = { readonly headers: Headers; readonly body: string };

/** `now` in ms since 1970 UTC. Reads the body only after its sender is known. */
export const verifyNotice = (sent: Sent, secrets: SecretList, now: number): VerifiedNotice | NoticeRefusal => {
  const signed = readSigned(sent);
  const isFromSystem =
    signed === null ? hasBearer(sent.headers.get('authorization'), secrets) : isSigned(signed, sent.body, secrets);
  if (!isFromSystem) return 'unsigned';
  const notice = readNotice(sent.body);
  const at = signed === null ? Date.parse(notice?.createdAt ?? '') : Number(signed.timestamp) * 1_000;
  if (notice === null || Number.isNaN(at)) return 'unreadable';
  if (Math.abs(now - at) > NOTICE_TOLERANCE_MS) return 'too-old';
  return { id: signed?.id ?? createHash('sha256').update(sent.body).digest('hex'), notice };
};

type Signed = { readonly id: string; readonly timestamp: string; readonly signatures: readonly string[] };

const readSigned = ({ headers }: Sent): Signed | null => {
  const signature = headers.get(NOTICE_SIGNATURE_HEADER);
  if (signature === null) return null;
  return {
    id: headers.get(NOTICE_ID_HEADER) ?? '',
    timestamp: headers.get(NOTICE_TIMESTAMP_HEADER) ?? '',
    signatures: signature.split(' '),
  };
};

const isSigned = ({ id, timestamp, signatures }: Signed, body: string, secrets: SecretList): boolean =>
  /^[\w.-]{1,200}$/.test(id) &&
  /^\d{1,12}$/.test(timestamp) &&
  secrets.some((secret) => {
    const own = createHmac('sha256', secret)
      .update(noticeText(id, timestamp, body))
      .digest('base64');
    return signatures.some((each) => isSameText(each, `v1,${own}`));
  });

const readNotice = (body: string): ContentNotice | null => {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return null;
    const { event, model, createdAt } = read as Readonly<Record<string, unknown>>;
    if (typeof event !== 'string' || typeof createdAt !== 'string') return null;
    return { event, createdAt, ...(typeof model === 'string' ? { model } : {}) };
  } catch {
    return null;
  }
};
