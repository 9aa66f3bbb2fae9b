import type { InvoiceId, LineItemId, OrderId, QuotationId, ServiceId, SupportRequestId, TopUpId } from './ids.ts';

/** Why the link before opened no order. */
export type OrderLinkReason = 'het-han' | 'thu-hoi' | 'chep-thieu' | 'qua-nhieu' | 'thu-lai';

/** Used as `paths.product(slug)`. test/architecture/paths.test.ts checks all against the route table. */

const part = encodeURIComponent;

/** A section of the account page. [ROUTE-29] */
export type AccountSlug = 'thong-tin' | 'dia-chi' | 'hoa-don' | 'thong-bao' | 'bao-mat';

/** A part of the page of a service; its address without one shows the overview. [SVC-01] */
export type ServiceTab = 'khoa' | 'nguoi-dung' | 'quan-ly' | 'ban-chup' | 'so-do' | 'gia-han' | 'doi-goi' | 'lich-su';

export const home = '/';
export const shop = '/cua-hang';
export const products = '/san-pham';
export const product = (slug: string): string => `/san-pham/${part(slug)}`;
/** Of groups and product lines. The address below the group answers too, and names this one. [ROUTE-04, ROUTE-05] */
export const category = ({ handle }: { readonly handle: string }): string => `${shop}/danh-muc/${part(handle)}`;
/** Exercises of a lab. [ROUTE-39] */
export const lab = (slug: string): string => `/thuc-hanh-lab/${part(slug)}`;
export const compare = '/so-sanh';
export const favourites = '/san-pham-yeu-thich';

/** A null id is this browser's cart. */
export const cart = (id: OrderId | null = null): string =>
  id === null ? '/gio-hang' : `/gio-hang?orderId=${part(id)}`;
/** The configurator of a line of the cart; `slug` is the product that it opens with. */
export const editLine = (of: { readonly line: LineItemId; readonly order: OrderId; readonly slug: string }): string =>
  `/gio-hang/sua/${part(of.line)}?slug=${part(of.slug)}&orderId=${part(of.order)}`;
export const checkout = '/checkout';
export const payment = (id: OrderId): string => `/thanh-toan/${part(id)}`;
export const paymentResult = (id: OrderId): string => `/ket-qua-thanh-toan/${part(id)}`;
/** After the payment. [ROUTE-16] */
export const thanks = (id: OrderId): string => `/dat-hang-thanh-cong?orderId=${part(id)}`;
/** Asks for a link that opens an order, and says why the one before opened none; links lie below it. */
export const orderLink = (why: OrderLinkReason | null = null): string =>
  `/don-hang${why === null ? '' : `?ly-do=${why}`}`;
export const updateOrder = (id: OrderId): string => `/cap-nhat-don-hang/${part(id)}`;
export const invoice = (of: { readonly id: InvoiceId } | { readonly orderId: OrderId }): string =>
  'id' in of ? `/hoa-don?id=${part(of.id)}` : `/hoa-don?orderId=${part(of.orderId)}`;
export const quotation = (id: QuotationId): string => `/bao-gia/${part(id)}`;

/** The log-in page, which leads on to a page of the shop or to the customer portal. */
export const logIn = (here: string | null = null): string =>
  `/dang-nhap${here === null ? '' : `?redirectUrl=${part(here)}`}`;
export const register = '/dang-ky';
export const verify = '/xac-thuc';
export const forgotPassword = '/quen-mat-khau';
export const verifyReset = '/quen-mat-khau/verify';
export const resetPassword = '/quen-mat-khau/reset';
export const completeRegistration = '/cap-nhat-dang-ky';
export const registrationCompleted = '/cap-nhat-dang-ky/hoan-tat';
export const linkAccount = '/lien-ket-tai-khoan';

/** The overview, or one section. */
export const account = (slug: AccountSlug | null = null): string =>
  `/quan-ly-tai-khoan${slug === null ? '' : `/${part(slug)}`}`;
export const profile = '/profile';
export const services = '/service';
export const service = (id: ServiceId, tab: ServiceTab | null = null): string =>
  `/service/${part(id)}${tab === null ? '' : `?tab=${part(tab)}`}`;
/** DNS records of a domain. */
export const zone = (id: ServiceId): string => `${service(id)}/dns`;
/** Name servers, transfer lock and contacts of a domain. */
export const domainSettings = (id: ServiceId): string => `${service(id)}/ten-mien`;
export const orders = '/order';
export const order = (id: OrderId): string => `/order/${part(id)}`;
/** The prepaid balance, or the QR code of a top-up. */
export const balance = (of: { readonly topUp: TopUpId } | null = null): string =>
  of === null ? '/so-du' : `/so-du?nap=${part(of.topUp)}`;
/** Requests to the shop; `about` opens the form for an order or a service. */
export const support = (about: { readonly order: OrderId } | { readonly service: ServiceId } | null = null): string => {
  if (about === null) return '/yeu-cau-ho-tro';
  return 'order' in about
    ? `/yeu-cau-ho-tro?don-hang=${part(about.order)}`
    : `/yeu-cau-ho-tro?dich-vu=${part(about.service)}`;
};
export const supportRequest = (id: SupportRequestId): string => `/yeu-cau-ho-tro/${part(id)}`;
/** What the shop measured of itself. */
export const status = '/tinh-trang';
export const privacyChoices = '/tuy-chon-rieng-tu';

export const articles = '/danh-sach-bai-viet';
export const article = (slug: string): string => `${articles}/${part(slug)}`;
export const author = (id: string): string => `/author/${part(id)}`;
export const project = (slug: string): string => `/project/${part(slug)}`;
/** A page of the editors; the parts of its slug stay parts. [ROUTE-42] */
export const contentPage = (slug: string): string => `/${slug.split('/').map(part).join('/')}`;
export const search = '/tim-kiem';
/** By name or words (`q`), extension (`duoi`), cart line that needs a name (`cho`), or in another way (`tab`). */
export const domainSearch = (query: { readonly [name in 'tab' | 'q' | 'duoi' | 'cho']?: string } = {}): string => {
  const fields = Object.entries(query).map(([name, value]) => `${name}=${part(value)}`);
  return fields.length === 0 ? '/tim-kiem-domain' : `/tim-kiem-domain?${fields.join('&')}`;
};
export const registrantDocumentsList = '/xac-thuc-thong-tin-domain';
export const registrantDocuments = (id: ServiceId): string => `/xac-thuc-thong-tin/${part(id)}`;
export const consultation = '/dang-ky-tu-van';
export const consultationSent = '/success';
export const bareMetal = '/baremetal';
export const m365Backup = '/dang-ky-microsoft-365-backup';
export const gallery = '/test';
export const selfCheck = '/test12';
