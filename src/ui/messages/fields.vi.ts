import type { FieldProblem } from '#core/failures.ts';

/** Why a field is refused. [VAL-01 to VAL-06] */
export const fieldProblems: Readonly<Record<FieldProblem, string>> = {
  required: 'Vui lòng nhập thông tin',
  phone: 'Số điện thoại không hợp lệ',
  email: 'Email không hợp lệ',
  username: 'Bạn nhập email hoặc số điện thoại 10 số',
  'username-taken': 'Email hoặc số điện thoại này đã có tài khoản',
  'password-short': 'Mật khẩu phải có ít nhất 6 ký tự',
  'password-common': 'Mật khẩu này quá phổ biến, dễ bị đoán ra. Bạn chọn mật khẩu khác',
  'password-wrong': 'Mật khẩu hiện tại chưa đúng',
  'password-repeat': 'Mật khẩu nhập lại chưa khớp',
  code: 'Mã kích hoạt là 6 chữ số',
  'birth-date': 'Ngày sinh không hợp lệ',
  'identity-number': 'Số định danh gồm 12 chữ số',
  image: 'Ảnh phải là PNG, JPEG hoặc WebP, tối đa 1 MB',
  stars: 'Bạn chọn từ 1 đến 5 sao',
  terms: 'Bạn cần đồng ý với điều khoản để tạo tài khoản',
  consent: 'Bạn đánh dấu đồng ý thì cửa hàng mới được gửi thư',
  'tax-code': 'Mã số thuế không hợp lệ',
  domain: 'Tên miền không hợp lệ',
  choice: 'Lựa chọn này không có trong danh sách',
  'too-long': 'Nội dung quá dài',
};
