import { describe, expect, test } from 'vitest';
import { deedOfEntry, recordOfEntry } from '#contracts/desk/columns/log/log-deeds.vi.ts';
import { changesOfEntry } from '#contracts/desk/columns/log/log-facts.vi.ts';
import { routesByAudience } from '#test/staff/routes-by-audience.ts';

const routes = [...new Set(Object.values(routesByAudience).flat())];
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(':id', 'CS-04').replaceAll(/:\w+/g, 'x');

describe('the staff log in words', () => {
  test.each(routes)('%s has a deed that an owner reads', (route) => {
    const deed = deedOfEntry({ action: route, path: pathOf(route) });
    expect(deed).not.toContain('/desk');
    // No part of an address and no name of a list in English stays.
    expect(deed.replace('CS-04', '')).not.toMatch(/(^|\s)[a-z]+-[a-z]+|^[a-z]/);
  });

  test.each([
    ['POST', '/desk/records/products/CS-04/plan', 'Hẹn giá mới · Sản phẩm CS-04'],
    ['POST', '/desk/records/products/CS-04', 'Sửa · Sản phẩm CS-04'],
    ['POST', '/desk/records/vouchers', 'Thêm · Mã giảm giá'],
    ['POST', '/desk/records/orders/57c54f20afec679e5d45b6b04b1b08f0/cash', 'Thu tiền mặt · Đơn hàng'],
    ['POST', '/desk/files/customers', 'Tải danh sách · Khách hàng'],
    ['GET', '/desk/records/orders/57c54f20afec679e5d45b6b04b1b08f0', 'Xem · Đơn hàng'],
    ['POST', '/log-in', 'Đăng nhập'],
    ['GET', '/an-address-of-nobody', '/an-address-of-nobody'],
  ])('%s %s is «%s»', (method, path, deed) => {
    expect(deedOfEntry({ action: `${method} ${path}`, path })).toBe(deed);
  });

  test('names what changed, its value before and after, amounts, days and states as people write them', () => {
    expect(
      changesOfEntry({
        before: { state: 'on-sale', 'price 12': 263_000, 'old price 12': null, title: 'SSD 4' },
        after: {
          state: 'renewals-only',
          'price 12': 280_000,
          'old price 12': 311_000,
          title: 'SSD 4',
          from: '2026-12-01',
        },
      }),
    ).toBe(
      'Trạng thái: đang bán → chỉ gia hạn · Giá 12 tháng: 263.000đ → 280.000đ · Giá gia hạn 12 tháng: để trống → 311.000đ · Từ ngày: 01/12/2026',
    );
    expect(changesOfEntry({ before: {}, after: { code: 'TET', amount: null, isFirstOrderOnly: true } })).toBe(
      'Mã: TET · Chỉ đơn đầu tiên: có',
    );
    expect(changesOfEntry({ before: { rights: 'orders:read' }, after: { rights: 'orders:read, orders:cash' } })).toBe(
      'Quyền: Đơn hàng: Xem → Đơn hàng: Xem, Đơn hàng: Thu tiền mặt',
    );
  });

  test('knows the record that was changed, and none of a list', () => {
    expect(recordOfEntry('/desk/records/products/CS-04/plan')).toMatchObject({ resource: 'products', id: 'CS-04' });
    for (const path of ['/desk/records/products', '/desk/lists/products', '/desk/files/orders', '/log-in'])
      expect(recordOfEntry(path)).toBeNull();
  });
});
