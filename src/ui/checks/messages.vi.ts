import type { CheckedService, ServiceState } from '#core/checks/self-check.ts';

export const iconsText = {
  title: 'Biểu tượng',
  lead: 'Mọi biểu tượng của bộ thành phần. Bấm vào một ô để chép tên.',
  signs: 'Biểu tượng chung',
  lines: 'Biểu tượng dòng sản phẩm',
  copy: (name: string) => `Chép tên ${name}`,
};

export const selfCheckText = {
  title: 'Tự kiểm tra dịch vụ',
  allUp: (services: number) => `Cả ${services} dịch vụ đều trả lời.`,
  someDown: (down: number, services: number) => `${down} trên ${services} dịch vụ không trả lời đúng.`,
  lead: 'Mỗi dịch vụ được hỏi một câu nhẹ, chỉ đọc, trong ba giây. Kết quả được giữ mười giây.',
  again: 'Kiểm tra lại',
  columns: { service: 'Dịch vụ', state: 'Trạng thái', time: 'Thời gian', advice: 'Việc cần làm' },
  ms: (ms: number) => `${ms} ms`,
  crm: 'Dịch vụ CRM chỉ nhận yêu cầu ghi nên không có phép thử ở đây; lỗi của nó nằm trong nhật ký.',
};

export const serviceNames: Readonly<Record<CheckedService, { readonly name: string; readonly variable: string }>> = {
  identity: { name: 'Định danh: token ẩn danh', variable: 'AUTH_ORIGIN' },
  accounts: { name: 'Tài khoản: cách đăng nhập', variable: 'AUTH_ORIGIN' },
  catalogue: { name: 'Danh mục: đơn vị tính', variable: 'PRODUCT_ORIGIN' },
  favourites: { name: 'Yêu thích: danh sách của khách', variable: 'ORDER_ORIGIN' },
  orders: { name: 'Đơn hàng: tên trạng thái', variable: 'ORDER_ORIGIN' },
  payments: { name: 'Thanh toán: phương thức', variable: 'PAYMENT_ORIGIN' },
  invoices: { name: 'Hoá đơn: một số không có', variable: 'INVOICE_ORIGIN' },
  services: { name: 'Dịch vụ đám mây: danh sách trống', variable: 'CLOUD_ORIGIN' },
  domains: { name: 'Tên miền: một tên đã có chủ', variable: 'WHOIS_ORIGIN' },
  places: { name: 'Địa danh: tỉnh, thành phố', variable: 'USER_ORIGIN' },
  content: { name: 'Nội dung: logo', variable: 'CMS_URL' },
  articles: { name: 'Bài viết: chuyên mục', variable: 'CMS_URL' },
};

export const stateNames: Readonly<Record<ServiceState, string>> = {
  up: 'Hoạt động',
  'not-found': 'Không có địa chỉ này',
  denied: 'Bị từ chối',
  rejected: 'Từ chối yêu cầu',
  unreachable: 'Không nối được',
  garbled: 'Trả lời không đọc được',
  unknown: 'Không rõ kết quả',
  late: 'Quá ba giây',
  broken: 'Lỗi trong cửa hàng',
};

/** `variable`: environment variable with the service's URL. */
export const adviceOf: Readonly<Record<ServiceState, (variable: string) => string>> = {
  up: () => 'Không cần làm gì.',
  'not-found': (variable) =>
    `Địa chỉ trong ${variable} trỏ tới dịch vụ khác hoặc sai đường dẫn. Sửa rồi khởi động lại.`,
  denied: () => 'Token ẩn danh không được nhận. Xem khoá ký của dịch vụ định danh có khớp giữa hai bên không.',
  rejected: () => 'Dịch vụ hiểu nhưng từ chối. Đọc nhật ký của dịch vụ để biết mã lỗi.',
  unreachable: (variable) => `Xem dịch vụ có đang chạy không, và địa chỉ trong ${variable} có đúng không.`,
  garbled: (variable) => `Dịch vụ ở ${variable} trả lời khác hợp đồng. So phiên bản hai bên.`,
  unknown: () => 'Yêu cầu đã gửi mà không có trả lời. Kiểm tra lại sau một phút.',
  late: () => 'Dịch vụ chạy nhưng chậm. Xem tải của máy và cơ sở dữ liệu.',
  broken: () => 'Cửa hàng gặp lỗi khi hỏi. Tìm trong nhật ký của cửa hàng theo giờ này.',
};
