import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import {
  CONTENT_NOTICE_PATH,
  type ContentNotice,
  NOTICE_TOLERANCE_MS,
  noticedModels,
} from '#contracts/content-notice.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { type NoticeRefusal, verifyNotice } from './verify-notice.ts';

/** Strapi sends whole entries. */
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_IDS = 10_000;

const statuses: Readonly<Record<NoticeRefusal, 400 | 401>> = { unsigned: 401, 'too-old': 401, unreadable: 400 };

/**
 * `POST /hooks/content`: from now on every visitor sees the changed content. Registered before the check of origins,
 * because the content system is no browser. docs/decisions/0010-public-pages-are-cached.md.
 */
export const contentNoticeRoute = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const secrets = deps.contentNoticeSecrets;
  const seen = ttlCache<true>(deps.clock, { max: MAX_IDS });
  app.post(CONTENT_NOTICE_PATH, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    if (secrets === null) return c.json({ refreshed: false, why: 'no secret is configured' }, 404);
    const verified = verifyNotice({ headers: c.req.raw.headers, body: await c.req.text() }, secrets, deps.clock.now());
    if (typeof verified === 'string') return c.json({ refreshed: false, why: verified }, statuses[verified]);
    if (seen.get(verified.id)) return c.json({ refreshed: false, why: 'replayed' }, 409);
    seen.set(verified.id, true, 2 * NOTICE_TOLERANCE_MS);
    const why = whyIgnored(verified.notice);
    if (why === null) deps.revision.increment();
    deps.log.info({ requestId: c.get('requestId'), ignored: why }, 'content notice');
    return c.json(why === null ? { refreshed: true } : { refreshed: false, why });
  });
};

const whyIgnored = ({ event, model }: ContentNotice): string | null => {
  if (/^media\./.test(event)) return null;
  if (!/^entry\./.test(event)) return 'this event changes no entry';
  return noticedModels.includes(model ?? '') ? null : 'the shop shows no entries of this type';
};
