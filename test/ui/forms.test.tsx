import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { fail } from '#core/shared/result.ts';
import { submit } from '#test/account/log-in/log-in-steps.tsx';
import { openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';
import { openPage, type PageOptions } from './open-page.tsx';
import { sameBrowser, type } from './order-pages.tsx';

const fieldAt = (label: RegExp): HTMLInputElement => within(screen.getByRole('main')).getByLabelText(label);
const username = () => fieldAt(/^Email hoặc/);
const password = () => fieldAt(/^Mật khẩu/);
const repeat = () => fieldAt(/^Nhập lại/);
/** The error message of the field, linked to it for screen readers. */
const errorOf = (field: HTMLElement): string | null =>
  field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null)
    : null;
/** Lets everything happen that a visitor's event has started. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const leave = async (field: HTMLElement): Promise<void> => {
  fireEvent.focus(field);
  fireEvent.blur(field);
  await settle();
};

type LogIn = Parameters<UseCases['logIn']>[0];

/** A log-in page that keeps what it sends; `answer` stands in for the service. */
const openLogIn = async (answer?: UseCases['logIn'], options: PageOptions = {}) => {
  const shop = openShop();
  addCustomer(shop.world);
  const sent: LogIn[] = [];
  await openPage('/dang-nhap', {
    ...sameBrowser(shop),
    ...options,
    useCases: (own) => ({
      logIn: (command) => {
        sent.push(command);
        return (answer ?? own.logIn)(command);
      },
    }),
  });
  return sent;
};

const rejectedName = { kind: 'invalid-fields', fields: { username: 'username' } } as const;
const REJECTED = 'Bạn nhập email hoặc số điện thoại 10 số';

test('ACC-01 what a password manager fills in without events is validated and sent', async () => {
  const sent = await openLogIn();
  password().value = '123';
  username().value = USERNAME;
  submit();
  await waitFor(() => expect(errorOf(password())).toBe('Mật khẩu phải có ít nhất 6 ký tự'));
  expect(errorOf(username())).toBeNull();
  expect(sent).toEqual([]);
  password().value = PASSWORD;
  submit();
  await waitFor(() => expect(sent).toMatchObject([{ username: USERNAME, password: PASSWORD, remember: true }]));
});

test('VAL-03 leaving an empty field reports nothing, leaving a wrong one does, and each change is judged from then on', async () => {
  await openLogIn();
  await leave(username());
  expect(errorOf(username())).toBeNull();
  type(/^Email hoặc/, '0912');
  await settle();
  expect(errorOf(username())).toBeNull();
  await leave(username());
  await waitFor(() => expect(errorOf(username())).toBe(REJECTED));
  type(/^Email hoặc/, USERNAME);
  await waitFor(() => expect(errorOf(username())).toBeNull());
  type(/^Email hoặc/, '');
  await waitFor(() => expect(errorOf(username())).toBe('Vui lòng nhập thông tin'));
});

test('VAL-02 a change of one field is also judged at the field that depends on it', async () => {
  await openPage('/dang-ky');
  type(/^Mật khẩu/, PASSWORD);
  await leave(password());
  type(/^Nhập lại/, `${PASSWORD}1`);
  await leave(repeat());
  await waitFor(() => expect(errorOf(repeat())).toBe('Mật khẩu nhập lại chưa khớp'));
  type(/^Mật khẩu/, `${PASSWORD}1`);
  await waitFor(() => expect(errorOf(repeat())).toBeNull());
  type(/^Mật khẩu/, `${PASSWORD}2`);
  await waitFor(() => expect(errorOf(repeat())).toBe('Mật khẩu nhập lại chưa khớp'));
});

test('VAL-03 a field that the service rejects gets the focus, and its error is gone when it is edited', async () => {
  const sent = await openLogIn(async () => fail(rejectedName));
  type(/^Email hoặc/, USERNAME);
  type(/^Mật khẩu/, PASSWORD);
  submit();
  await waitFor(() => expect(errorOf(username())).toBe(REJECTED));
  await waitFor(() => expect(document.activeElement).toBe(username()));
  type(/^Mật khẩu/, `${PASSWORD}1`);
  await settle();
  expect(errorOf(username())).toBe(REJECTED);
  type(/^Email hoặc/, 'an@tiembanhmay.vn');
  await waitFor(() => expect(errorOf(username())).toBeNull());
  submit();
  await waitFor(() => expect(errorOf(username())).toBe(REJECTED));
  expect(sent).toHaveLength(2);
});

test('ACC-01 a failed plain post restores its fields except secrets, tells its errors, and takes no focus', async () => {
  await openLogIn(undefined, {
    context: {
      submission: { use: 'logIn', fields: { username: '0912', password: 'bi-mat' }, failure: rejectedName },
    },
  });
  expect(username().value).toBe('0912');
  expect(password().value).toBe('');
  expect(fieldAt(/^Ghi nhớ/).checked).toBe(false);
  expect(errorOf(username())).toBe(REJECTED);
  await settle();
  expect(document.activeElement).toBe(document.body);
  type(/^Email hoặc/, '09123');
  await waitFor(() => expect(errorOf(username())).toBeNull());
});

test('CART-17 a double press sends once, and the button is busy until the answer', async () => {
  let answer = () => {};
  const sent = await openLogIn(
    () => new Promise((resolve) => (answer = () => resolve(fail({ kind: 'wrong-credentials' })))),
  );
  type(/^Email hoặc/, USERNAME);
  type(/^Mật khẩu/, PASSWORD);
  submit();
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  submit();
  await settle();
  const button = within(screen.getByRole('main')).getByRole('button', { name: 'Đăng nhập' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(sent).toHaveLength(1);
  answer();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('CART-17 a page that is left before its answer comes lets the browser rest', async () => {
  const sent = await openLogIn(() => new Promise(() => {}));
  type(/^Email hoặc/, USERNAME);
  type(/^Mật khẩu/, PASSWORD);
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await settle();
  expect(timers.mock.calls.length).toBeLessThan(10);
  timers.mockRestore();
});

test('CART-17 after an unknown outcome the same input is sent with the same idempotency key, other input with a new one', async () => {
  const sent = await openLogIn(async () => fail({ kind: 'unreachable' }));
  type(/^Email hoặc/, USERNAME);
  type(/^Mật khẩu/, PASSWORD);
  const press = async (times: number) => {
    await settle();
    submit();
    await waitFor(() => expect(sent).toHaveLength(times));
  };
  await press(1);
  await press(2);
  type(/^Mật khẩu/, `${PASSWORD}1`);
  await press(3);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(sent[2]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});
