import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#backend/reviews/schema.ts';
import type { ReviewRecord, ReviewRow } from '#contracts/desk/content/review-record.ts';
import type { ReviewsAnswer } from '#contracts/rest/shop-rest.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

/** Not the first ones, which the laws of reviews take on the same backend. */
const product = plansToReview.at(-1) ?? '';

describe('reviews at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  let name = '';
  beforeAll(async () => {
    office = await openOffice();
    const member = await office.invite(['content']);
    [desk, name] = [deskVisitor(member.browser), member.name];
  });
  afterAll(() => office.close());

  const writeReview = async (id: string, state: 'waiting' | 'shown' = 'waiting'): Promise<void> => {
    await office.backend.deps.db.insert(reviews).values({
      id,
      productId: product,
      author: id,
      stars: 4,
      text: `Chạy ổn định <b>${id}</b>`,
      reviewerName: `Khách ${id}`,
      reviewerPhone: '0912345678',
      state,
      createdAt: office.backend.deps.clock.now(),
    });
  };
  const shown = async (): Promise<ReviewsAnswer['data']['list']> => {
    const answer = await fetch(`${office.backend.url}/v1/reviews/1/1/${product}`);
    return ((await answer.json()) as ReviewsAnswer).data.list;
  };
  const shownIds = async (): Promise<readonly string[]> => (await shown()).map(({ id }) => id);
  const decide = (id: string, deed: string, reason = 'Đúng nội quy', key?: string) =>
    desk.send<ReviewRecord>('reviews', `/${id}/${deed}`, { reason }, key === undefined ? {} : { key });
  const idsOf = async (state: string): Promise<readonly string[]> =>
    (await desk.list<ReviewRow>('reviews', { filter: { state }, perPage: 100 })).body.rows.map(({ id }) => id);

  test('CAT-09 V2.4.1 a review is public only while staff let it be shown, and the log names who decided', async () => {
    await writeReview('a1');
    await writeReview('a2');
    expect(await idsOf('waiting')).toEqual(expect.arrayContaining(['a1', 'a2']));
    expect((await desk.read<ReviewRecord>('reviews', 'a1')).body.decisions).toEqual(['shown', 'refused']);
    expect(await shownIds()).toEqual([]);
    expect((await decide('a1', 'show')).status).toBe(200);
    expect((await decide('a2', 'refuse', 'Quảng cáo nơi khác')).body.reason).toBe('Quảng cáo nơi khác');
    expect(await shownIds()).toEqual(['a1']);
    expect(await idsOf('refused')).toEqual(['a2']);
    expect((await decide('a1', 'hide', 'Lộ số điện thoại')).status).toBe(200);
    expect(await shownIds()).toEqual([]);
    const log = await readStaffLog(await office.admin());
    for (const words of ['review: shown → hidden', name]) expect(log).toContain(words);
    expect(log).not.toContain('Lộ số');
    expect((await decide('a1', 'show')).status).toBe(200);
    expect(await shownIds()).toEqual(['a1']);
  });

  test('V2.2.1 a decision without reason, an impossible one, and one of an unknown review change nothing', async () => {
    await writeReview('b1');
    const wrong: readonly (readonly [string, string, string, number])[] = [
      ['b1', 'hide', 'Lý do', 409],
      ['b1', 'show', ' ', 422],
      ['b1', 'show', '', 422],
      ['b1', 'refuse', 'x'.repeat(501), 422],
      ['khong-co', 'show', 'Lý do', 404],
    ];
    for (const [id, deed, reason, status] of wrong)
      expect([id, deed, (await decide(id, deed, reason)).status]).toEqual([id, deed, status]);
    expect((await desk.read('reviews', 'khong-co')).status).toBe(404);
    expect(await shownIds()).not.toContain('b1');
    expect(await idsOf('waiting')).toContain('b1');
  });

  test('CAT-09 a form sent twice decides once; of two members who decide at once, one does', async () => {
    await writeReview('c1');
    const answers = await Promise.all([decide('c1', 'show'), decide('c1', 'refuse')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await writeReview('c2');
    const key = 'danh-gia-mot-lan';
    expect((await decide('c2', 'show', 'Một', key)).status).toBe(200);
    await decide('c2', 'hide');
    await decide('c2', 'show', 'Hai', key);
    expect(await shownIds()).not.toContain('c2');
  });

  test('CAT-09 a review is found by product, author, phone number and words', async () => {
    await writeReview('d1');
    for (const words of ['khách d1', '0912 345 678', '<b>d1</b>']) {
      const { rows } = (await desk.list<ReviewRow>('reviews', { words, perPage: 100 })).body;
      expect([words, rows.map(({ id }) => id)]).toEqual([words, expect.arrayContaining(['d1'])]);
    }
    expect((await desk.list('reviews', { words: 'khách d2' })).body.total).toBe(0);
  });

  test('CAT-09 the answer of the shop is public below its review, can be changed and taken back, and who wrote it is not', async () => {
    await writeReview('e1', 'shown');
    const answer = (text: string | null) => desk.send<ReviewRecord>('reviews', '/e1/answer', { answer: text });
    const published = async () => (await shown()).find(({ id }) => id === 'e1');
    expect((await published())?.answer).toBe('');
    expect((await answer('Cảm ơn bạn.\nBên mình đã sửa.')).body.answeredBy).toBe(name);
    expect((await published())?.answer).toBe('Cảm ơn bạn.\nBên mình đã sửa.');
    expect(JSON.stringify(await published())).not.toContain(name);
    await answer('  Đã sửa <b>xong</b> ');
    expect((await published())?.answer).toBe('Đã sửa <b>xong</b>');
    expect((await answer('x'.repeat(1_001))).status).toBe(422);
    for (const empty of [null, '', ' ']) {
      expect((await answer(empty)).body).toMatchObject({ answer: '', answeredAt: null });
      expect((await published())?.answer).toBe('');
    }
    expect((await desk.send('reviews', '/khong-co/answer', { answer: 'a' })).status).toBe(404);
  });
});
