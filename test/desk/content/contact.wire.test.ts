import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#contracts/desk/content/content-record.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const contact = {
  hotline: '024 7300 9876',
  hotlineNote: 'Cước gọi nội hạt',
  email: 'hotro@may.vn',
  zaloUrl: '',
  socialUrls: 'https://www.facebook.com/mayxanh\nhttps://www.tiktok.com/@mayxanh',
  hours: '8:00 đến 18:00, thứ hai đến thứ bảy',
};
const textTypes = [
  'pages?populate=*',
  'articles?populate=*',
  'faqs',
  'projects',
  'banners?populate=*',
  'footer/all/all',
];

describe('the contact at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['content'])).browser);
  });
  afterAll(() => office.close());

  const asText = async (path: string): Promise<string> => (await fetch(`${office.backend.url}/api/${path}`)).text();
  const everyText = async (): Promise<string> => (await Promise.all(textTypes.map(asText))).join('\n');
  const save = async (change: object) => {
    const { version } = (await desk.read('contact', 'mot')).body;
    return desk.send<Content<typeof contact>>('contact', '/mot', { ...contact, ...change }, { version });
  };

  test('CMS-01 no text is answered with a word for the contact', async () => {
    const text = await everyText();
    expect(text).toContain('hotro@cuahangmay.example');
    expect(text).not.toMatch(/\{\{\w+\}\}/);
  });

  test('CMS-01 what no reader could use is refused by field', async () => {
    for (const [name, values] of Object.entries({
      hotline: ['', 'gọi tôi', '12', '1800.6070 hoặc 1900'],
      email: ['', 'hotro@', '@may.vn', 'hai người@may.vn'],
      socialUrls: ['javascript:alert(1)', 'https://a.example\nhttp://b.example', 'facebook.com/mayxanh'],
      zaloUrl: ['javascript:alert(1)', 'http://zalo.me/1', '//zalo.me/1', 'https://zalo.me@evil.example'],
    }))
      for (const value of values) {
        const { status, body } = await save({ [name]: value });
        expect([name, value, status, Object.keys(body.errors ?? {})]).toEqual([name, value, 422, [name]]);
      }
    expect(await everyText()).toContain('1800.6070');
  });

  test('CMS-01 the contact is neither added twice nor removed', async () => {
    expect((await desk.list('contact')).body.total).toBe(1);
    const { browser } = await office.invite(['content']);
    const tried = await Promise.all(
      ['', '/mot/remove'].map((at) => browser.send(`/desk/records/contact${at}`, { key: 'k', data: '{}' })),
    );
    expect(tried.map(({ status }) => status)).toEqual([404, 404]);
    expect(await asText('config')).toContain('1800.6070');
  });

  test('CMS-01 a change reaches every text that names the contact, and what was emptied is gone', async () => {
    const saved = await save({});
    expect(saved.status).toBe(200);
    const config = await asText('config');
    for (const value of [contact.hotline, contact.hotlineNote, contact.email, contact.hours, '@mayxanh'])
      expect(config).toContain(value);
    expect(config).not.toContain('zaloUrl');
    const text = await everyText();
    expect(text).toContain(`viết tới ${contact.email}`);
    expect(text).toContain(`gọi ${contact.hotline}`);
    expect(text).toContain('"link":"02473009876"');
    expect(text).not.toMatch(/1800\.?6070|@cuahangmay/);
    const restored = await desk.send('contact', '/mot/restore', { version: saved.body.history[0]?.id });
    expect(restored.status).toBe(200);
    expect(await asText('config')).toContain('1800.6070');
  });

  test('CMS-01 the words of the home page are the editors’, and a version of theirs brings back nothing else', async () => {
    const sendHome = async (at: string, fields: object) => {
      const { version } = (await desk.read('home', 'mot')).body;
      return desk.send<Content<object>>('home', at, fields, { version });
    };
    const first = (await desk.read<{ readonly headline: string }>('home', 'mot')).body.headline;
    expect(await asText('config')).toContain(first);
    const saved = await sendHome('/mot', { headline: 'VPN cho văn phòng', lead: '' });
    expect(saved.status).toBe(200);
    await save({ hours: '9:00 đến 17:00' });
    const config = await asText('config');
    expect(config).toContain('VPN cho văn phòng');
    expect(config).not.toContain('"lead"');
    expect((await sendHome('/mot/restore', { version: saved.body.history[0]?.id })).status).toBe(200);
    const restored = await asText('config');
    for (const value of [first, '9:00 đến 17:00', contact.hotline]) expect(restored).toContain(value);
    expect(restored).not.toContain('VPN cho văn phòng');
  });

  test('CMS-01 the sentence in the footer and the words of the voucher are the editors’ as typed, and what is emptied is not said', async () => {
    type Words = Readonly<Record<'headline' | 'about' | 'voucherText', string>>;
    const read = async () => (await desk.read<Words>('home', 'mot')).body;
    const seeded = await read();
    for (const words of [seeded.about, seeded.voucherText]) expect(await asText('config')).toContain(words);
    const typed = { about: 'VPN cho văn phòng nhỏ.', voucherText: 'Mã VPN10 giảm 10 % đơn đầu.' };
    const save = async (change: object) =>
      desk.send('home', '/mot', { ...seeded, ...change }, { version: (await read()).version });
    expect([(await save(typed)).status, await read()]).toEqual([200, expect.objectContaining(typed)]);
    for (const words of Object.values(typed)) expect(await asText('config')).toContain(words);
    expect((await save({ about: '', voucherText: ' ' })).status).toBe(200);
    for (const name of ['"about"', '"voucherText"']) expect(await asText('config')).not.toContain(name);
    expect((await save({})).status).toBe(200);
  });

  test('FTR-04 the banner of the footer is the editors’, and a version of it brings back no other words', async () => {
    type Banner = Content<Readonly<Record<'title' | 'heading' | 'link', string>>>;
    const read = async () => (await desk.read<Banner>('footer-banner', 'mot')).body;
    const seeded = await read();
    const { id: _, label: __, history: ___, ...fields } = seeded;
    const save = async (change: object) =>
      desk.send<Banner>('footer-banner', '/mot', { ...fields, ...change }, { version: (await read()).version });
    const banners = async () => asText('config?populate[BannerFooter][populate]=*');
    expect(await banners()).toContain(seeded.heading);
    const saved = await save({ title: 'VPN', heading: 'VPN cho văn phòng nhỏ', link: '/vpn' });
    expect(saved.status).toBe(200);
    for (const words of ['VPN cho văn phòng nhỏ', '"link":"/vpn"']) expect(await banners()).toContain(words);
    expect((await save({ link: 'javascript:alert(1)' })).body.errors).toHaveProperty('link');
    const from = '2027-02-01T00:00:00.000Z';
    expect((await save({ startDate: from, endDate: '2027-01-01T00:00:00.000Z' })).body.errors).toHaveProperty(
      'endDate',
    );
    expect((await desk.send('footer-banner', '/mot/restore', { version: saved.body.history[0]?.id })).status).toBe(200);
    expect(await banners()).toContain(seeded.heading);
  });

  test('CFG-01 the form begins with the contact of the installation until somebody has written one', async () => {
    const fields = Object.keys(contact);
    const unset = JSON.stringify(Object.fromEntries(fields.map((name) => [name, null])));
    await office.backend.deps.db.execute(
      sql`update content_entries set attributes = attributes || ${unset}::jsonb where type = 'config'`,
    );
    const { body } = await desk.read('contact', 'mot');
    const own = office.backend.deps.environment.identity.contact;
    expect(body).toMatchObject({
      hotline: own.hotline,
      hotlineNote: own.hotlineNote,
      email: own.email,
      socialUrls: own.socialUrls.join('\n'),
      hours: own.hours,
    });
    expect((await desk.send('contact', '/mot', body, { version: body.version })).status).toBe(200);
    expect(await asText('config')).toContain(own.hotline);
  });
});
