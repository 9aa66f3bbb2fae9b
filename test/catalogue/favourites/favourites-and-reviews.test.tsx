import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, logInAs } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { hrefOf, mainText, sameBrowser, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const PATH = `/san-pham/${slugs.server}`;

describe('favourites', () => {
  test('CAT-07 ROUTE-11 the heart adds and removes a favourite, and the favourites page lists it', async () => {
    const shop = openShop();
    await openPage(PATH, sameBrowser(shop));
    const form = (await main().findByRole('button', { name: 'Thêm vào yêu thích' })).closest('form');
    const names = [...new FormData(form ?? undefined)].map(([name]) => name);
    expect(names).toEqual(['_use', 'idempotencyKey', 'productId', 'path']);
    fireEvent.click(main().getByRole('button', { name: 'Thêm vào yêu thích' }));
    const on = await main().findByRole('button', { name: 'Bỏ khỏi yêu thích' });
    expect(on.getAttribute('aria-pressed')).toBe('true');
    const { router } = await openPage('/san-pham-yeu-thich', sameBrowser(shop));
    expect(mainText()).toContain('Cloud Server SSD 4');
    expect(mainText()).toContain('1 sản phẩm đang được lưu.');
    fireEvent.click(main().getByRole('button', { name: 'Bỏ Cloud Server SSD 4 khỏi yêu thích' }));
    expect(await main().findByRole('heading', { name: 'Chưa có sản phẩm yêu thích' })).toBeTruthy();
    expect(addressOf(router)).toBe('/san-pham-yeu-thich');
    expect(hrefOf('Xem cửa hàng')).toBe('/cua-hang');
  });

  test('CAT-07 the first press of a visitor whom no cookie named before shows in the heart', async () => {
    let isKnown = false;
    await openPage(PATH, {
      context: { canKnowVisitor: () => isKnown },
      useCases: (own) => ({
        addFavourite: (command) => {
          isKnown = true;
          return own.addFavourite(command);
        },
      }),
    });
    fireEvent.click(await main().findByRole('button', { name: 'Thêm vào yêu thích' }));
    expect(await main().findByRole('button', { name: 'Bỏ khỏi yêu thích' })).toBeTruthy();
  });

  test('CAT-07 ERR-06 a failing service is reported beside the heart, and nothing else changes', async () => {
    const change = ({ favourites }: ReturnType<typeof openShop>['ports']) => ({
      favourites: withFaults(favourites, always(unreachable, 'add')),
    });
    await openPage(PATH, { change });
    fireEvent.click(await main().findByRole('button', { name: 'Thêm vào yêu thích' }));
    expect((await main().findByRole('alert')).textContent).toContain('Hệ thống đang bận');
    expect(main().getByRole('button', { name: 'Thêm vào yêu thích' })).toBeTruthy();
  });
});

describe('reviews', () => {
  const section = async () =>
    within(
      ((await main().findByRole('heading', { name: 'Đánh giá' })).closest('section') as HTMLElement | null) ??
        document.body,
    );

  test('CAT-09 average, distribution and list are shown, and pages are links', async () => {
    const review = (id: string, stars: 1 | 2 | 3 | 4 | 5, bought: boolean) => ({
      id,
      stars,
      bought,
      text: `Nhận xét ${id}`,
      author: `Khách ${id}`,
      at: Date.UTC(2026, 9, 5),
      answer: bought ? 'Cảm ơn bạn đã dùng.' : '',
    });
    await openPage(PATH, {
      useCases: () => ({
        loadReviews: async ({ page }) =>
          ok({
            reviews: page === 1 ? [review('a', 5, true), review('b', 4, false)] : [review('c', 1, false)],
            total: 12,
            pages: 3,
            average: 4.3,
            spread: [1, 0, 0, 4, 7] as const,
          }),
      }),
    });
    const shown = await section();
    await shown.findByText('Khách a');
    expect(shown.getByText('4,3')).toBeTruthy();
    expect(shown.getByText('5 sao: 7 đánh giá')).toBeTruthy();
    expect(shown.getAllByText('Đã mua hàng')).toHaveLength(1);
    expect(shown.getAllByText('Cửa hàng trả lời:')).toHaveLength(1);
    expect(shown.getByText('Cảm ơn bạn đã dùng.')).toBeTruthy();
    const next = shown.getByRole('link', { name: '2' });
    expect(next.getAttribute('href')).toBe(`${PATH}?reviews=2#danh-gia`);
    fireEvent.click(next);
    expect(await shown.findByText('Khách c')).toBeTruthy();
  });

  test('CAT-09 VAL-03 a guest enters name and contact; missing input shows errors at its fields, and the review waits', async () => {
    const shop = openShop();
    await openPage(PATH, sameBrowser(shop));
    const shown = await section();
    fireEvent.click(await shown.findByRole('button', { name: 'Gửi đánh giá' }));
    expect(await shown.findByText('Bạn chọn từ 1 đến 5 sao')).toBeTruthy();
    expect(shown.getAllByText('Vui lòng nhập thông tin').length).toBeGreaterThanOrEqual(2);
    fireEvent.click(shown.getByRole('radio', { name: '4 sao' }));
    type(/^Nhận xét/, 'Chạy ổn định, hỗ trợ nhanh.');
    type(/^Tên hiển thị/, 'Mây');
    type(/^Email/, 'may@example.com');
    fireEvent.click(shown.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(shop.world.state.reviews).toHaveLength(1));
    expect(await screen.findByText(/Đánh giá sẽ hiện sau khi cửa hàng duyệt/)).toBeTruthy();
  });

  test('CAT-09 V2.4.1 when the service asks a guest for a proof of work, the form computes it and sends the review again', async () => {
    let hasProof = false;
    const shop = openShop();
    const { router } = await openPage(PATH, {
      ...sameBrowser(shop),
      change: ({ reviews, botCheck }) => ({
        botCheck: {
          ...botCheck,
          verify: async (proof) => {
            const verified = await botCheck.verify(proof);
            hasProof ||= verified.ok && verified.value;
            return verified;
          },
        },
        reviews: {
          ...reviews,
          add: async (...given) =>
            hasProof ? reviews.add(...given) : fail({ kind: 'rejected', code: 'bot-check-needed', message: '' }),
        },
      }),
      context: { device: memoryDevice(shop.browser) },
    });
    const shown = await section();
    fireEvent.click(await shown.findByRole('radio', { name: '4 sao' }));
    type(/^Nhận xét/, 'Chạy ổn định.');
    type(/^Tên hiển thị/, 'Mây');
    type(/^Email/, 'may@example.com');
    fireEvent.click(shown.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(shop.world.state.reviews).toHaveLength(1));
    expect(addressOf(router)).toBe(PATH);
  });

  test('CAT-09 a customer is not asked for name and contact', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await logInAs(shop));
    await openPage(PATH, sameBrowser(shop));
    const shown = await section();
    await waitFor(() => expect(shown.queryByLabelText(/^Tên hiển thị/)).toBeNull());
    fireEvent.click(shown.getByRole('radio', { name: '5 sao' }));
    type(/^Nhận xét/, 'Rất tốt cho cửa hàng nhỏ.');
    fireEvent.click(shown.getByRole('button', { name: 'Gửi đánh giá' }));
    await waitFor(() => expect(shop.world.state.reviews).toHaveLength(1));
    const { id } = expectOk(await shop.ports.catalogue.product(slugs.server));
    const again2 = {
      productId: id,
      path: '/',
      proof: '',
      stars: 1 as const,
      text: 'Lần hai',
      name: '',
      phone: '',
      email: '',
    };
    const second = await asRequest(shop).useCases.addReview({ ...again2, idempotencyKey: freshIdempotencyKey() });
    expect(second).toMatchObject({ ok: false, failure: { kind: 'already-reviewed' } });
  });

  test('CAT-09 ERR-06 when the reviews fail to load, the page stays and offers a retry', async () => {
    let down = true;
    await openPage(PATH, {
      change: ({ reviews }) => ({
        reviews: withFaults(reviews, (method, call) => (down ? always(unreachable, 'list')(method, call) : null)),
      }),
    });
    const shown = await section();
    fireEvent.click(
      await (async () => {
        await waitFor(() => expect(shown.getByText(/Chưa tải được đánh giá/)).toBeTruthy());
        down = false;
        return shown.getByRole('button', { name: 'Tải lại' });
      })(),
    );
    await waitFor(() => expect(shown.queryByText(/Chưa tải được đánh giá/)).toBeNull());
  });
});
