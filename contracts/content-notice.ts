/**
 * Notice of the content system that an entry has changed: `POST /hooks/content` on the host, whose body is that of
 * Strapi's webhooks. Signed as in Standard Webhooks: the base64 HMAC-SHA256 of `noticeText` with
 * CONTENT_WEBHOOK_SECRET, after `v1,`; several are separated by spaces. A system that can only send fixed headers
 * sends `Authorization: Bearer {CONTENT_WEBHOOK_SECRET}` instead.
 *
 * | answer | when |
 * |---|---|
 * | 200 `{"refreshed": true}` | everything that the host has cached is old now |
 * | 200 `{"refreshed": false, "why": …}` | the shop does not show entries of this type, or the event changes none |
 * | 400 | the body is not a notice |
 * | 401 | not signed, signed with another secret, or older than five minutes |
 * | 404 | the host has no secret |
 * | 409 | this notice came before |
 */
export type ContentNotice = {
  /** Such as entry.update, media.create or trigger-test. */
  readonly event: string;
  /** Singular name of the type; absent for media. */
  readonly model?: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

export const CONTENT_NOTICE_PATH = '/hooks/content';
export const NOTICE_ID_HEADER = 'webhook-id';
/** In whole seconds since 1970 UTC. */
export const NOTICE_TIMESTAMP_HEADER = 'webhook-timestamp';
export const NOTICE_SIGNATURE_HEADER = 'webhook-signature';

/** A notice is valid for this long before and after its time. */
export const NOTICE_TOLERANCE_MS = 5 * 60_000;

export const noticeText = (id: string, timestamp: string, body: string): string => `${id}.${timestamp}.${body}`;

/** Types whose entries the shop shows. */
export const noticedModels: readonly string[] = [
  'article',
  'author',
  'banner',
  'category',
  'config',
  'config-redirect',
  'faq',
  'footer',
  'license',
  'menu',
  'menu-item',
  'page',
  'project',
  'site',
  'site-logo',
  'site-menu',
  'tag',
];
