/**
 * The route table. Cache headers, robots, guards, sitemap, the accessibility list and the screenshot list derive from
 * it; router.tsx builds the tree from it. Plain data: the host imports it without React.
 */

/** Who may see a page: everybody the same, one visitor his own, or a customer who has logged in. */
export type Audience = 'public' | 'visitor' | 'customer';

/**
 * `no-store`, or how many seconds a rendered page may be given to everybody and which query parameters make it another
 * page (a trailing `*` stands for a family of names). All other parameters leave the cache key.
 */
export type CachePolicy =
  | 'no-store'
  | {
      readonly seconds: number;
      readonly query: readonly string[];
      /** Those of them that make the page one reader's own, such as the key of a draft: nobody keeps it. */
      readonly unkept?: readonly string[];
    };

/** For how many seconds a page may be given to everybody; none with a parameter that makes it one reader's own. */
export const keptSeconds = (policy: CachePolicy, has: (name: string) => boolean): number =>
  policy === 'no-store' || policy.unkept?.some(has) ? 0 : policy.seconds;

/** Whether a query parameter makes another page of it. */
export const isDeclared = (query: readonly string[], name: string): boolean =>
  query.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));

/** Name of a page; its module is src/ui/pages/{name}.page.tsx, its loader {name}.loader.ts. */
export type PageName =
  | 'home'
  | 'bare-metal'
  | 'shop'
  | 'category'
  | 'products'
  | 'product'
  | 'customise'
  | 'cart'
  | 'checkout'
  | 'thanks'
  | 'add-by-query'
  | 'review-order'
  | 'payment'
  | 'payment-result'
  | 'payment-return'
  | 'invoice'
  | 'quotation'
  | 'direct-order'
  | 'update-order'
  | 'log-in'
  | 'register'
  | 'verify'
  | 'forgot-password'
  | 'verify-reset'
  | 'reset-password'
  | 'complete-registration'
  | 'registration-completed'
  | 'link-account'
  | 'account'
  | 'profile'
  | 'services'
  | 'service'
  | 'orders'
  | 'order'
  | 'favourites'
  | 'privacy-choices'
  | 'articles'
  | 'article'
  | 'author'
  | 'project'
  | 'content-page'
  | 'search'
  | 'domain-search'
  | 'papers-list'
  | 'papers'
  | 'consultation'
  | 'consultation-sent'
  | 'lab'
  | 'flaticon'
  | 'gallery'
  | 'self-check'
  | 'compare'
  | 'm365-backup'
  | 'm365-backup-done';

export type RouteRow = {
  /** In the router's notation: `$slug` is a parameter. */
  readonly path: string;
  readonly page: PageName;
  readonly audience: Audience;
  readonly cache: CachePolicy;
  /** False: «noindex, nofollow» in meta and header. [ROUTE-44] */
  readonly index: boolean;
  /** What stands before the shop's name; a page with data puts its own in its place. null: the shop's own title. [ROUTE-47] */
  readonly title: string | null;
};

const listQuery = ['q', 'from', 'to', 'sale', 'tag', 'store', 'sort', 'page'] as const;
const configurationQuery = ['time', 'count', 'chosen*', 'plan', 'configuration.*'] as const;

const open = (
  path: string,
  page: PageName,
  title: string | null,
  query: readonly string[],
  index = true,
): RouteRow => ({ path, page, audience: 'public', cache: { seconds: 60, query }, index, title });

const own = (path: string, page: PageName, title: string): RouteRow => ({
  path,
  page,
  audience: 'visitor',
  cache: 'no-store',
  index: false,
  title,
});

/** A customer's page: whoever is not logged in is sent to /dang-nhap?redirectUrl={fullPath}. [GRD-01] */
const guarded = (path: string, page: PageName, title: string): RouteRow => ({
  ...own(path, page, title),
  audience: 'customer',
});

/** An editor's link adds the key of a draft. [CMS-02] */
const articleRow: RouteRow = {
  ...open('/danh-sach-bai-viet/$slug', 'article', 'Bài viết', []),
  cache: { seconds: 60, query: ['preview'], unkept: ['preview'] },
};

/** Whether a name is free changes every moment: only the page without a question is kept. [ROUTE-33] */
const domainRow: RouteRow = {
  ...open('/tim-kiem-domain', 'domain-search', 'Kiểm tra tên miền', []),
  cache: {
    seconds: 60,
    query: ['q', 'duoi', 'nhom', 'tab', 'ten', 'nam', 'whois', 'chua-them'],
    unkept: ['q', 'ten', 'whois', 'chua-them'],
  },
};

/** What no other row answers is asked of the content system; a page of it puts its own title in this one's place. [ROUTE-42] */
const contentRows = ['/$slug', '/$slug/$slug2', '/$slug/$slug2/$slug3'].map((path) =>
  open(path, 'content-page', 'Không tìm thấy trang', []),
);

