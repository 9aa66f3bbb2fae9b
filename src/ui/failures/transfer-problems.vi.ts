import type { TransferProblem } from '#core/shared/domains/domain-problems.ts';

/** The reason and its remedy; shared with the failure of the same kind. */
export const transferProblemTexts: Readonly<Record<TransferProblem, (name: string) => string>> = {
  available: (name) => `${name} chưa có ai đăng ký, bạn đăng ký mới được ngay ở thẻ “Một tên”.`,
  reserved: (name) => `${name} được giữ lại theo quy định, không chuyển được.`,
  invalid: (name) => `${name} không phải tên miền hợp lệ.`,
  unknown: (name) => `Chưa tra cứu được ${name}. Bạn thử lại sau ít phút.`,
  'not-sold': () => 'Cửa hàng chưa quản lý đuôi này nên chưa nhận chuyển về được.',
  locked: (name) => `${name} đang bị khoá chuyển. Bạn yêu cầu nơi đang giữ tên mở khoá trước.`,
  'code-forgotten': (name) =>
    `Mã chuyển của ${name} đã được xoá vì đơn để quá 30 ngày. Bạn nhập lại mã chuyển rồi đặt hàng tiếp.`,
  young: (name) => `${name} được đăng ký chưa đủ 60 ngày. Đuôi quốc tế phải qua 60 ngày mới chuyển được.`,
};
