import { expect, test } from 'vitest';
import { idempotencyKey } from '#core/shared/ids.ts';
import { eachBackend, freshToken, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import { crmFor, freshEmail, keyIn, mailsTo, pressButton } from './backend-crm.ts';

const WEEK_MS = 7 * 86_400_000;
const press = () => idempotencyKey(crypto.randomUUID().replaceAll('-', ''));
const shown = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  headers: answer.headers,
});
const page = async (backend: TestBackend, path: string, init: RequestInit = {}) =>
  shown(await fetch(`${backend.publicUrl}${path}`, { redirect: 'manual', ...init }));

eachBackend('the newsletter pages', (backend) => {
  const asked = async () => {
    const email = freshEmail();
    await crmFor(backend, await freshToken(backend)).subscribe(email, 'Tôi đồng ý nhận bản tin.', press());
    const [mail = ''] = await mailsTo(backend, email);
    return { email, mail, confirm: keyIn(mail, 'confirm'), leave: keyIn(mail, 'unsubscribe') };
  };
  const stateOf = async (email: string) => {
    const [row] = await runSql(
      backend,
      `select confirmed_at is not null confirmed, ended_at is not null ended, agreed from newsletter_subscriptions where email = '${email}'`,
    );
    return row;
  };

  test('ROUTE-01 the e-mail quotes the consent and contains no advertising; opening its links changes nothing', async () => {
    const { email, mail, confirm, leave } = await asked();
    expect(mail).toContain('“Tôi đồng ý nhận bản tin.”');
    expect(mail).not.toContain('[QC]');
    expect((await page(backend, `/newsletter/confirm?key=${confirm}`)).text).toContain('Xác nhận nhận bản tin');
    expect((await page(backend, `/newsletter/unsubscribe?key=${leave}`)).text).toContain('Huỷ nhận bản tin');
    expect(await stateOf(email)).toEqual({ confirmed: false, ended: false, agreed: 'Tôi đồng ý nhận bản tin.' });
    const [row] = await runSql(backend, `select confirm_digest from newsletter_subscriptions where email = '${email}'`);
    expect(row?.confirm_digest).not.toBe(confirm);
  });

  test('ROUTE-01 confirming and unsubscribing are idempotent; after unsubscribing the confirmation link is invalid', async () => {
    const { email, confirm, leave } = await asked();
    for (const _ of [1, 2]) expect((await pressButton(backend, 'confirm', confirm)).status).toBe(200);
    expect(await stateOf(email)).toMatchObject({ confirmed: true, ended: false });
    for (const _ of [1, 2]) expect((await pressButton(backend, 'unsubscribe', leave)).status).toBe(200);
    expect(await stateOf(email)).toMatchObject({ ended: true });
    expect((await pressButton(backend, 'confirm', confirm)).status).toBe(410);
    expect(await stateOf(email)).toMatchObject({ ended: true });
  });

  test('ROUTE-01 one click of a mail program unsubscribes at the address that the mail names', async () => {
    const { email, confirm, leave } = await asked();
    await pressButton(backend, 'confirm', confirm);
    const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    const ends = async (key: string) =>
      (await fetch(`${backend.publicUrl}/newsletter/unsubscribe?key=${key}`, click)).status;
    expect([await ends(`${leave}x`), await ends('')]).toEqual([410, 410]);
    expect(await stateOf(email)).toMatchObject({ ended: false });
    expect([await ends(leave), await ends(leave)]).toEqual([200, 200]);
    expect(await stateOf(email)).toMatchObject({ ended: true });
  });

  test('ROUTE-01 a link of a mail works with what stuck to it when it was copied', async () => {
    const { confirm, leave } = await asked();
    for (const stuck of ['.', ',', ')', '%E2%80%8B', '%22', '%C2%A0', '%3E%0D%0A', '%E2%80%A6', '!', '%2F']) {
      expect((await page(backend, `/newsletter/confirm?key=${confirm}${stuck}`)).status).toBe(200);
      expect((await page(backend, `/newsletter/unsubscribe?key=${leave}${stuck}`)).status).toBe(200);
    }
  });

  test('ROUTE-01 a link that was cut off asks for the whole one, and one that confirms no more for a new one', async () => {
    const { confirm, leave } = await asked();
    const said = async (path: string) => {
      const { status, text } = await page(backend, path);
      return [status, /Bạn (mở lại|đăng ký lại)/.exec(text)?.[1]];
    };
    for (const part of [leave.slice(0, -1), leave.slice(0, 40), '', 'x'.repeat(97)]) {
      expect(await said(`/newsletter/unsubscribe?key=${part}`)).toEqual([410, 'mở lại']);
      expect(await said(`/mails/end?mail=newsletter-email&key=${part}`)).toEqual([410, 'mở lại']);
    }
    expect(await said(`/newsletter/confirm?key=${confirm.slice(0, -1)}`)).toEqual([410, 'đăng ký lại']);
  });

  test('ROUTE-01 each key works for one action only; other texts are rejected', async () => {
    const { email, confirm, leave } = await asked();
    const wrong = [leave, `${confirm}x`, '', 'ă'.repeat(97), `${'0'.repeat(32)}.${'0'.repeat(64)}`];
    for (const key of wrong) expect((await pressButton(backend, 'confirm', key)).status).toBe(410);
    for (const key of [confirm, ...wrong.slice(1)])
      expect((await pressButton(backend, 'unsubscribe', key)).status).toBe(410);
    expect(await stateOf(email)).toMatchObject({ confirmed: false, ended: false });
  });

  test('ROUTE-01 an address that is not confirmed within seven days is deleted and its link expires; confirmed addresses stay', async () => {
    const [waiting, confirmed] = [await asked(), await asked()];
    await pressButton(backend, 'confirm', confirmed.confirm);
    await setClock(backend, Date.now() + WEEK_MS - 60_000);
    expect(await stateOf(waiting.email)).toMatchObject({ confirmed: false });
    await setClock(backend, Date.now() + WEEK_MS + 15 * 60_000);
    expect((await pressButton(backend, 'confirm', waiting.confirm)).status).toBe(410);
    expect(await stateOf(waiting.email)).toBeUndefined();
    expect(await stateOf(confirmed.email)).toMatchObject({ confirmed: true, ended: false });
  });

  test('ROUTE-01 a person who unsubscribed can subscribe again', async () => {
    const { email, confirm, leave } = await asked();
    await pressButton(backend, 'confirm', confirm);
    await pressButton(backend, 'unsubscribe', leave);
    await crmFor(backend, await freshToken(backend)).subscribe(email, 'Tôi đồng ý lần nữa.', press());
    const second = (await mailsTo(backend, email)).at(-1) ?? '';
    expect((await pressButton(backend, 'confirm', keyIn(second, 'confirm'))).status).toBe(200);
    expect(await stateOf(email)).toEqual({ confirmed: true, ended: false, agreed: 'Tôi đồng ý lần nữa.' });
  });
});
