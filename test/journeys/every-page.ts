import type { UseCases } from '#core/operations.ts';
import type { OrderId, QuotationId, ServiceId } from '#core/shared/ids.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';
import { addProduct, answerAsBank, placeCart, quoteProduct } from './browser-visitor.ts';
import type { Newcomer } from './customer.ts';
import { addFavourite, inOtherBrowser, logInByPassword, saveAddress, waitForService } from './customer-visitor.ts';
import { purchase } from './purchase.ts';

/** What a visitor owns, so that each private page shows something. */
export type Belongings = {
  readonly waiting: OrderId;
  readonly failed: OrderId;
  readonly paid: OrderId;
  readonly quotation: QuotationId;
  /** The newest rented service; null for a guest, who cannot list services. */
  readonly service: ServiceId | null;
};

/** Creates a paid order, one with a declined payment, one that waits for payment, and a quotation. */
export const createBelongings = async (useCases: UseCases): Promise<Belongings> => {
  const paid = await placeCart(useCases, await addProduct(useCases));
  await answerAsBank(useCases, paid);
  const failed = await placeCart(useCases, await addProduct(useCases));
  await answerAsBank(useCases, failed, 'decline');
  const waiting = await placeCart(useCases, await addProduct(useCases));
  const rented = await useCases.loadServices({ filter: 'all', keyword: null });
  const quotation = await quoteProduct(useCases);
  return { waiting, failed, paid, quotation, service: rented.ok ? (rented.value.services[0]?.id ?? null) : null };
};

/** Adds what only a customer owns: two addresses, a favourite, another device and a rented service. */
export const createCustomerBelongings = async (useCases: UseCases, who: Newcomer): Promise<Belongings> => {
  const own = await createBelongings(useCases);
  await saveAddress(useCases, true);
  await saveAddress(useCases);
  await addFavourite(useCases);
  await inOtherBrowser((other) => logInByPassword(other, who));
  return { ...own, service: await waitForService(useCases) };
};

export const fillCart = async (useCases: UseCases): Promise<void> => {
  await addProduct(useCases);
  await addProduct(useCases, 'web-hosting-business-1').catch(() => addProduct(useCases, purchase.slug, 2));
};

/** A sample path of every route with its own content; null for routes that redirect or need more preparation. */
const samples: Readonly<Record<string, (own: Belongings) => string | null>> = {
  '/': () => '/',
  '/baremetal': () => '/baremetal',
  '/cua-hang': () => '/cua-hang',
  '/cua-hang/danh-muc/$slug': () => '/cua-hang/danh-muc/cloud-server',
  '/cua-hang/$slug/$slug2': () => '/cua-hang/server-va-vps/cloud-server',
  '/san-pham': () => '/san-pham?sort=name&page=2',
  '/san-pham/$slug': () => `/san-pham/${purchase.slug}`,
  '/san-pham/$slug/tuy-bien': () => `/san-pham/${purchase.slug}/tuy-bien`,
  '/gio-hang': () => '/gio-hang',
  '/checkout': () => '/checkout',
  '/dat-hang-thanh-cong': ({ paid }) => `/dat-hang-thanh-cong?orderId=${paid}`,
  '/tao-don-hang': () => '/tao-don-hang?productid=khong-co',
  '/xac-nhan-dat-hang': ({ waiting }) => `/xac-nhan-dat-hang?orderId=${waiting}`,
  '/thanh-toan': () => null,
  '/thanh-toan/$id': ({ waiting }) => `/thanh-toan/${waiting}`,
  '/ket-qua-thanh-toan/$id': ({ paid }) => `/ket-qua-thanh-toan/${paid}`,
  '/PaymentResult': () => '/PaymentResult?vnp_TxnRef=khong-co',
  '/don-hang': () => '/don-hang?ly-do=het-han',
  '/don-hang/$token': () => null,
  '/hoa-don': ({ paid }) => `/hoa-don?orderId=${paid}`,
  '/bao-gia/$id': ({ quotation }) => `/bao-gia/${quotation}`,
  '/san-pham/$slug/$checkout': () => `/san-pham/${purchase.slug}/mua-ngay`,
  '/san-pham/$slug/$checkout/thanh-toan': ({ waiting }) =>
    `/san-pham/${purchase.slug}/mua-ngay/thanh-toan?orderId=${waiting}`,
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
  '/service/$id': ({ service }) => (service === null ? null : `/service/${service}`),
  // Needs a domain of the visitor, which test/journeys/zone.e2e.ts buys.
  '/service/$id/dns': () => null,
  // Needs one too.
  '/service/$id/ten-mien': () => null,
  '/order': () => '/order',
  '/order/$id': ({ waiting }) => `/order/${waiting}`,
  '/san-pham-yeu-thich': () => '/san-pham-yeu-thich',
  '/tuy-chon-rieng-tu': () => '/tuy-chon-rieng-tu',
  '/dang-ky-tu-van': () => `/dang-ky-tu-van?san-pham=${purchase.slug}`,
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
  // Needs a domain of the visitor, which test/journeys/registrant-documents.e2e.ts buys.
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

/** Sample paths of all routes or of the wanted ones. Throws for a route without an entry. */
export const everyPage = (own: Belongings, wanted: (row: RouteRow) => boolean = () => true): readonly string[] =>
  routeRows.filter(wanted).flatMap(({ path }) => {
    const sample = samples[path];
    if (sample === undefined) throw new Error(`no sample address of ${path}`);
    const address = sample(own);
    return address === null ? [] : [address];
  });
