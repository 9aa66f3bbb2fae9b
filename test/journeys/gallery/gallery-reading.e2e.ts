import type { Page } from '@playwright/test';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { fillRequest, newEnquirer } from '#test/journeys/leads.ts';
import { failUseCase, gallery, go, openFailingPage, type State, unreachable } from './gallery-state.ts';

const at =
  (path: string): State['open'] =>
  (page) =>
    go(page, path);

const LIST = '/danh-sach-bai-viet';
const article = `main a[href^="${LIST}/"]`;
const LAB = '/thuc-hanh-lab/lab-linux-co-ban';
const UNKNOWN = 'khongcogiday';

/** A filled-in consultation form whose submission fails with this failure. */
const failToSubmit =
  (failure: ShopFailure): State['open'] =>
  async (page: Page) => {
    await go(page, '/dang-ky-tu-van');
    await failUseCase(page, 'submitConsultation', failure);
    await fillRequest(page, newEnquirer());
    await page.getByRole('main').getByRole('button', { name: 'Gửi yêu cầu' }).click();
  };

const states: readonly State[] = [
  {
    name: 'ROUTE-36 an article search without matches',
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
    name: 'ROUTE-48 an unknown article',
    open: at(`${LIST}/khong-co`),
    says: /Bài viết này không có/,
    way: 'Xem mọi bài viết',
  },
  {
    name: 'ROUTE-48 an unknown author',
    open: at('/author/khong-co'),
    says: /Không có tác giả này/,
    way: 'Xem mọi bài viết',
  },
  {
    name: 'ROUTE-48 an unknown project',
    open: at('/project/khong-co'),
    says: /Dự án này không có/,
    way: 'Về cửa hàng',
  },
  {
    name: 'ROUTE-42 an unknown content page',
    open: at('/khong-co/trang-nay'),
    says: '404 - Không tìm thấy trang',
    way: 'Về trang chủ',
  },
  {
    name: 'ROUTE-36 an article that fails to load',
    open: (page) => openFailingPage(page, LIST, article, 'loadArticle'),
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'ROUTE-48 an unknown lab',
    open: at('/thuc-hanh-lab/khong-co'),
    says: /^Không có phòng lab/,
    way: 'Xem các phòng lab',
  },
  {
    name: 'ROUTE-48 an unknown exercise',
    open: at(`${LAB}/khong-co`),
    says: /^Không có phòng lab/,
    way: 'Xem các phòng lab',
  },
  {
    name: 'CAT-01 a site search without matches',
    open: at(`/tim-kiem?q=${UNKNOWN}`),
    says: `Không tìm thấy gì cho “${UNKNOWN}”`,
    way: 'Xem cửa hàng',
  },
  { name: 'CAT-01 a site search without a term', open: at('/tim-kiem'), says: 'Bạn đang tìm gì?', way: 'Xem cửa hàng' },
  {
    name: 'CAT-01 a site search that fails',
    open: async (page) => {
      await failUseCase(page, 'searchSite', unreachable);
      await go(page, '/tim-kiem');
      await page.getByRole('main').getByRole('combobox').fill('sao luu');
      await page.getByRole('main').getByRole('combobox').press('Enter');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'CNS-04 a consultation request that failed',
    open: failToSubmit({ kind: 'consultation-failed' }),
    says: 'Lỗi gửi yêu cầu',
    way: 'Gửi yêu cầu',
  },
  {
    name: 'CNS-04 a consultation request that was rejected',
    open: failToSubmit({ kind: 'consultation-refused' }),
    says: 'Gửi yêu cầu thất bại',
    way: 'Gửi yêu cầu',
  },
  {
    name: 'CNS-02 a consultation request with every field empty',
    open: async (page) => {
      await go(page, '/dang-ky-tu-van');
      await page.getByRole('main').getByRole('button', { name: 'Gửi yêu cầu' }).click();
    },
    says: 'Vui lòng nhập thông tin',
    way: 'Gửi yêu cầu',
  },
];

gallery(states);
