import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as paths from '#core/shared/paths.ts';
import { openPage } from '#test/ui/open-page.tsx';

const main = () => within(screen.getByRole('main'));

describe('the page to which a link leads that opens nothing', () => {
  test.each([
    ['het-han', /đã quá 90 ngày/],
    ['thu-hoi', /đã thu hồi/],
    ['chep-thieu', /bị chép thiếu/],
    ['qua-nhieu', /sau 15 phút/],
    ['thu-lai', /chờ một phút/],
  ] as const)('says why: %s', async (why, sentence) => {
    await openPage(paths.orderLink(why));
    expect(main().getByText(sentence)).toBeTruthy();
  });

  test.each(['', '?ly-do=constructor', '?ly-do=la'])('gives no reason for %s', async (search) => {
    await openPage(paths.orderLink() + search);
    expect(main().getByRole('button', { name: 'Gửi liên kết mới' })).toBeTruthy();
    expect(main().queryByText(/liên kết vừa bấm/i)).toBeNull();
  });

  test('of an order that an account owns asks a stranger to log in and leads on to it', async () => {
    const { router } = await openPage('/order/0123456789abcdef0123456789abcdef');
    expect(router.state.location.href).toBe(paths.logIn('/order/0123456789abcdef0123456789abcdef'));
  });
});
