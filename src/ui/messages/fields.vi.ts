import type { FieldProblem } from '#core/failures.ts';

/** Why a field is refused. [VAL-03 to VAL-05] */
export const fieldProblems: Readonly<Record<FieldProblem, string>> = {
  required: 'Vui lòng nhập thông tin',
  phone: 'Số điện thoại không hợp lệ',
  email: 'Email không hợp lệ',
  'tax-code': 'Mã số thuế không hợp lệ',
  domain: 'Tên miền không hợp lệ',
  choice: 'Lựa chọn này không có trong danh sách',
  'too-long': 'Nội dung quá dài',
};
