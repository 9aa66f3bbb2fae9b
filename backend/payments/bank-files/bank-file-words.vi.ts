import { type StatementProblem, statementFormats } from '#core/order-rules/bank-statement.ts';
import { formatDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { PlannedRow } from './plan-bank-file.ts';

export const bankFileProblems = {
  isEmpty: 'Tệp trống. Hãy tải lại sao kê từ ngân hàng.',
  wrongEnding: 'Hãy chọn tệp .csv hoặc .xlsx như ngân hàng xuất ra.',
  noWorkbook: 'Không mở được tệp Excel này. Hãy mở bằng Excel, lưu lại dạng .xlsx rồi tải lên.',
  tooLong: (rows: number) => `Sao kê có hơn ${rows.toLocaleString('vi-VN')} dòng. Hãy xuất từng khoảng ngày ngắn hơn.`,
  unknownFormat: `Không thấy dòng tiêu đề của sao kê. Tệp đọc được là sao kê của ${statementFormats
    .map(({ bank }) => bank)
    .join(', ')} có cột ngày, số tham chiếu, số tiền ghi có và nội dung.`,
  otherAccount: (other: string, own: string) =>
    `Sao kê này của tài khoản ${other}. Khách chuyển tiền vào tài khoản ${own}: hãy xuất sao kê của tài khoản đó.`,
  tooManyCells: 'Tệp có quá nhiều ô. Hãy xoá hàng, cột trống ở cuối bảng, hoặc xuất từng khoảng ngày ngắn hơn.',
  tooLarge: 'Tệp lớn hơn 5 MB.',
} as const;

export const refusalSentences: Readonly<Record<StatementProblem, string>> = {
  date: 'Ngày không đọc được. Viết ngày/tháng/năm, ví dụ 05/11/2026.',
  future: 'Ngày ở tương lai. Xem lại ngày và tháng.',
  amount: 'Số tiền không đọc được. Viết 1.000.000 hoặc 1,000,000, không có phần lẻ.',
  reference: 'Thiếu số tham chiếu của ngân hàng, hoặc số quá dài.',
  repeated: 'Số tham chiếu này đã có ở một dòng trước trong tệp.',
};

const known: Readonly<Record<Extract<PlannedRow, { readonly effect: 'known' }>['why'], string>> = {
  file: 'Đã có từ trước, theo số tham chiếu',
  payment: 'Đơn đã được thanh toán bằng khoản này',
  transfer: 'Ngân hàng đã báo khoản này',
  'top-up': 'Đã vào số dư bằng lệnh nạp',
};

/** Why it is known, or the order that its payer named with what it still costs. */
export const describePlanned = (row: PlannedRow): string => {
  if (row.effect === 'keep') return 'Không rõ đơn nào: chờ bạn khớp';
  if (row.effect === 'top-up') return `Nạp số dư, lệnh ${row.topUp}`;
  if (row.effect === 'known') {
    if (row.why === 'payment') return `${known.payment}: ${row.order}`;
    return row.why === 'top-up' ? `${known['top-up']} ${row.topUp}` : known[row.why];
  }
  const rest = subtractDong(row.due, row.amount);
  const about = `${row.order}, còn phải trả ${formatDong(row.due)}`;
  if (rest === 0) return about;
  return rest > 0
    ? `${about}: thiếu ${formatDong(rest)}`
    : `${about}: thừa ${formatDong(subtractDong(row.amount, row.due))}, sẽ chờ hoàn`;
};
