import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '#test/ui/open-page.tsx';
import { sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';

const leave = (label: RegExp, text: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
};
const accept = () => screen.findByRole('button', { name: 'Dùng địa chỉ này' });

describe('VAL-05 slips of well-known domains in the fields of the shop', () => {
  test.each([
    ['/dang-nhap', /^Email hoặc số điện thoại/],
    ['/dang-ky', /^Email hoặc số điện thoại/],
    ['/dang-ky-tu-van', /^Email/],
    ['/success', /^Email/],
  ])('VAL-05 %s asks below the field, and one press takes the address over', async (path, label) => {
    await openPage(path);
    const field = leave(label, 'buoi@gmial.com');
    expect(await screen.findByText('Ý bạn là buoi@gmail.com?', { exact: false })).toBeTruthy();
    fireEvent.click(await accept());
    expect([field.value, document.activeElement]).toEqual(['buoi@gmail.com', field]);
    await waitFor(() => expect(screen.queryByText(/Ý bạn là/)).toBeNull());
  });

  test('VAL-05 the checkout asks for the contact, and what was taken over is ordered', async () => {
    const shop = await shopWithCart('plain');
    await openPage('/checkout', sameBrowser(shop));
    const field = leave(/^Email nhận thông tin/, 'buoi@hotmial.com');
    fireEvent.click(await accept());
    expect(field.value).toBe('buoi@hotmail.com');
  });

  test('VAL-05 beside an error the question stands too, and a right address is not asked about', async () => {
    await openPage('/dang-ky-tu-van');
    leave(/^Email/, 'buoi@gmail');
    expect(await screen.findByText('Ý bạn là buoi@gmail.com?', { exact: false })).toBeTruthy();
    const field = leave(/^Email/, 'buoi@congty.vn');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.queryByText(/Ý bạn là/)).toBeNull();
    expect(field.value).toBe('buoi@congty.vn');
  });

  test('VAL-05 typing on withdraws the question', async () => {
    await openPage('/dang-ky-tu-van');
    const field = leave(/^Email/, 'buoi@gmial.com');
    await accept();
    fireEvent.input(field, { target: { value: 'buoi@gmial.com.vn' } });
    expect(screen.queryByText(/Ý bạn là/)).toBeNull();
  });
});
