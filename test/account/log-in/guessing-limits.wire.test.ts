import { afterEach, expect, test } from 'vitest';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedVouchers } from '#contracts/seed/vouchers.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';

/** An address that no other test uses, from a block for benchmarks. [RFC 2544] */
const freshAddress = (): string => `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

const product = seedProducts[0]?.id;
const reviewPath = `/v1/reviews/${organisationId}/${websiteStoreId}/${product}`;
const guestReview = {
  stars: 1,
  text: 'Không tốt.',
  reviewer_name: 'Ai Đó',
  reviewer_phone: '0912345678',
  reviewer_email: '',
};

eachBackend('a client that discards its cookies', (backend) => {
  afterEach(() => runSql(backend, 'delete from throttles where count >= 1000000'));

  const send = async (path: string, body: object, address: string, token?: string) => {
    const authorization = `Bearer ${token ?? (await freshToken(backend))}`;
    const answer = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly code?: string; readonly data?: unknown; readonly errors?: unknown };
  };
  const exhaust = (limit: string) =>
    runSql(backend, `update throttles set count = 1000000 where key like '${limit} %'`);

  test('V2.4.1 reviews are limited by address, and guests prove that they are no script', async () => {
    const address = freshAddress();
    const review = (from: string) => send(`${reviewPath}/guest`, guestReview, from);
    expect((await review(address)).code).toBeUndefined();
    for (let at = 0; at < rateLimits.unproven.perAddress - 1; at += 1)
      expect((await review(address)).code).toBeUndefined();
    expect((await review(address)).code).toBe('BOT_CHECK_NEEDED');
    await runSql(backend, "delete from throttles where key like 'unproven %'");
    await exhaust('review');
    expect((await review(address)).code).toBe('BOT_CHECK_NEEDED');
    await runSql(backend, 'delete from throttles where count >= 1000000');
    expect((await review(address)).code).toBeUndefined();
    expect((await review(freshAddress())).code).toBeUndefined();
  });

  test('V2.4.1 one-star reviews of strangers neither show nor count', async () => {
    const answer = await fetch(`${backend.url}${reviewPath}?maxResult=50`);
    expect(await answer.text()).not.toContain(guestReview.text);
  });

  test('V2.4.1 unknown voucher codes are limited by session and by address, known ones are not', async () => {
    const [address, token] = [freshAddress(), await freshToken(backend)];
    const check = (voucherCode: string, session?: string) =>
      send(
        '/campaign-gateway/graphql',
        { query: `{ checkValidVoucher(checkValidVoucherRequest: { voucherCode: "${voucherCode}" }) { voucherCode } }` },
        address,
        session,
      );
    const known = seedVouchers[0]?.code ?? '';
    for (let at = 0; at < rateLimits.voucherGuess.most + 5; at += 1)
      expect((await check(known, token)).data).toEqual({ checkValidVoucher: { voucherCode: known } });
    for (let at = 0; at < rateLimits.voucherGuess.most; at += 1)
      expect((await check(`DOAN${at}`, token)).data).toEqual({ checkValidVoucher: null });
    expect(JSON.stringify((await check('DOAN', token)).errors)).toContain('TOO_MANY_TRIES');
    expect((await check('DOAN')).errors).toBeUndefined();
    await exhaust('voucherGuess');
    expect(JSON.stringify((await check('DOAN')).errors)).toContain('TOO_MANY_TRIES');
  });

  test('V2.4.1 adding a code to an order has the same limit', async () => {
    const token = await freshToken(backend);
    const path = `/v2/front/orders/${organisationId}/khong-co/voucher/DOANMO`;
    const guess = () => send(path, {}, freshAddress(), token);
    await guess();
    await exhaust('voucherGuess');
    expect((await guess()).code).toBe('TOO_MANY_TRIES');
  });

  test('V8.2.2 a guest token lists no expired and no used-up codes, whatever it asks for', async () => {
    const query =
      '{ searchVoucher(searchVoucherRequest: { excludeExpired: false, pageSize: 50 }) { content { voucherCode status } } }';
    const { data } = await send('/campaign-gateway/graphql', { query }, freshAddress());
    const shown = JSON.stringify(data);
    expect(shown).toContain('CHAOMUNG10');
    expect(shown).not.toMatch(/TET2026|GIAM50K|EXPIRED|EXHAUSTED/);
  });
});
