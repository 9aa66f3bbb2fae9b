import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const list = () => page().findByRole<HTMLTextAreaElement>('textbox', { name: /Danh sách tên miền/ });
const rows = () =>
  within(page().getByRole('table', { name: 'Kết quả kiểm tra danh sách tên miền' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelector('td')?.textContent);

describe('DOM-01 a list in the field for one name', () => {
  test('DOM-01 its address shows the tab for many names with the names filled in', async () => {
    await openPage(`/tim-kiem-domain?q=${encodeURIComponent('mot-may.vn, hai-may.vn')}`);
    expect((await list()).value).toBe('mot-may.vn\nhai-may.vn');
    expect(rows()).toEqual(['mot-may.vn', 'hai-may.vn']);
    expect(page().getByText('Nhiều tên một lúc').closest('a')?.getAttribute('aria-current')).toBeTruthy();
  });

  test('DOM-01 a name without extension gets the one chosen beside the field', async () => {
    await openPage(`/tim-kiem-domain?q=${encodeURIComponent('mot-may.vn, hai-may')}&duoi=.com`);
    await list();
    expect(rows()).toEqual(['mot-may.vn', 'hai-may.com']);
  });

  test('DOM-01 the field itself leads there when it is sent, not in the middle of typing', async () => {
    const { router } = await openPage('/tim-kiem-domain');
    const field = page().getByRole<HTMLInputElement>('textbox', { name: 'Tên miền' });
    fireEvent.input(field, { target: { value: 'mot-may.vn; hai-may.vn' } });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(addressOf(router)).toBe('/tim-kiem-domain');
    if (field.form === null) throw new Error('no form');
    fireEvent.submit(field.form);
    await waitFor(async () => expect((await list()).value).toBe('mot-may.vn\nhai-may.vn'));
  });
});
