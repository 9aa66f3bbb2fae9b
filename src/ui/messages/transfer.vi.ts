import type { DomainStatus } from '#core/domains/domain-registry.port.ts';

/** Words about bringing a name from another registrar. */
export const transferText = {
  tab: 'Chuyển về',
  field: 'Tên miền đang có ở nơi khác',
  hint: 'Ghi cả đuôi, ví dụ tiembanhmay.com.',
  invalid: 'Tên miền không hợp lệ',
  submit: 'Kiểm tra',
  checking: 'Đang kiểm tra',
  unsold: 'Cửa hàng chưa quản lý đuôi này nên chưa nhận chuyển về được.',
  states: {
    available: (name) => `${name} chưa có ai đăng ký, bạn đăng ký mới được ngay ở thẻ «Một tên».`,
    reserved: (name) => `${name} được giữ lại theo quy định, không chuyển được.`,
    invalid: (name) => `${name} không phải tên miền hợp lệ.`,
    unknown: (name) => `Chưa tra cứu được ${name}. Bạn thử lại sau ít phút.`,
  } satisfies Record<Exclude<DomainStatus, 'registered'>, (name: string) => string>,
  locked: (name: string) => `${name} đang bị khoá chuyển. Bạn yêu cầu nơi đang giữ tên mở khoá trước.`,
  open: (name: string) => `${name} không bị khoá chuyển, có thể bắt đầu.`,
  ask: 'Gửi yêu cầu chuyển',
  stepsTitle: 'Các bước chuyển tên miền về đây',
  steps: [
    'Mở khoá chuyển ở nơi đang giữ tên và lấy mã chuyển (mã EPP).',
    'Gửi yêu cầu, ghi tên miền vào phần nội dung. Phí được báo trước khi làm.',
    'Nhân viên gọi lại và nhận mã EPP trực tiếp từ bạn. Đừng gửi mã qua biểu mẫu hay email: ai có mã là chuyển được tên.',
    'Máy chủ tên không đổi trong lúc chuyển nên website và email không phải dừng.',
  ],
};