export const routeRows: readonly RouteRow[] = [
  open('/', 'home', null, ['tab', 'term']),
  open('/baremetal', 'bare-metal', 'Bare Metal: máy chủ vật lý cho thuê', listQuery),
  open('/cua-hang', 'shop', 'Cửa hàng', listQuery),
  open('/cua-hang/danh-muc/$slug', 'category', 'Danh mục', listQuery),
  open('/cua-hang/$slug/$slug2', 'category', 'Danh mục', listQuery),
  open('/san-pham', 'products', 'Tất cả sản phẩm', listQuery),
  open('/san-pham/$slug', 'product', 'Sản phẩm', [...configurationQuery, 'reviews']),
  open('/san-pham/$slug/tuy-bien', 'customise', 'Tuỳ biến cấu hình', configurationQuery, false),
  own('/gio-hang', 'cart', 'Giỏ hàng'),
  own('/checkout', 'checkout', 'Đặt hàng'),
  own('/dat-hang-thanh-cong', 'thanks', 'Đặt hàng thành công'),
  own('/tao-don-hang', 'add-by-query', 'Tạo đơn hàng'),
  own('/xac-nhan-dat-hang', 'review-order', 'Xác nhận đơn hàng'),
  own('/thanh-toan', 'payment', 'Thanh toán'),
  own('/thanh-toan/$id', 'payment', 'Thanh toán'),
  own('/ket-qua-thanh-toan/$id', 'payment-result', 'Kết quả thanh toán'),
  own('/PaymentResult', 'payment-return', 'Kết quả thanh toán'),
  own('/hoa-don', 'invoice', 'Hoá đơn'),
  own('/bao-gia/$id', 'quotation', 'Báo giá'),
  own('/san-pham/$slug/$checkout', 'direct-order', 'Mua ngay'),
  own('/san-pham/$slug/$checkout/thanh-toan', 'payment', 'Thanh toán'),
  own('/cap-nhat-don-hang/$id', 'update-order', 'Cập nhật đơn hàng'),
  own('/dang-nhap', 'log-in', 'Đăng nhập'),
  own('/dang-ky', 'register', 'Đăng ký'),
  own('/xac-thuc', 'verify', 'Xác thực tài khoản'),
  own('/quen-mat-khau', 'forgot-password', 'Quên mật khẩu'),
  own('/quen-mat-khau/verify', 'verify-reset', 'Nhập mã đặt lại mật khẩu'),
  own('/quen-mat-khau/reset', 'reset-password', 'Đặt mật khẩu mới'),
  own('/reset', 'reset-password', 'Đặt mật khẩu mới'),
  own('/cap-nhat-dang-ky', 'complete-registration', 'Hoàn tất đăng ký'),
  own('/cap-nhat-dang-ky/hoan-tat', 'registration-completed', 'Đã hoàn tất đăng ký'),
  guarded('/lien-ket-tai-khoan', 'link-account', 'Liên kết tài khoản'),
  guarded('/quan-ly-tai-khoan', 'account', 'Quản lý tài khoản'),
  guarded('/quan-ly-tai-khoan/$slug', 'account', 'Quản lý tài khoản'),
  guarded('/trang-ca-nhan', 'profile', 'Trang cá nhân'),
  guarded('/profile', 'profile', 'Tài khoản'),
  guarded('/service', 'services', 'Dịch vụ của tôi'),
  guarded('/service/$id', 'service', 'Chi tiết dịch vụ'),
  guarded('/order', 'orders', 'Đơn hàng'),
  guarded('/order/$id', 'order', 'Chi tiết đơn hàng'),
  own('/san-pham-yeu-thich', 'favourites', 'Sản phẩm yêu thích'),
  own('/tuy-chon-rieng-tu', 'privacy-choices', 'Tuỳ chọn riêng tư'),
  open('/danh-sach-bai-viet', 'articles', 'Bài viết', ['q', 'page', 'chuyen-muc', 'the', 'ngan-sach']),
  articleRow,
  open('/author/$id', 'author', 'Tác giả', ['page']),
  open('/project/$slug', 'project', 'Dự án', []),
  open('/dang-ky-tu-van', 'consultation', 'Đăng ký tư vấn', ['san-pham', ...configurationQuery]),
  own('/success', 'consultation-sent', 'Cảm ơn bạn'),
  domainRow,
  own('/xac-thuc-thong-tin-domain', 'papers-list', 'Xác thực thông tin tên miền'),
  own('/xac-thuc-thong-tin/$id', 'papers', 'Hồ sơ tên miền'),
  open('/tim-kiem', 'search', 'Tìm kiếm', ['q'], false),
  open('/thuc-hanh-lab/$lab', 'lab', 'Thực hành lab', []),
  open('/thuc-hanh-lab/$lab/$exercise', 'lab', 'Thực hành lab', []),
  open('/flaticon', 'flaticon', 'Biểu tượng', [], false),
  open('/test', 'gallery', 'Bộ thành phần', [], false),
  { ...open('/test12', 'self-check', 'Tự kiểm tra dịch vụ', [], false), cache: { seconds: 10, query: [] } },
  open('/so-sanh', 'compare', 'So sánh sản phẩm', ['sp', 'time', 'khac'], false),
  open('/dang-ky-microsoft-365-backup', 'm365-backup', 'Đăng ký sao lưu Microsoft 365', ['users', 'years', 'time']),
  own('/dang-ky-microsoft-365-backup/thanh-cong', 'm365-backup-done', 'Đã thêm gói sao lưu Microsoft 365'),
  // Last: every named address wins.
  ...contentRows,
];

/** Old or doubled addresses that only send on, their query kept. */
export const movedRoutes: readonly { readonly path: string; readonly to: string; readonly status: 301 }[] = [
  { path: '/dat-hang', to: '/checkout', status: 301 },
];

/** Source file of a page, as the build's manifest names it. */
export const pageSource = (page: PageName): string => `src/ui/pages/${page}.page.tsx`;
