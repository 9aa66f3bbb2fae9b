import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#backend/reviews/schema.ts';
import type { ReviewsAnswer } from '#contracts/shop-rest.ts';
import { plansToReview } from '#test/catalogue/plans-to-review.ts';
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

  test('M4 CAT-09 V2.4.1 a review is public only while the staff lets it be shown, and the log names who decided', async () => {
    await writeReview('a1');
    await writeReview('a2');
    const { browser, name } = await office.invite(['content']);
    const waiting = await (await browser.read('/reviews')).text();
    expect(waiting).toContain('Khách a1');
    expect(waiting).toContain('Chạy ổn định &lt;b&gt;a1&lt;/b&gt;');
    expect(await shownIds()).toEqual([]);

    expect((await browser.send('/reviews/a1', { decision: 'shown', from: 'waiting' })).status).toBe(303);
    expect((await browser.send('/reviews/a2', { decision: 'refused', from: 'waiting' })).status).toBe(303);
    expect(await shownIds()).toEqual(['a1']);
    expect(await (await browser.read('/reviews')).text()).not.toContain('Khách a');
    expect(await (await browser.read('/reviews?state=refused')).text()).toContain('Khách a2');

    expect((await browser.send('/reviews/a1', { decision: 'refused', from: 'shown' })).status).toBe(303);
    expect(await shownIds()).toEqual([]);
    const log = await (await (await office.admin()).read('/log')).text();
    expect(log).toContain('POST /reviews/:id refused');
    expect(log).toContain(name);
  });

  test('M4 V2.2.1 another decision and an unknown review are refused and change nothing', async () => {
    await writeReview('b1');
    const { browser } = await office.invite(['content']);
    expect((await browser.send('/reviews/b1', { decision: 'waiting' })).status).toBe(400);
    expect((await browser.send('/reviews/khong-co', { decision: 'shown' })).status).toBe(404);
    expect(await shownIds()).not.toContain('b1');
  });
});
