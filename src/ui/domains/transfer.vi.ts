import type { TransferProblem } from '#core/domains/transfer.ts';

/** Why a name cannot be moved here, and what helps. The failure of the same kind says it too. */
export const transferProblemTexts: Readonly<Record<TransferProblem, (name: string) => string>> = {
  available: (name) => `${name} chưa có ai đăng ký, bạn đăng ký mới được ngay ở thẻ «Một tên».`,
  reserved: (name) => `${name} được giữ lại theo quy định, không chuyển được.`,
  invalid: (name) => `${name} không phải tên miền hợp lệ.`,
  unknown: (name) => `Chưa tra cứu được ${name}. Bạn thử lại sau ít phút.`,
  'not-sold': () => 'Cửa hàng chưa quản lý đuôi này nên chưa nhận chuyển về được.',
  locked: (name) => `${name} đang bị khoá chuyển. Bạn yêu cầu nơi đang giữ tên mở khoá trước.`,
  'code-forgotten': (name) =>
    `Mã chuyển của ${name} đã được xoá vì đơn để quá 30 ngày. Bạn nhập lại mã chuyển rồi đặt hàng tiếp.`,
  young: (name) => `${name} được đăng ký chưa đủ 60 ngày. Đuôi quốc tế phải qua 60 ngày mới chuyển được.`,
};

/** Words about bringing a name from another registrar. */
export const transferText = {
  tab: 'Chuyển về',
  field: 'Tên miền đang có ở nơi khác',
  hint: 'Ghi cả đuôi, ví dụ tiembanhmay.com.',
  invalid: 'Tên miền không hợp lệ',
  submit: 'Kiểm tra',
  checking: 'Đang kiểm tra',
  open: (name: string) => `${name} không bị khoá chuyển, có thể bắt đầu.`,
  bill: 'Chi phí chuyển về',
  year: 'Một năm theo giá gia hạn, được cộng vào hạn đang có',
  code: 'Mã chuyển (mã EPP)',
  codeHint: 'Lấy ở nơi đang giữ tên. Mã được niêm phong khi lưu, không hiện lại và không nằm trong email nào.',
  add: 'Thêm vào giỏ',
  again: 'Nhập lại mã chuyển',
  forgotten: 'Mã chuyển đã được xoá vì giỏ để quá 30 ngày.',
  stepsTitle: 'Các bước chuyển tên miền về đây',
  steps: [
    'Mở khoá chuyển ở nơi đang giữ tên và lấy mã chuyển (mã EPP).',
    'Kiểm tra tên, nhập mã ở trang này rồi đặt hàng. Đừng gửi mã qua email hay ghi chú: ai có mã là chuyển được tên.',
    'Sau khi thanh toán, nhân viên chuyển tên và báo bạn qua email khi xong.',
    'Máy chủ tên không đổi trong lúc chuyển nên website và email không phải dừng.',
  ],
};
