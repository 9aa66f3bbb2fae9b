import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { happen } from '#adapters/memory/services/support-desk.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { tab } from '#test/session/tab-storage.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { errorAt, sameBrowser, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const requests = async (shop: Shop) => expectOk(await shop.useCases.listSupportRequests({}));
const answer = (shop: Shop, text: string): void => {
  const [record] = [...shop.world.state.supportRequests.values()];
  if (record === undefined) throw new Error('nobody asked');
  happen(shop.world, record, { kind: 'message', from: 'staff', at: shop.world.state.now + 60_000 }, text);
};

test('a customer sends a request, and reads it with its number in the list', async () => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  expect(main().getByText('Bạn chưa gửi yêu cầu nào')).toBeTruthy();
  type(/^Tiêu đề/, ' Máy chủ  không khởi động ');
  type(/^Nội dung/, 'Từ 9 giờ sáng.');
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  expect(await screen.findByText('Đã gửi. Cửa hàng trả lời ở đây và qua email.')).toBeTruthy();
  expect(await main().findByRole('heading', { name: /^HT-1001 · Máy chủ không khởi động$/ })).toBeTruthy();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  const row = within(main().getByRole('table', { name: 'Yêu cầu của bạn' })).getByRole('row', { name: /HT-1001/ });
  expect(within(row).getByText('Chờ cửa hàng')).toBeTruthy();
});

test('empty fields are said at the fields, and nothing typed is lost', async () => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  type(/^Tiêu đề/, 'Máy chủ chậm');
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect.poll(() => errorAt(/^Nội dung/)).toBeTruthy();
  expect(main().getByLabelText<HTMLInputElement>(/^Tiêu đề/).value).toBe('Máy chủ chậm');
  expect(await requests(shop)).toEqual([]);
});

test.each([
  ['a log of a hundred lines', 'dòng nhật ký của máy chủ\n'.repeat(250)],
  ['one word', 'a'.repeat(5_001)],
  ['letters of two units', '🍊'.repeat(2_600)],
])('%s that is too long is pasted whole and said to be, not cut', async (_, pasted) => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  type(/^Tiêu đề/, 'Máy chủ chậm');
  type(/^Nội dung/, pasted);
  expect(
    main()
      .getByLabelText(/^Nội dung/)
      .hasAttribute('maxlength'),
  ).toBe(false);
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  await expect.poll(() => errorAt(/^Nội dung/)).toBe('Nội dung quá dài');
  expect(main().getByLabelText<HTMLTextAreaElement>(/^Nội dung/).value).toBe(pasted);
  expect(await requests(shop)).toEqual([]);
});

test('a request and an answer are kept through a reload, each for itself, until they are sent', async () => {
  const shop = await customerShop();
  const page = { ...sameBrowser(shop), context: { drafts: tab().open() } };
  const field = (label: RegExp) => main().getByLabelText<HTMLInputElement>(label);
  const write = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
  await openPage('/yeu-cau-ho-tro', page);
  write(/^Tiêu đề/, 'Máy chủ chậm');
  write(/^Nội dung/, 'Từ 9 giờ sáng.');
  await openPage('/yeu-cau-ho-tro', page);
  await waitFor(() => expect(field(/^Nội dung/).value).toBe('Từ 9 giờ sáng.'));
  expect(field(/^Tiêu đề/).value).toBe('Máy chủ chậm');
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  await main().findByRole('heading', { name: /^HT-1001/ });
  const [request] = await requests(shop);
  const path = `/yeu-cau-ho-tro/${request?.id}`;
  await openPage(path, page);
  expect(field(/^Nội dung/).value).toBe('');
  write(/^Nội dung/, 'Giờ thì được rồi.');
  await openPage(path, page);
  await waitFor(() => expect(field(/^Nội dung/).value).toBe('Giờ thì được rồi.'));
  fireEvent.click(main().getByRole('button', { name: 'Gửi tin nhắn' }));
  await waitFor(() => expect(field(/^Nội dung/).value).toBe(''));
  await openPage('/yeu-cau-ho-tro', page);
  expect(field(/^Tiêu đề/).value).toBe('');
});

