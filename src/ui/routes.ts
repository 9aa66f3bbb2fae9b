/**
 * The route table: cache headers, robots, guards, sitemap, overlays, chunks, and the accessibility list
 * derive from it. Plain data, so that host and build import it without React.
 */

/** Public pages are the same for everyone; the others belong to a visitor, or to a customer who has logged in. */
export type Audience = 'public' | 'visitor' | 'customer';

/** TTL in seconds and the parameters in the cache key (trailing `*`: prefix); all others are removed from it. */
export type CachePolicy =
  | 'no-store'
  | {
      readonly seconds: number;
      readonly query: readonly string[];
      /** Parameters that make the page private, such as a draft's key. */
      readonly bypass?: readonly string[];
    };

/** TTL in shared caches in seconds; 0 with a parameter that makes the page private. */
export const cacheSecondsOf = (policy: CachePolicy, has: (name: string) => boolean): number =>
  policy === 'no-store' || policy.bypass?.some(has) ? 0 : policy.seconds;

export const isInCacheKey = (query: readonly string[], name: string): boolean =>
  query.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));

/** Pages that share a chunk; vite.config.ts decides where the modules of several families lie. */
export type ChunkFamily =
  | 'home'
  | 'lists'
  | 'product'
  | 'articles'
  | 'reading'
  | 'login'
  | 'joining'
  | 'checkout'
  | 'payment'
  | 'portal';

/** Of pages without a family, in what is measured. */
export const OTHER_PAGES = 'other';

/** Files of a page's form; its body may exceed the usual limit when the visitor may upload them. */
export type Upload = 'picture' | 'documents' | 'zone' | 'support';

/** `plain`: neither footer nor chat. `checkout`: only a short header, nothing that leads away. [LAY-01, CHAT-03] */
export type Frame = 'shop' | 'plain' | 'checkout';

type Row = {
  /** `$slug` is a parameter. */
  readonly path: string;
  /** Module: src/ui/pages/{room}/{page}.page.tsx. */
  readonly page: string;
  readonly room: 'account' | 'catalogue' | 'check' | 'content' | 'order' | 'service';
  /** Precedes the shop's name; pages with data replace it. Null: the shop's own title. [ROUTE-47] */
  readonly title: string | null;
  readonly audience: Audience;
  readonly cache: CachePolicy;
  /** False: «noindex, nofollow» in meta tag and header. [ROUTE-44] */
  readonly index: boolean;
  /** No popup, voucher or consent question appears. [LAY-08] */
  readonly quiet: boolean;
  /** No overlay interrupts who decides about a product here (`page`), or who has searched, for the rest of the visit. */
  readonly spares?: 'page' | 'visit';
  readonly frame: Frame;
  /** A page without a family has a chunk by itself. */
  readonly chunk?: ChunkFamily;
  /** Works by plain links and forms, so that its scripts wait for the visitor though it is drawn for them alone. */
  readonly waits?: true;
  readonly upload?: Upload;
};

/** Public, cached for a minute; `query`: parameters in the cache key. */
const shared = (...query: string[]) =>
  ({ audience: 'public', cache: { seconds: 60, query }, index: true, quiet: false, frame: 'shop' }) as const;

const visitorRow = { audience: 'visitor', cache: 'no-store', index: false, quiet: true, frame: 'shop' } as const;

/** Anonymous visitors are redirected to the login, which returns here. [GRD-01] */
const customerRow = { ...visitorRow, audience: 'customer' } as const;

/** Parts of the way to an account, an order and its payment, and the customer's own pages. */
const joiningRow = { ...visitorRow, chunk: 'joining' } as const;
const checkoutRow = { ...visitorRow, chunk: 'checkout' } as const;
const paymentRow = { ...visitorRow, chunk: 'payment' } as const;
/** On the way from the cart to the money. */
const payingRow = { ...paymentRow, frame: 'checkout' } as const;
const portalRow = { ...customerRow, chunk: 'portal' } as const;

const facetQuery = ['cpu', 'ram', 'disk', 'gpu', 'stock', 'delivery', 'term', 'filter*'];
const listQuery = ['nhom', 'q', 'from', 'to', 'sale', 'tag', 'store', 'sort', 'view', 'page', ...facetQuery];
const listRow = { ...shared(...listQuery), chunk: 'lists' } as const;
const configurationQuery = ['time', 'count', 'chosen*', 'plan', 'configuration.*'];
const productQuery = [...configurationQuery, 'store'];

