import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT_NOTICE_PATH, type ContentNotice, noticedModels, noticeText } from '#contracts/content-notice.ts';
import { hostUnderTest, noticeSecret, origin } from '#test/host/host-under-test.ts';

const opened = () => {
  const shop = hostUnderTest();
  const now = () => shop.world.state.now;
  const noticeOf = (more: Partial<ContentNotice> = {}): string =>
    JSON.stringify({ event: 'entry.update', model: 'article', createdAt: new Date(now()).toISOString(), ...more });
  const send = async (body: string, headers: Record<string, string>) => {
    const answer = await shop.app.request(origin + CONTENT_NOTICE_PATH, { method: 'POST', body, headers });
    return { status: answer.status, refreshed: ((await answer.json()) as { refreshed: boolean }).refreshed };
  };
  const signed = (body: string, { id = 'n1', at = now(), secret = noticeSecret } = {}) => {
    const timestamp = String(Math.floor(at / 1_000));
    const signature = createHmac('sha256', secret)
      .update(noticeText(id, timestamp, body))
      .digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,old v1,${signature}` };
  };
  return { ...shop, now, noticeOf, send, signed };
};
const done = { status: 200, refreshed: true };
const ignored = { status: 200, refreshed: false };
const refused = (status: number) => ({ status, refreshed: false });

describe('CMS-01 notices of the content system', () => {
  test('CMS-01 a signed notice about any type that the shop shows, or about media, makes what is cached old', async () => {
    const { send, signed, noticeOf, revision } = opened();
    for (const [at, model] of noticedModels.entries()) {
      const body = noticeOf({ model });
      expect([model, await send(body, signed(body, { id: `n${at}` }))]).toEqual([model, done]);
    }
    const media = JSON.stringify({ event: 'media.update', createdAt: new Date().toISOString() });
    expect(await send(media, signed(media, { id: 'media' }))).toEqual(done);
    expect(revision.current()).toBe(noticedModels.length + 1);
  });

  test('CMS-01 a notice of an unknown type or event is accepted, says so and changes nothing', async () => {
    const { send, signed, noticeOf, revision } = opened();
    const others = [{ model: 'internal-note' }, { model: '' }, { event: 'trigger-test' }, { event: 'review.done' }];
    for (const [at, more] of others.entries()) {
      const body = noticeOf(more);
      expect(await send(body, signed(body, { id: `n${at}` }))).toEqual(ignored);
    }
    expect(revision.current()).toBe(0);
  });

  test('V11.2.2 a missing or wrong signature, another secret, a changed body and an old notice are refused with 401', async () => {
    const { send, signed, noticeOf, now, revision } = opened();
    const body = noticeOf();
    const old = now() - 301_000;
    for (const headers of [
      {},
      { ...signed(body), 'webhook-signature': 'v1,AAAA' },
      { ...signed(body), 'webhook-id': 'n2' },
      { ...signed(body), 'webhook-timestamp': String(Math.floor(now() / 1_000) + 1) },
      signed(body, { secret: 'x'.repeat(32) }),
      signed(`${body} `),
      signed(body, { at: old }),
      signed(body, { at: now() + 301_000 }),
      { authorization: `Bearer ${'x'.repeat(32)}` },
      { authorization: `Basic ${noticeSecret}` },
    ])
      expect([headers, await send(body, headers)]).toEqual([headers, refused(401)]);
    const late = noticeOf({ createdAt: new Date(old).toISOString() });
    expect(await send(late, { authorization: `Bearer ${noticeSecret}` })).toEqual(refused(401));
    expect(revision.current()).toBe(0);
  });

  test('CMS-01 a replayed notice is a 409, whether it is signed or has the fixed header of Strapi', async () => {
    const { send, signed, noticeOf, revision } = opened();
    const body = noticeOf();
    expect([await send(body, signed(body)), await send(body, signed(body))]).toEqual([done, refused(409)]);
    const bearer = { authorization: `Bearer ${noticeSecret}` };
    const strapi = noticeOf({ model: 'faq' });
    expect([await send(strapi, bearer), await send(strapi, bearer)]).toEqual([done, refused(409)]);
    expect(revision.current()).toBe(2);
  });

  test('ERR-10 no body from a known sender is a 5xx, and none from a stranger is read', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.boolean(), async (body, known) => {
        const { send, signed } = opened();
        const { status } = await send(body, known ? signed(body) : {});
        expect(known ? [200, 400] : [401]).toContain(status);
      }),
    ));
});
