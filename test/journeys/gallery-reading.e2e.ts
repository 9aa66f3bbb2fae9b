import type { Page } from '@playwright/test';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { breaks, brokenInside, gallery, go, type State, unreachable } from './gallery-state.ts';
import { asker, fillRequest } from './leads.ts';

const at =
  (path: string): State['open'] =>
  (page) =>
    go(page, path);

const LIST = '/danh-sach-bai-viet';
const article = `main a[href^="${LIST}/"]`;
const LAB = '/thuc-hanh-lab/lab-linux-co-ban';
const UNKNOWN = 'khongcogiday';

/** A request for advice that was filled in and fails like this. */
const unsent =
  (failure: ShopFailure): State['open'] =>
  async (page: Page) => {
    await go(page, '/dang-ky-tu-van');
    await breaks(page, 'submitConsultation', failure);
    await fillRequest(page, asker());
    await page.getByRole('main').getByRole('button', { name: 'Gửi yêu cầu' }).click();
  };

const states: readonly State[] = [
  {
    name: 'ROUTE-36 no article fits',
    open: at(`${LIST}?q=khongcobainao`),
    says: 'Không có bài nào khớp',
    way: 'Xem mọi bài viết',
  },
  {
    name: 'ROUTE-36 a page beyond the end',
    open: at(`${LIST}?page=900`),
    says: 'Trang này không có bài',
    way: 'Đến trang cuối',
  },
  {
    name: 'ROUTE-48 no such article',
    open: at(`${LIST}/khong-co`),
    says: /Bài viết này không có/,
    way: 'Xem mọi bài viết',
  },
  {
    name: 'ROUTE-48 no such author',
    open: at('/author/khong-co'),
    says: /Không có tác giả này/,
    way: 'Xem mọi bài viết',
  },
  { name: 'ROUTE-48 no such project', open: at('/project/khong-co'), says: /Dự án này không có/, way: 'Về cửa hàng' },
  {
    name: 'ROUTE-42 no such page',
    open: at('/khong-co/trang-nay'),
    says: '404 - Không tìm thấy trang',
    way: 'Về trang chủ',
  },
  {
    name: 'ROUTE-36 an article that cannot be had',
    open: (page) => brokenInside(page, LIST, article, 'loadArticle'),
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'ROUTE-48 no such lab',
    open: at('/thuc-hanh-lab/khong-co'),
    says: /^Không có phòng lab/,
    way: 'Xem các phòng lab',
  },
  {
    name: 'ROUTE-48 no such exercise',
    open: at(`${LAB}/khong-co`),
    says: /^Không có phòng lab/,
    way: 'Xem các phòng lab',
  },
  {
    name: 'CAT-01 a search of the site that finds nothing',
    open: at(`/tim-kiem?q=${UNKNOWN}`),
    says: `Không tìm thấy gì cho “${UNKNOWN}”`,
    way: 'Xem cửa hàng',
  },
  { name: 'CAT-01 nothing is sought yet', open: at('/tim-kiem'), says: 'Bạn đang tìm gì?', way: 'Xem cửa hàng' },
  {
    name: 'CAT-01 a search that cannot be answered',
    open: async (page) => {
      await breaks(page, 'searchSite', unreachable);
      await go(page, '/tim-kiem');
      await page.getByRole('main').getByRole('combobox').fill('sao luu');
      await page.getByRole('main').getByRole('combobox').press('Enter');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'CNS-04 a request for advice that failed',
    open: unsent({ kind: 'consultation-failed' }),
    says: 'Lỗi gửi yêu cầu',
    way: 'Gửi yêu cầu',
  },
  {
    name: 'CNS-04 a request for advice that was refused',
    open: unsent({ kind: 'consultation-refused' }),
    says: 'Gửi yêu cầu thất bại',
    way: 'Gửi yêu cầu',
  },
  {
    name: 'CNS-02 a request for advice with every field empty',
    open: async (page) => {
      await go(page, '/dang-ky-tu-van');
      await page.getByRole('main').getByRole('button', { name: 'Gửi yêu cầu' }).click();
    },
    says: 'Vui lòng nhập thông tin',
    way: 'Gửi yêu cầu',
  },
];

gallery(states);
