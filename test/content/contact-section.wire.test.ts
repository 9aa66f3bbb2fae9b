import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentUnderTest, editorBrowser, openContent, readJson } from '#test/content/editor/editors-content.ts';

const contact = {
  hotline: '024 7300 9876',
  hotlineNote: 'Cước gọi nội hạt',
  email: 'hotro@may.vn',
  zaloUrl: '',
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

describe('the contact on the editors’ pages', () => {
  let content: ContentUnderTest;
  let editor: ReturnType<typeof editorBrowser>;
  let path: string;
  beforeAll(async () => {
    content = await openContent();
    editor = editorBrowser(content);
    await editor.logIn();
    const list = await editor.read('/cms/lien-he');
    path = /href="(\/cms\/lien-he\/\d+)"/.exec(list.text)?.[1] ?? '';
  });
  afterAll(() => content.close());

  const everyText = async (): Promise<string> =>
    JSON.stringify(await Promise.all(textTypes.map((type) => readJson(content.app, `/api/${type}`))));

  test('CMS-01 no text is answered with a word for the contact', async () => {
    const text = await everyText();
    expect(text).toContain('hotro@cuahangmay.example');
    expect(text).not.toMatch(/\{\{\w+\}\}/);
  });

  test('CMS-01 what no reader could use is refused by field', async () => {
    const page = await editor.read(path);
    const wrong = { hotline: 'gọi tôi', email: 'hotro@', zaloUrl: 'javascript:alert(1)' };
    for (const [name, value] of Object.entries(wrong)) {
      const answer = await editor.send(page, path, { ...contact, [name]: value, deed: 'save' });
      expect([name, answer.status, answer.text.includes(`id="${name}-loi"`)]).toEqual([name, 422, true]);
    }
    expect(await everyText()).toContain('1800.6070');
  });

  test('CMS-01 the contact is neither added twice nor removed', async () => {
    const list = await editor.read('/cms/lien-he');
    expect(list.text).not.toContain('/cms/lien-he/moi');
    expect((await editor.read('/cms/lien-he/moi')).status).toBe(404);
    const page = await editor.read(path);
    expect(page.text).not.toContain('value="remove"');
    expect((await editor.send(page, '/cms/lien-he/moi', { ...contact, deed: 'save' })).status).toBe(404);
    expect((await editor.send(page, path, { deed: 'remove' })).status).toBe(422);
    expect(await readJson(content.app, '/api/config')).toMatchObject({
      data: { attributes: { hotline: '1800.6070' } },
    });
  });

  test('CMS-01 a change reaches every text that names the contact, and what was emptied is gone', async () => {
    const saved = await editor.send(await editor.read(path), path, { ...contact, deed: 'save' });
    expect([saved.status, saved.to]).toEqual([303, `${path}?da-luu`]);
    const config = JSON.stringify(await readJson(content.app, '/api/config'));
    for (const value of [contact.hotline, contact.hotlineNote, contact.email, contact.hours])
      expect(config).toContain(value);
    expect(config).not.toContain('zaloUrl');
    const text = await everyText();
    expect(text).toContain(`viết tới ${contact.email}`);
    expect(text).toContain(`gọi ${contact.hotline}`);
    expect(text).toContain('"link":"02473009876"');
    expect(text).not.toMatch(/1800\.?6070|@cuahangmay/);
  });
});
