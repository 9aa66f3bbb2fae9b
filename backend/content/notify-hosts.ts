import { createHmac } from 'node:crypto';
import { newId } from '#backend/platform/new-id.ts';
import {
  type ContentNotice,
  NOTICE_ID_HEADER,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIMESTAMP_HEADER,
  noticeText,
} from '#contracts/content-notice.ts';
import type { ContentDeps } from './environment.ts';

const TIMEOUT_MS = 3_000;

/** Singular, as in the notices of the recorded systems. */
const toModel = (type: string): string => (type === 'categories' ? 'category' : type.replace(/s$/, ''));

/** Tells every host that an entry changed. Never fails: a host that hears nothing shows the change a little later. */
export const notifyHosts = async (
  { environment, clock, log }: Pick<ContentDeps, 'environment' | 'clock' | 'log'>,
  event: 'entry.update' | 'entry.delete',
  type: string,
): Promise<void> => {
  const { noticeSecrets, noticeUrls } = environment.content;
  if (noticeSecrets === null) return;
  const [secret] = noticeSecrets;
  const now = clock.now();
  const notice: ContentNotice = { event, model: toModel(type), createdAt: new Date(now).toISOString() };
  const [id, timestamp, body] = [newId(), String(Math.floor(now / 1_000)), JSON.stringify(notice)];
  const signature = createHmac('sha256', secret)
    .update(noticeText(id, timestamp, body))
    .digest('base64');
  const headers = {
    'content-type': 'application/json',
    [NOTICE_ID_HEADER]: id,
    [NOTICE_TIMESTAMP_HEADER]: timestamp,
    [NOTICE_SIGNATURE_HEADER]: `v1,${signature}`,
  };
  await Promise.all(
    noticeUrls.map(async (url) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = fetch(url, { method: 'POST', redirect: 'error', headers, body, signal });
      const answer = await sent.catch((err: unknown) => ({ ok: false, status: null, err }));
      if (answer.ok) return;
      const why = 'err' in answer ? { err: answer.err } : {};
      log.warn({ url, status: answer.status, ...why }, 'a host did not take a notice of content');
    }),
  );
};
