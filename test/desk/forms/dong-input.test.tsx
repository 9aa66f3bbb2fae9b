import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { AdminContext, Form, required, SaveButton } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nProvider } from '#desk/i18n-provider.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { forAll } from '#test/kit/for-all.ts';

afterEach(cleanup);

type Options = { readonly max?: number; readonly isSigned?: boolean };

const openForm = (options: Options = {}) => {
  cleanup();
  const save = vi.fn();
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Form onSubmit={save}>
        <DongInput source="amount" label="Số tiền" validate={required()} {...options} />
        <SaveButton />
      </Form>
    </AdminContext>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Số tiền/);
  /** As a keyboard does; the field keeps what was typed so far. */
  const type = (text: string): void => {
    fireEvent.focus(field);
    for (const [at] of [...text].entries()) {
      const soFar = text.slice(0, at + 1);
      fireEvent.change(field, { target: { value: soFar } });
      expect(field.value).toBe(soFar);
    }
    fireEvent.blur(field);
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  return { save, field, type, press };
};

const grouped = (amount: number, sign: string): string => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);

/** What people write for an amount, each another way. */
const spellings: Readonly<Record<string, (amount: number) => string>> = {
  digits: String,
  dots: (amount) => grouped(amount, '.'),
  commas: (amount) => grouped(amount, ','),
  spaces: (amount) => grouped(amount, ' '),
  currency: (amount) => `${grouped(amount, '.')}đ`,
  code: (amount) => `VND ${grouped(amount, ',')}`,
  thousands: (amount) => (amount % 1_000 === 0 && amount > 0 ? `${amount / 1_000}k` : String(amount)),
};

const amounts = fc.oneof(
  fc.integer({ min: 1_000, max: 999_999_999 }),
  fc.integer({ min: 1, max: 999 }).map((each) => each * 1_000),
);

test('an amount that is typed as people write it is saved as these đồng, whatever stands in the field on the way', () =>
  forAll(
    fc.record({ amount: amounts, how: fc.constantFrom(...Object.keys(spellings)) }),
    async ({ amount, how }) => {
      const { save, type, press } = openForm();
      type(spellings[how]?.(amount) ?? '');
      press();
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      expect(save.mock.calls[0]?.[0]).toEqual({ amount });
    },
    40,
  ));

test.each(['93.96', '1.25.000', '12,5', 'abc', '-5000', '1e6', '9'.repeat(13), '0x10', '5.000 / 6.000'])(
  '«%s» is no amount: nothing is saved, the text stays and the sentence says how one is written',
  async (text) => {
    const { save, field, type, press } = openForm();
    type(text);
    press();
    await screen.findByText('Hãy nhập số tiền không có phần lẻ, ví dụ 1.250.000.');
    expect(save).not.toHaveBeenCalled();
    expect(field.value).toBe(text);
  },
);

test.each([
  ['-50.000', -50_000],
  ['−50k', -50_000],
  ['20.000', 20_000],
])('a correction of «%s» keeps its sign', async (text, amount) => {
  const { save, type, press } = openForm({ isSigned: true });
  type(text);
  press();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({ amount });
});

test('more than may be given back is refused at the field with what may', async () => {
  const { save, type, press } = openForm({ max: 149_040 });
  type('150.000');
  press();
  await screen.findByText('Nhiều nhất 149.040đ.');
  expect(save).not.toHaveBeenCalled();
});