test('the page of a service and of an order lead to a request about them', async () => {
  const shop = await customerShop();
  const service = await buyService(shop, 'CS-04');
  await openPage(`/service/${service}`, sameBrowser(shop));
  const href = main().getByRole('link', { name: 'Gửi yêu cầu hỗ trợ' }).getAttribute('href') ?? '';
  expect(href).toBe(`/yeu-cau-ho-tro?dich-vu=${service}`);
  await openPage(href, sameBrowser(shop));
  type(/^Tiêu đề/, 'Máy chủ chậm');
  type(/^Nội dung/, 'Từ hôm qua.');
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  expect((await main().findByRole('link', { name: /Cloud Server/ })).getAttribute('href')).toBe(`/service/${service}`);
});

test('the answer is read on the page, answered, and the request closed', async () => {
  const shop = await customerShop();
  const opened = expectOk(
    await shop.useCases.openSupportRequest({
      title: 'Không vào được',
      text: 'Lỗi 500.',
      order: '',
      service: '',
      files: [],
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  answer(shop, 'Đã khởi động lại.\nBạn thử lại nhé.');
  await openPage(opened.goTo, sameBrowser(shop));
  const talk = () => within(main().getByRole('list', { name: 'Trao đổi' })).getAllByRole('listitem');
  expect(talk().map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    expect.stringMatching(/^Bạn /),
    'Cửa hàng',
  ]);
  type(/^Nội dung/, 'Được rồi, cảm ơn.');
  fireEvent.click(main().getByRole('button', { name: 'Gửi tin nhắn' }));
  expect(await screen.findByText('Đã gửi. Cửa hàng trả lời ở đây và qua email.')).toBeTruthy();
  await expect.poll(() => talk().length).toBe(3);
  fireEvent.click(main().getByRole('button', { name: 'Đã xong, đóng yêu cầu' }));
  expect(await screen.findByText('Đã đóng yêu cầu.')).toBeTruthy();
  expect((await requests(shop)).map(({ state }) => state)).toEqual(['closed']);
});

test('V8.2.2 another customer’s request is a page that is not there', async () => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro/khong-co', sameBrowser(shop));
  expect(await main().findByRole('heading', { level: 1, name: /Không tìm thấy/ })).toBeTruthy();
});

const choose = (...files: readonly File[]): void => {
  fireEvent.change(main().getByLabelText(/^Tệp kèm theo/), { target: { files } });
};

test('a file goes with a request, and is a link to save it beside its message', async () => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  type(/^Tiêu đề/, 'Máy chủ chậm');
  type(/^Nội dung/, 'Nhật ký kèm theo.');
  choose(new File(['Lỗi 500'], 'lỗi.log'));
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  const files = within(await main().findByRole('list', { name: 'Tệp kèm theo' }));
  const link = files.getByRole('link', { name: 'lỗi.log' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
    expect.stringMatching(/^\/yeu-cau-ho-tro\/[\w-]+\/tep\/[\w-]+$/),
    true,
  ]);
  expect(files.getByText('1 KB')).toBeTruthy();
});

test('a file that would be refused is told at the field at once, what only its content tells when it is sent', async () => {
  const shop = await customerShop();
  await openPage('/yeu-cau-ho-tro', sameBrowser(shop));
  type(/^Tiêu đề/, 'Máy chủ chậm');
  type(/^Nội dung/, 'Xem tệp.');
  choose(new File(['MZ'], 'chay.exe'));
  expect(await main().findByText(/Chưa gửi được “chay.exe”: cửa hàng chỉ nhận/)).toBeTruthy();
  choose(new File(['x'], 'anh.png'));
  await waitFor(() => expect(main().queryByText(/Chưa gửi được/)).toBeNull());
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  expect(await main().findByText(/Chưa gửi được “anh.png”: nội dung không đúng/)).toBeTruthy();
  expect(main().getByLabelText<HTMLInputElement>(/^Tiêu đề/).value).toBe('Máy chủ chậm');
  expect(await requests(shop)).toEqual([]);
  choose(new File(['Lỗi 500'], 'lỗi.log'));
  fireEvent.click(main().getByRole('button', { name: 'Gửi yêu cầu' }));
  expect(await main().findByRole('link', { name: 'lỗi.log' })).toBeTruthy();
});
