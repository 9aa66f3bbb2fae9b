import { foundColumns } from '#contracts/desk/columns/found-columns.vi.ts';

/** Of the whole desk. */
export const deskWords = {
  resources: {
    products: { name: 'Sản phẩm' },
    'catalogue-files': { name: 'Nhập danh mục' },
    lines: { name: 'Dòng sản phẩm' },
    options: { name: 'Tuỳ chọn' },
    extensions: { name: 'Đuôi tên miền' },
    stocks: { name: 'Tình trạng hàng' },
    'support-requests': { name: 'Hỗ trợ' },
    incidents: { name: 'Sự cố' },
    'canned-answers': { name: 'Câu trả lời mẫu' },
    consultations: { name: 'Yêu cầu tư vấn' },
    vouchers: { name: 'Mã giảm giá' },
    gifts: { name: 'Quà tặng' },
    orders: { name: 'Đơn hàng' },
    customers: { name: 'Khách hàng' },
    'customer-merges': { name: 'Gộp khách hàng' },
    transfers: { name: 'Tiền chưa khớp' },
    'bank-files': { name: 'Sao kê ngân hàng' },
    'registrar-tasks': { name: 'Tên miền ở nơi đăng ký' },
    refunds: { name: 'Hoàn tiền' },
    balances: { name: 'Số dư của khách' },
    'balance-entries': { name: 'Sổ số dư' },
    approvals: { name: 'Duyệt khoản lớn' },
    invoices: { name: 'Hoá đơn' },
    services: { name: 'Dịch vụ' },
    'set-ups': { name: 'Chờ khởi tạo' },
    machines: { name: 'Vận hành dịch vụ' },
    papers: { name: 'Hồ sơ tên miền' },
    'domain-transfers': { name: 'Chuyển tên miền về' },
    zones: { name: 'Bản ghi trên máy chủ tên' },
    mails: { name: 'Thư và tin nhắn' },
    'mail-samples': { name: 'Mẫu thư' },
    'chat-messages': { name: 'Hộp thư chat' },
    'service-mails': { name: 'Thư về dịch vụ' },
    'service-extensions': { name: 'Thêm ngày' },
    sales: { name: 'Doanh thu' },
    articles: { name: 'Bài viết' },
    banners: { name: 'Banner' },
    menus: { name: 'Menu' },
    contact: { name: 'Liên hệ' },
    redirects: { name: 'Chuyển hướng' },
    pages: { name: 'Trang nội dung' },
    reviews: { name: 'Đánh giá' },
    faqs: { name: 'Câu hỏi' },
    projects: { name: 'Dự án' },
    authors: { name: 'Tác giả' },
    'article-categories': { name: 'Chuyên mục' },
    'article-tags': { name: 'Thẻ' },
    footer: { name: 'Chân trang' },
    licences: { name: 'Giấy phép' },
    pictures: { name: 'Kho ảnh' },
    'mail-texts': { name: 'Lời thư' },
    accounts: { name: 'Tài khoản nhân viên' },
    'staff-roles': { name: 'Vai trò' },
    sessions: { name: 'Phiên đăng nhập' },
    log: { name: 'Nhật ký' },
    'customer-log': { name: 'Nhật ký khách hàng' },
  },
};

export const menuWords = {
  today: 'Hôm nay',
  selling: 'Bán hàng',
  operations: 'Vận hành',
  money: 'Tiền',
  goods: 'Hàng hoá',
  content: 'Nội dung',
  staff: 'Nhân viên',
  others: 'Khác',
  pages: 'Trang khác',
  loading: 'Đang tải',
  noOptions: 'Không có mục nào',
};

export const fileWords = { csv: 'Tải CSV', xlsx: 'Tải Excel' };

export const noteWords = {
  write: 'Ghi chú',
  note: 'Ghi chú nội bộ',
  text: 'Nhân viên khác đọc được; khách chỉ thấy khi tải dữ liệu cá nhân của mình.',
  written: 'Đã ghi chú.',
};

export const heldWords = {
  held: 'Số tiền vượt hạn mức một người: đang chờ người thứ hai duyệt. Chưa có gì thay đổi.',
};

export const searchWords = {
  label: 'Tìm khắp nơi',
  hint: 'Tên, điện thoại, email, tên miền, IP, số đơn, số hoá đơn',
  none: 'Không thấy gì',
  clear: 'Xoá ô tìm',
  loading: 'Đang tìm',
  kinds: foundColumns.kind.words,
};

export const failureWords = {
  unreachable: 'Không kết nối được máy chủ. Những gì bạn gõ vẫn còn; hãy thử lại.',
  confirm: 'Gõ mã xác thực',
  loggedOut: 'Phiên làm việc đã hết. Đăng nhập ở thẻ khác rồi lưu lại; những gì bạn gõ vẫn còn.',
};
