import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/shared/result.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { nextRequest } from '#test/kit/people.ts';
import { mainText } from '#test/ui/order-pages.tsx';
import { clickButton, open } from './account-page.ts';

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the page of notifications', () => {
  test('what is usual is ticked, news are not, and what is always sent cannot be chosen', async () => {
    const shop = await customerShop();
    await open('/thong-bao', shop);
    expect([box(/kỳ trả góp/), box(/tin nhắn/), box(/có lại/)].map(({ checked }) => checked)).toEqual([
      true,
      true,
      true,
    ]);
    expect(box(/Bản tin/).checked).toBe(false);
    expect(mainText()).toContain('Tôi đồng ý nhận bản tin của');
    const always = screen.getByRole('heading', { name: 'Luôn được gửi' }).closest('section') ?? document.body;
    expect(within(always).getAllByRole('listitem')).toHaveLength(3);
    expect(within(always).queryByRole('checkbox')).toBeNull();
  });

  test('saved choices are there the next time', async () => {
    const shop = await customerShop();
    await open('/thong-bao', shop);
    box(/kỳ trả góp/).click();
    box(/Bản tin/).click();
    await clickButton('Lưu lựa chọn');
    await waitFor(async () =>
      expect(expectOk(await nextRequest(shop).useCases.loadMailChoices({}))).toEqual({
        'reminder-email': false,
        'reminder-sms': true,
        'stock-alert-email': true,
        'newsletter-email': true,
      }),
    );
    await open('/thong-bao', nextRequest(shop));
    expect([box(/kỳ trả góp/).checked, box(/Bản tin/).checked]).toEqual([false, true]);
  });

  test('choices that cannot be loaded say so', async () => {
    const failUnreachable = async () => fail({ kind: 'unreachable' } as const);
    await open('/thong-bao', await customerShop(), { useCases: () => ({ loadMailChoices: failUnreachable }) });
    expect(await screen.findByText('Chưa tải được nội dung này')).toBeTruthy();
  });
});