/** Availability changes constantly, so only the page without a search is cached. [ROUTE-33] */
const domainCache = {
  seconds: 60,
  query: ['q', 'duoi', 'nhom', 'duoi-khac', 'tab', 'ten', 'nam', 'cho', 'whois', 'chua-them'],
  bypass: ['q', 'ten', 'cho', 'whois', 'chua-them'],
};

/** An editor's link adds a draft's key. [CMS-02] */
const previewed = { ...shared('preview'), cache: { seconds: 60, query: ['preview'], bypass: ['preview'] } } as const;

/** Paths that no other row matches; the content system's pages replace this title. [ROUTE-42] */
const content = {
  page: 'content-page',
  room: 'content',
  title: 'Không tìm thấy trang',
  ...previewed,
  chunk: 'reading',
} as const;

const rows = [
  { path: '/', page: 'home', room: 'content', title: null, ...shared('tab', 'term'), chunk: 'home' },
  {
    path: '/baremetal',
    page: 'bare-metal',
    room: 'catalogue',
    title: 'Bare Metal: máy chủ vật lý cho thuê',
    ...listRow,
  },
  { path: '/cua-hang', page: 'shop', room: 'catalogue', title: 'Cửa hàng', ...listRow },
  { path: '/cua-hang/danh-muc/$slug', page: 'category', room: 'catalogue', title: 'Danh mục', ...listRow },
  { path: '/cua-hang/$slug/$slug2', page: 'category', room: 'catalogue', title: 'Danh mục', ...listRow },
  { path: '/san-pham', page: 'products', room: 'catalogue', title: 'Tất cả sản phẩm', ...listRow },
  {
    path: '/san-pham/$slug',
    page: 'product',
    room: 'catalogue',
    title: 'Sản phẩm',
    ...shared(...productQuery, 'reviews'),
    spares: 'page',
    chunk: 'product',
  },
  {
    path: '/san-pham/$slug/tuy-bien',
    page: 'customise',
    room: 'catalogue',
    title: 'Tuỳ biến cấu hình',
    ...shared(...productQuery),
    spares: 'page',
    chunk: 'product',
    index: false,
  },
  { path: '/gio-hang', page: 'cart', room: 'order', title: 'Giỏ hàng', ...checkoutRow, waits: true },
  { path: '/gio-hang/sua/$line', page: 'edit-line', room: 'order', title: 'Sửa cấu hình', ...visitorRow },
  {
    path: '/checkout',
    page: 'checkout',
    room: 'order',
    title: 'Đặt hàng',
    ...checkoutRow,
    waits: true,
    frame: 'checkout',
  },
  { path: '/dat-hang-thanh-cong', page: 'thanks', room: 'order', title: 'Đặt hàng thành công', ...paymentRow },
  { path: '/tao-don-hang', page: 'add-by-query', room: 'order', title: 'Tạo đơn hàng', ...visitorRow },
  { path: '/xac-nhan-dat-hang', page: 'review-order', room: 'order', title: 'Xác nhận đơn hàng', ...paymentRow },
  { path: '/thanh-toan', page: 'payment', room: 'order', title: 'Thanh toán', ...payingRow },
  { path: '/thanh-toan/$id', page: 'payment', room: 'order', title: 'Thanh toán', ...payingRow },
  {
    path: '/ket-qua-thanh-toan/$id',
    page: 'payment-result',
    room: 'order',
    title: 'Kết quả thanh toán',
    ...paymentRow,
  },
  { path: '/PaymentResult', page: 'payment-return', room: 'order', title: 'Kết quả thanh toán', ...visitorRow },
  { path: '/don-hang', page: 'order-link', room: 'order', title: 'Mở đơn hàng', ...visitorRow },
  { path: '/don-hang/$token', page: 'order-link', room: 'order', title: 'Mở đơn hàng', ...visitorRow },
  { path: '/hoa-don', page: 'invoice', room: 'order', title: 'Hoá đơn', ...paymentRow },
  { path: '/bao-gia/$id', page: 'quotation', room: 'order', title: 'Báo giá', ...visitorRow },
  {
    path: '/san-pham/$slug/$checkout',
    page: 'direct-order',
    room: 'order',
    title: 'Mua ngay',
    ...checkoutRow,
    waits: true,
    frame: 'checkout',
  },
  { path: '/san-pham/$slug/$checkout/thanh-toan', page: 'payment', room: 'order', title: 'Thanh toán', ...payingRow },
  { path: '/cap-nhat-don-hang/$id', page: 'update-order', room: 'order', title: 'Cập nhật đơn hàng', ...checkoutRow },
  {
    path: '/dang-nhap',
    page: 'log-in',
    room: 'account',
    title: 'Đăng nhập',
    ...visitorRow,
    waits: true,
    chunk: 'login',
  },
  { path: '/dang-ky', page: 'register', room: 'account', title: 'Đăng ký', ...joiningRow, waits: true },
  { path: '/xac-thuc', page: 'verify', room: 'account', title: 'Xác thực tài khoản', ...joiningRow },
  {
    path: '/quen-mat-khau',
    page: 'forgot-password',
    room: 'account',
    title: 'Quên mật khẩu',
    ...joiningRow,
    waits: true,
  },
  {
    path: '/quen-mat-khau/verify',
    page: 'verify-reset',
    room: 'account',
    title: 'Nhập mã đặt lại mật khẩu',
    ...joiningRow,
  },
  {
    path: '/quen-mat-khau/reset',
    page: 'reset-password',
    room: 'account',
    title: 'Đặt mật khẩu mới',
    ...joiningRow,
    waits: true,
  },
  { path: '/reset', page: 'reset-password', room: 'account', title: 'Đặt mật khẩu mới', ...joiningRow, waits: true },
  {
    path: '/cap-nhat-dang-ky',
    page: 'complete-registration',
    room: 'account',
    title: 'Hoàn tất đăng ký',
    ...joiningRow,
  },
  {
    path: '/cap-nhat-dang-ky/hoan-tat',
    page: 'registration-completed',
    room: 'account',
    title: 'Đã hoàn tất đăng ký',
    ...joiningRow,
  },
  {
    path: '/lien-ket-tai-khoan',
    page: 'link-account',
    room: 'account',
    title: 'Liên kết tài khoản',
    ...customerRow,
    chunk: 'joining',
  },
  { path: '/quan-ly-tai-khoan', page: 'account', room: 'account', title: 'Quản lý tài khoản', ...portalRow },
  {
    path: '/quan-ly-tai-khoan/$slug',
    page: 'account',
    room: 'account',
    title: 'Quản lý tài khoản',
    ...portalRow,
    upload: 'picture',
  },
  { path: '/trang-ca-nhan', page: 'profile', room: 'account', title: 'Trang cá nhân', ...portalRow },
  { path: '/profile', page: 'profile', room: 'account', title: 'Tài khoản', ...portalRow },
  { path: '/service', page: 'services', room: 'service', title: 'Dịch vụ của tôi', ...portalRow },
  { path: '/service/$id', page: 'service', room: 'service', title: 'Chi tiết dịch vụ', ...portalRow },
  { path: '/service/$id/dns', page: 'zone', room: 'service', title: 'Bản ghi DNS', ...portalRow, upload: 'zone' },
  { path: '/service/$id/ten-mien', page: 'domain-settings', room: 'service', title: 'Cài đặt tên miền', ...portalRow },
  { path: '/yeu-cau-ho-tro', page: 'support', room: 'service', title: 'Hỗ trợ', ...portalRow, upload: 'support' },
  {
    path: '/yeu-cau-ho-tro/$id',
    page: 'support-request',
    room: 'service',
    title: 'Yêu cầu hỗ trợ',
    ...portalRow,
    upload: 'support',
  },
  { path: '/so-du', page: 'balance', room: 'account', title: 'Số dư', ...customerRow },
  { path: '/order', page: 'orders', room: 'order', title: 'Đơn hàng', ...portalRow },
  { path: '/order/$id', page: 'order', room: 'order', title: 'Chi tiết đơn hàng', ...portalRow },
  {
    path: '/san-pham-yeu-thich',
    page: 'favourites',
    room: 'catalogue',
    title: 'Sản phẩm yêu thích',
    ...visitorRow,
    chunk: 'portal',
  },
  { path: '/tinh-trang', page: 'status', room: 'content', title: 'Tình trạng hệ thống', ...shared(), quiet: true },
  { path: '/tuy-chon-rieng-tu', page: 'privacy-choices', room: 'account', title: 'Tuỳ chọn riêng tư', ...visitorRow },
  {
    path: '/danh-sach-bai-viet',
    page: 'articles',
    room: 'content',
    title: 'Bài viết',
    ...shared('q', 'page', 'chuyen-muc', 'the', 'ngan-sach', 'ids'),
    chunk: 'articles',
  },
  {
    path: '/danh-sach-bai-viet/$slug',
    page: 'article',
    room: 'content',
    title: 'Bài viết',
    ...previewed,
    chunk: 'reading',
  },
  { path: '/author/$id', page: 'author', room: 'content', title: 'Tác giả', ...shared('page'), chunk: 'articles' },
  { path: '/project/$slug', page: 'project', room: 'content', title: 'Dự án', ...shared(), chunk: 'reading' },
  {
    path: '/dang-ky-tu-van',
    page: 'consultation',
    room: 'content',
    title: 'Đăng ký tư vấn',
    ...shared('san-pham', ...configurationQuery),
  },
  { path: '/success', page: 'consultation-sent', room: 'content', title: 'Cảm ơn bạn', ...visitorRow },
  {
    path: '/tim-kiem-domain',
    page: 'domain-search',
    room: 'service',
    title: 'Kiểm tra tên miền',
    ...shared(),
    spares: 'visit',
    cache: domainCache,
    chunk: 'checkout',
  },
  {
    path: '/xac-thuc-thong-tin-domain',
    page: 'registrant-documents-list',
    room: 'service',
    title: 'Xác thực thông tin tên miền',
    ...visitorRow,
  },
  {
    path: '/xac-thuc-thong-tin/$id',
    page: 'registrant-documents',
    room: 'service',
    title: 'Hồ sơ tên miền',
    ...visitorRow,
    upload: 'documents',
  },
  {
    path: '/tim-kiem',
    page: 'search',
    room: 'catalogue',
    title: 'Tìm kiếm',
    ...shared('q'),
    index: false,
    spares: 'visit',
  },
  {
    path: '/thuc-hanh-lab/$lab',
    page: 'lab',
    room: 'catalogue',
    title: 'Thực hành lab',
    ...shared(),
    quiet: true,
    frame: 'plain',
  },
  {
    path: '/thuc-hanh-lab/$lab/$exercise',
    page: 'lab',
    room: 'catalogue',
    title: 'Thực hành lab',
    ...shared(),
    quiet: true,
    frame: 'plain',
  },
  { path: '/flaticon', page: 'flaticon', room: 'check', title: 'Biểu tượng', ...shared(), index: false },
  { path: '/test', page: 'gallery', room: 'check', title: 'Bộ thành phần', ...shared(), index: false },
  {
    path: '/test12',
    page: 'self-check',
    room: 'check',
    title: 'Tự kiểm tra dịch vụ',
    ...shared(),
    cache: { seconds: 10, query: [] },
    index: false,
  },
  {
    path: '/so-sanh',
    page: 'compare',
    room: 'catalogue',
    title: 'So sánh sản phẩm',
    ...shared('sp', 'time', 'khac'),
    chunk: 'checkout',
    index: false,
  },
  {
    path: '/dang-ky-microsoft-365-backup',
    page: 'm365-backup',
    room: 'catalogue',
    title: 'Đăng ký sao lưu Microsoft 365',
    ...shared('users', 'years', 'time'),
  },
  {
    path: '/dang-ky-microsoft-365-backup/thanh-cong',
    page: 'm365-backup-done',
    room: 'catalogue',
    title: 'Đã thêm gói sao lưu Microsoft 365',
    ...visitorRow,
  },
  // Last: named paths take precedence.
  { path: '/$slug', ...content },
  { path: '/$slug/$slug2', ...content },
  { path: '/$slug/$slug2/$slug3', ...content },
] as const satisfies readonly Row[];

export type PageName = (typeof rows)[number]['page'];
export type RoutePath = (typeof rows)[number]['path'];
export type RouteRow = Row & { readonly page: PageName; readonly path: RoutePath };
export const routeRows: readonly RouteRow[] = rows;

/** Old or duplicate paths that redirect and preserve the query. */
export const redirectedRoutes: readonly { readonly path: string; readonly to: string; readonly status: 301 }[] = [
  { path: '/dat-hang', to: '/checkout', status: 301 },
];

/** Whether a popup, the voucher or the icon may appear on a page. [LAY-08] */
export const canInterrupt = (row: Pick<RouteRow, 'quiet' | 'spares'> | null | undefined): boolean =>
  row?.quiet === false && row.spares === undefined;

/** Source file of a page, as in the build's manifest. */
export const pageSource = ({ page, room }: Pick<RouteRow, 'page' | 'room'>): string =>
  `src/ui/pages/${room}/${page}.page.tsx`;
