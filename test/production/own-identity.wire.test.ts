import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { sampleWordsIn } from '#test/kit/sample-words.ts';
import { addPlan, buyerEmail, placeCart } from './first-customers.ts';
import { firm, openProductionShop, type ProductionShop } from './production-shop.ts';

const own = {
  SHOP_COLOUR: '#0b6b4f',
  SHOP_SOCIAL: 'https://www.facebook.com/senho, https://www.youtube.com/@senho',
  SHOP_AVAILABILITY: '99.95',
  SHOP_ANSWER_MINUTES: '30',
  SHOP_MAINTENANCE_HOURS: '48',
  SHOP_REFUND_DAYS: '14',
  SHOP_ORDER_PREFIX: 'SH',
};
const social = ['https://www.facebook.com/senho', 'https://www.youtube.com/@senho'];

eachRealBackend('a shop with an identity of its own', ({ databaseUrl }) => {
  let shop: ProductionShop;
  beforeAll(async () => {
    shop = await openProductionShop(databaseUrl, () => false, own);
  });
  afterAll(() => shop.close());

  const htmlOf = async (path: string): Promise<string> => {
    const answer = await shop.browser().send(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const textOf = (html: string): string =>
    html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ').replace(/<[^>]*>/g, ' ');

  test('CFG-01 the home page promises the figures of the firm, and none of the sample', async () => {
    const text = textOf(await htmlOf('/'));
    for (const figure of ['99,95%', '30 phút', '14 ngày', '48 giờ']) expect(text).toContain(figure);
    for (const figure of ['99,9%', '15 phút', '7 ngày', '72 giờ']) expect(text).not.toContain(figure);
  });

  test.each([
    ['/cam-ket-dich-vu-sla', ['99,95%', '21 phút 36 giây', '30 phút', '48 giờ'], ['99,9%', '15 phút', '72 giờ']],
    ['/chinh-sach-hoan-tien', ['trong 14 ngày đầu', 'Sau 14 ngày'], ['7 ngày']],
    ['/san-pham/mail-khoi-dau', ['99,95% mỗi tháng'], ['99,9%']],
  ])('CMS-01 %s says the same figures', async (path, figures, others) => {
    const text = textOf(await htmlOf(path));
    for (const figure of figures) expect(text).toContain(figure);
    for (const figure of others) expect(text).not.toContain(figure);
    expect(text).not.toContain('{{');
    expect(sampleWordsIn(text)).toEqual([]);
  });

  test('FTR-01 the foot of each page and the data for search engines name the social pages', async () => {
    const html = await htmlOf('/');
    for (const address of social) expect(html).toContain(`href="${address}"`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({ name: firm.shop.name, sameAs: social });
    expect(html).toContain('#0b6b4f');
  });

  test('ORD-01 orders have the prefix of the firm, their links are asked for with it, and without', async () => {
    const guest = shop.browser();
    await addPlan(guest, 'mail-khoi-dau');
    const { number } = expectOk(await guest.useCases.loadOrder({ orderId: await placeCart(guest) }));
    expect(number).toMatch(/^SH20\d{10,}$/);
    expect(textOf(await htmlOf('/don-hang'))).toContain('Bắt đầu bằng SH');
    const mails = () =>
      shop.sink.mails.filter(({ to, headers }) => to === buyerEmail && headers.subject?.includes(number)).length;
    for (const typed of [number.slice(2), `đơn #sh ${number.slice(2, 10)}-${number.slice(10)}`]) {
      const before = mails();
      const asked = { orderNumber: typed, email: buyerEmail, proof: '' };
      expectOk(await guest.useCases.requestOrderLink({ ...asked, idempotencyKey: freshIdempotencyKey() }));
      await expect.poll(mails).toBeGreaterThan(before);
    }
  });

  test('FTR-01 a licence is shown with its number and issuer once it is written at the desk', async () => {
    const licence = { name: 'Giấy phép ICP', number: '12/GP-BTTTT', issuer: 'Bộ TT&TT', url: '', image: null };
    expect(textOf(await htmlOf('/lien-he'))).not.toContain(licence.number);
    const desk = deskVisitor(shop.staff);
    const nameless = { title: 'Giấy phép', licences: [{ ...licence, name: '' }] };
    const { version } = (await desk.read('licences', 'mot')).body;
    const refused = await desk.send('licences', '/mot', nameless, { version });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('tên giấy phép')]);
    const given = { title: 'Giấy phép', licences: [licence] };
    expect((await desk.send('licences', '/mot', given, { version })).status).toBe(200);
    expect(textOf(await htmlOf('/lien-he'))).toContain('Giấy phép ICP số 12/GP-BTTTT, Bộ TT&amp;TT');
  });

  test('CMS-01 social pages that an editor wrote take the place of the settings', async () => {
    const desk = deskVisitor(shop.staff);
    const { version } = (await desk.read('contact', 'mot')).body;
    const contact = { ...firm.support, hotlineNote: '', zaloUrl: '', hours: '' };
    const socialUrls = 'https://www.tiktok.com/@senho\nhttps://blog.senho.vn/';
    expect((await desk.send('contact', '/mot', { ...contact, socialUrls }, { version })).status).toBe(200);
    const html = await htmlOf('/gioi-thieu');
    for (const [address, name] of [
      ['https://www.tiktok.com/@senho', 'TikTok'],
      ['https://blog.senho.vn/', 'blog.senho.vn'],
    ])
      expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${name}<`));
    expect(html).not.toContain('href="https://www.facebook.com/senho"');
  });
});
