import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#backend/reviews/schema.ts';
import type { ReviewsAnswer } from '#contracts/rest/shop-rest.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import { readStaffLog, type StaffBrowser, searchStaffList } from '#test/kit/staff.ts';
import { type Office, openOffice } from './staff-office.ts';

/** Not the first ones, which the laws of reviews take on the same backend. */
const product = plansToReview.at(-1) ?? '';

describe('reviews that wait for the staff', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  const writeReview = async (id: string): Promise<void> => {
    const reviewerName = `Khách ${id}`;
    await office.backend.deps.db.insert(reviews).values({
      id,
      productId: product,
      author: id,
      stars: 4,
      text: `Chạy ổn định <b>${id}</b>`,
      reviewerName,
      reviewerPhone: '0912345678',
      state: 'waiting',
      createdAt: office.backend.deps.clock.now(),
    });
  };
  const shownIds = async (): Promise<readonly string[]> => {
    const answer = await fetch(`${office.backend.url}/v1/reviews/1/1/${product}`);
    const { data } = (await answer.json()) as ReviewsAnswer;
    return data.list.map(({ id }) => id);
  };

  let forms = 0;
  const decide = (
    browser: StaffBrowser,
    id: string,
    decision: string,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    forms += 1;
    return browser.send(`/reviews/${id}`, { decision, reason: 'Đúng nội quy', key: `danh-gia-${forms}`, ...fields });
  };

  test('CAT-09 V2.4.1 a review is public only while the staff lets it be shown, and the log names who decided', async () => {
    await writeReview('a1');
    await writeReview('a2');
    const { browser, name } = await office.invite(['content']);
    const list = (filter: string) => searchStaffList(browser, '/reviews', { q: 'khách a', filter });
    expect(await (await browser.read('/reviews')).text()).toContain('Khách a1');
    expect(await (await browser.read('/reviews/a1')).text()).toContain('Chạy ổn định &lt;b&gt;a1&lt;/b&gt;');
    expect(await shownIds()).toEqual([]);

    expect((await decide(browser, 'a1', 'shown')).status).toBe(303);
    expect((await decide(browser, 'a2', 'refused', { reason: 'Quảng cáo nơi khác' })).status).toBe(303);
    expect(await shownIds()).toEqual(['a1']);
    expect(await list('waiting')).not.toContain('Khách a');
    expect(await list('refused')).toContain('Khách a2');
    expect(await (await browser.read('/reviews/a2')).text()).toContain('Quảng cáo nơi khác');

    expect((await decide(browser, 'a1', 'hidden', { reason: 'Lộ số điện thoại' })).status).toBe(303);
    expect(await shownIds()).toEqual([]);
    expect(await list('hidden')).toContain('Khách a1');
    const log = await readStaffLog(await office.admin());
    for (const words of ['POST /reviews/:id hidden', 'review: shown → hidden', name]) expect(log).toContain(words);
    expect(log).not.toContain('Lộ số');
    expect((await decide(browser, 'a1', 'shown')).status).toBe(303);
    expect(await shownIds()).toEqual(['a1']);
  });

  test('V2.2.1 a decision without reason or key, another one, and one of an unknown review change nothing', async () => {
    await writeReview('b1');
    const { browser } = await office.invite(['content']);
    for (const [decision, fields, status] of [
      ['waiting', {}, 409],
      ['public', {}, 400],
      ['hidden', {}, 409],
      ['shown', { reason: ' ' }, 400],
      ['refused', { reason: 'x'.repeat(501) }, 400],
      ['shown', { key: '' }, 400],
    ] as const)
      expect([decision, fields, (await decide(browser, 'b1', decision, fields)).status]).toEqual([
        decision,
        fields,
        status,
      ]);
    expect((await decide(browser, 'khong-co', 'shown')).status).toBe(404);
    expect((await browser.read('/reviews/khong-co')).status).toBe(404);
    expect(await shownIds()).not.toContain('b1');
    expect(await (await browser.read('/reviews/b1')).text()).toContain('Chờ duyệt');
  });

  test('CAT-09 a form sent twice decides once; of two members who decide at once, one does', async () => {
    await writeReview('c1');
    const { browser } = await office.invite(['content']);
    const answers = await Promise.all([decide(browser, 'c1', 'shown'), decide(browser, 'c1', 'refused')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    await writeReview('c2');
    const once = { key: 'danh-gia-mot-lan' };
    expect((await decide(browser, 'c2', 'shown', once)).status).toBe(303);
    await decide(browser, 'c2', 'hidden');
    expect((await decide(browser, 'c2', 'shown', once)).status).toBe(303);
    expect(await shownIds()).not.toContain('c2');
  });

  test('CAT-09 a review is found by product, author, phone number and words', async () => {
    await writeReview('d1');
    const { browser } = await office.invite(['content']);
    for (const q of ['khách D1', '0912 345 678', '<b>d1</b>'])
      expect([q, await searchStaffList(browser, '/reviews', { q, filter: 'all' })]).toEqual([
        q,
        expect.stringContaining('href="/reviews/d1"'),
      ]);
    expect(await searchStaffList(browser, '/reviews', { q: 'khách d2', filter: 'all' })).toContain(
      'Không có đánh giá nào',
    );
  });
});
