import { expect, test } from 'vitest';
import { idempotencyKey } from '#core/shared/ids.ts';
import { eachBackend, freshToken, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff, searchStaffList } from '#test/kit/staff.ts';
import { crmFor, freshEmail, freshPhone, keyIn, mailsTo, pressButton } from './backend-crm.ts';
import { aLead } from './opportunities.contract.ts';

const WEEK_MS = 7 * 86_400_000;
const press = () => idempotencyKey(crypto.randomUUID().replaceAll('-', ''));
const shown = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  headers: answer.headers,
});
const page = async (backend: TestBackend, path: string, init: RequestInit = {}) =>
  shown(await fetch(`${backend.publicUrl}${path}`, { redirect: 'manual', ...init }));
const staffPage = async (backend: TestBackend, path: string) => shown(await (await enterStaff(backend)).read(path));

eachBackend('the CRM page for staff', (backend) => {
  const withLead = async (change: Partial<typeof aLead> = {}) => {
    const lead = { ...aLead, referPhone: freshPhone(), ...change };
    expect(await crmFor(backend, await freshToken(backend)).add(lead, press())).toEqual({
      ok: true,
      value: { status: 1 },
    });
    const [row] = await runSql(backend, `select id from opportunities where refer_phone = '${lead.referPhone}'`);
    return { lead, id: String(row?.id) };
  };
  const change = async (id: string, stage: string, key: string = crypto.randomUUID()) =>
    (await enterStaff(backend)).send(`/crm/${id}`, { stage, key });
  const found = async (q: string, filter = 'all') => searchStaffList(await enterStaff(backend), '/crm', { q, filter });
  const stageOf = async (id: string) =>
    (await runSql(backend, `select stage from opportunities where id = '${id}'`))[0]?.stage;

  test('CNS-07 staff see each request with its person and page, newest first, and can set its stage', async () => {
    const { lead, id } = await withLead({ description: 'Cần <b>máy chủ</b>' });
    const newer = await withLead();
    const list = await staffPage(backend, '/crm');
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Without this policy a browser would post the page's forms with `Origin: null`, like a foreign site.
    expect(list.headers.get('referrer-policy')).toBe('same-origin');
    expect(list.text.indexOf(newer.id)).toBeLessThan(list.text.indexOf(id));
    const { text } = await staffPage(backend, `/crm/${id}`);
    expect(text).toContain('Cần &lt;b&gt;máy chủ&lt;/b&gt;');
    expect(text).toContain(`tel:${lead.referPhone}`);
    expect(text).toContain(`mailto:${lead.referEmail}`);
    expect(text).toContain(lead.targetUrl.replace('&', '&amp;'));
    for (const stage of ['called', 'done', 'new']) {
      expect(await change(id, stage)).toMatchObject({ status: 303 });
      expect(await stageOf(id)).toBe(stage);
    }
    expect((await change(id, 'other')).status).toBe(400);
    expect((await change(id, 'done', '')).status).toBe(400);
    expect((await change('khong-co', 'done')).status).toBe(404);
    expect(await stageOf(id)).toBe('new');
    expect((await staffPage(backend, '/crm/khong-co')).status).toBe(404);
  });

  test('CNS-07 a request is found by its person, phone number and words, among those of its stage', async () => {
    const { lead, id } = await withLead({ description: 'Cần mười máy 100%_that' });
    const phone = lead.referPhone;
    for (const words of [phone, `${phone.slice(0, 4)} ${phone.slice(4)}`, `+84${phone.slice(1)}`, '100%_THAT'])
      expect([words, (await found(words)).includes(id)]).toEqual([words, true]);
    for (const words of ['100%xthat', `${phone}0`])
      expect([words, (await found(words)).includes(id)]).toEqual([words, false]);
    await change(id, 'called');
    expect((await found(phone, 'new')).includes(id)).toBe(false);
    expect((await found(phone, 'called')).includes(id)).toBe(true);
  });

  test('CNS-07 a form that was sent twice changes the stage once, and the log tells the stage before and after', async () => {
    const { id } = await withLead();
    const key = crypto.randomUUID();
    expect((await change(id, 'done', key)).status).toBe(303);
    await change(id, 'called');
    expect((await change(id, 'done', key)).status).toBe(303);
    expect(await stageOf(id)).toBe('called');
    const [row] = await runSql(backend, `select change from staff_log where path = '/crm/${id}' order by id limit 1`);
    expect(row?.change).toEqual({ before: { stage: 'new' }, after: { stage: 'done' } });
  });
});

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
