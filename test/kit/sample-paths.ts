import type { OrderId, QuotationId, ServiceId } from '#core/shared/ids.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import * as paths from '#core/shared/paths.ts';
import { slugs } from '#test/kit/fakes/shop.ts';
import { type RoutePath, type RouteRow, routeRows } from '#ui/routes.ts';

/** What a visitor owns, so that each private page shows something. */
export type Belongings = {
  readonly waiting: OrderId;
  readonly failed: OrderId;
  readonly paid: OrderId;
  readonly quotation: QuotationId;
  /** The newest rented service; null for a guest, who cannot list services. */
  readonly service: ServiceId | null;
};

/** The tabs of a server beside its overview. */
const serverTabs: readonly ServiceTab[] = ['quan-ly', 'ban-chup', 'so-do', 'gia-han', 'doi-goi'];

/**
 * Sample paths of every route: one, or one for each tab; null for routes that redirect or need more preparation. A new
 * route needs its own.
 */
const samples: Readonly<Record<RoutePath, (own: Belongings) => string | readonly string[] | null>> = {
  '/': () => '/',
  '/baremetal': () => '/baremetal',
  '/cua-hang': () => '/cua-hang',
  '/cua-hang/danh-muc/$slug': () => '/cua-hang/danh-muc/cloud-server',
  '/cua-hang/$slug/$slug2': () => '/cua-hang/server-va-vps/cloud-server',
  '/san-pham': () => '/san-pham?sort=name&page=2',
  '/san-pham/$slug': () => `/san-pham/${slugs.server}`,
  '/san-pham/$slug/tuy-bien': () => `/san-pham/${slugs.server}/tuy-bien`,
  '/gio-hang': () => '/gio-hang',
  '/gio-hang/sua/$line': () => `/gio-hang/sua/khong-con?slug=${slugs.server}`,
  '/checkout': () => '/checkout',
  '/dat-hang-thanh-cong': ({ paid }) => `/dat-hang-thanh-cong?orderId=${paid}`,
  '/tao-don-hang': () => '/tao-don-hang?productid=khong-co',
  '/xac-nhan-dat-hang': ({ waiting }) => `/xac-nhan-dat-hang?orderId=${waiting}`,
  '/thanh-toan': () => null,
  '/thanh-toan/$id': ({ waiting }) => `/thanh-toan/${waiting}`,
  '/ket-qua-thanh-toan/$id': ({ paid }) => `/ket-qua-thanh-toan/${paid}`,
  '/PaymentResult': () => '/PaymentResult?vnp_TxnRef=khong-co',
  '/don-hang': () => '/don-hang?ly-do=chep-thieu',
  '/don-hang/$token': () => null,
  '/hoa-don': ({ paid }) => `/hoa-don?orderId=${paid}`,
  '/bao-gia/$id': ({ quotation }) => `/bao-gia/${quotation}`,
  '/san-pham/$slug/$checkout': () => `/san-pham/${slugs.server}/mua-ngay`,
  '/san-pham/$slug/$checkout/thanh-toan': ({ waiting }) =>
    `/san-pham/${slugs.server}/mua-ngay/thanh-toan?orderId=${waiting}`,
  '/cap-nhat-don-hang/$id': ({ waiting }) => `/cap-nhat-don-hang/${waiting}`,
  '/dang-nhap': () => '/dang-nhap?redirectUrl=%2Fgio-hang',
  '/dang-ky': () => '/dang-ky',
  '/xac-thuc': () => '/xac-thuc?userId=khong-co&user=may%40example.vn',
  '/quen-mat-khau': () => '/quen-mat-khau',
  '/quen-mat-khau/verify': () => '/quen-mat-khau/verify',
  '/quen-mat-khau/reset': () => '/quen-mat-khau/reset',
  '/reset': () => '/reset?key=khong-co',
  '/cap-nhat-dang-ky': () => '/cap-nhat-dang-ky?status=UPDATE_INFO&typeLogin=oauth',
  '/cap-nhat-dang-ky/hoan-tat': () => '/cap-nhat-dang-ky/hoan-tat',
  '/lien-ket-tai-khoan': () => '/lien-ket-tai-khoan',
  '/quan-ly-tai-khoan': () => '/quan-ly-tai-khoan',
  '/quan-ly-tai-khoan/$slug': () => '/quan-ly-tai-khoan/bao-mat',
  '/trang-ca-nhan': () => '/trang-ca-nhan',
  '/profile': () => '/profile',
  '/service': () => '/service',
  '/service/$id': ({ service }) =>
    service === null ? null : [null, ...serverTabs].map((tab) => paths.service(service, tab)),
  '/so-du': () => '/so-du',
  '/yeu-cau-ho-tro': () => '/yeu-cau-ho-tro',
  // Needs a request of the visitor, which test/support/support-pages.test.tsx opens.
  '/yeu-cau-ho-tro/$id': () => null,
  // Needs a domain of the visitor, which test/journeys/services/zone.e2e.ts buys.
  '/service/$id/dns': () => null,
  // Needs one too.
  '/service/$id/ten-mien': () => null,
  '/order': () => '/order',
  '/order/$id': ({ waiting }) => `/order/${waiting}`,
  '/san-pham-yeu-thich': () => '/san-pham-yeu-thich',
  '/tinh-trang': () => '/tinh-trang',
  '/tuy-chon-rieng-tu': () => '/tuy-chon-rieng-tu',
  '/dang-ky-tu-van': () => `/dang-ky-tu-van?san-pham=${slugs.server}`,
  '/success': () => '/success',
  '/danh-sach-bai-viet': () => '/danh-sach-bai-viet?ngan-sach=300000',
  '/danh-sach-bai-viet/$slug': () => '/danh-sach-bai-viet/chon-vps-cho-woocommerce-tinh-ram',
  '/author/$id': () => '/author/hoang-duc',
  '/project/$slug': () => '/project/cua-hang-thoi-trang-da-nang',
  '/tim-kiem-domain': () => '/tim-kiem-domain?q=tiem%20banh%20may&whois=tiembanhmay.vn',
  '/tim-kiem': () => '/tim-kiem?q=sao%20luu',
  '/thuc-hanh-lab/$lab': () => '/thuc-hanh-lab/lab-linux-co-ban',
  '/thuc-hanh-lab/$lab/$exercise': () => '/thuc-hanh-lab/lab-linux-co-ban/bai-2-bien-mot-script-thanh-dich-vu',
  '/xac-thuc-thong-tin-domain': () => '/xac-thuc-thong-tin-domain',
  // Needs a domain of the visitor, which test/journeys/customers/registrant-documents.e2e.ts buys.
  '/xac-thuc-thong-tin/$id': () => null,
  '/flaticon': () => '/flaticon',
  '/test': () => '/test',
  '/test12': () => '/test12',
  '/so-sanh': () => '/so-sanh?sp=cloud-server-ssd-4,may-chu-rieng-e3,khong-con-ban',
  '/dang-ky-microsoft-365-backup': () => '/dang-ky-microsoft-365-backup?users=18&years=3',
  '/dang-ky-microsoft-365-backup/thanh-cong': () => '/dang-ky-microsoft-365-backup/thanh-cong',
  '/$slug': () => '/cau-hoi-thuong-gap',
  '/$slug/$slug2': () => null,
  '/$slug/$slug2/$slug3': () => null,
};

/** Sample paths of all routes or of the wanted ones. */
export const samplePaths = (own: Belongings, wanted: (row: RouteRow) => boolean = () => true): readonly string[] =>
  routeRows.filter(wanted).flatMap(({ path }) => {
    const address = samples[path](own);
    return address === null ? [] : address;
  });
