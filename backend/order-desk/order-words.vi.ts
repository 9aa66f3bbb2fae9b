import { REGISTRAR } from '#backend/cloud-services/control/action-schema.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';
import type { TransferState, UnmatchedTransferRow } from '#backend/payments/transfers/transfer-schema.ts';
import { paymentMethodNames } from '#contracts/desk/columns/order-columns.vi.ts';
import type { MergeRefusal } from '#core/account-rules/merge-customers.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

const problemWords: Readonly<Record<string, string>> = {
  required: 'Bắt buộc',
  'name-letters': 'Tên cần có ít nhất một chữ cái',
  phone: 'Số điện thoại không hợp lệ',
  'phone-prefix': 'Không có mạng nào dùng đầu số này',
  email: 'Email không hợp lệ',
  'tax-code': 'Mã số thuế không hợp lệ',
  'too-long': 'Quá dài',
};

export const problemSentence = (problem: FieldProblem): string => lookUp(problemWords, problem) ?? 'Chưa đúng';

export const orderSentences = {
  noCustomer: 'Không có khách hàng này.',
  noProduct: 'Không có sản phẩm này.',
  noOption: 'Sản phẩm không có lựa chọn này.',
  codeRefused: (code: string): string => `Mã ${code} không dùng được cho đơn này.`,
};

export const refundSentences = {
  account: (wrong: object): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.keys(wrong).map((field) => [field, 'Chưa đúng cách viết của ngân hàng'])),
  amount: 'Không còn đúng số tiền được hoàn. Mở lại để xem số mới.',
  most: 'Nhiều hơn số tiền khách đã trả cho dịch vụ này.',
};

export const paymentWords = {
  anyMember: 'Nhân viên',
  failed: 'Thanh toán không thành công',
  delivered: 'Bàn giao',
};

export const extensionSentences = {
  done: 'Lần thêm ngày này đã làm rồi. Muốn thêm nữa thì lập lần mới.',
  none: 'Không dịch vụ nào trong danh sách thêm ngày được.',
};

export const mergeSentences: Readonly<Record<MergeRefusal, string>> = {
  same: 'Đây là cùng một khách. Chọn khách khác.',
  blocked: 'Một trong hai khách đang bị tạm khoá. Mở lại đăng nhập trước, vì gộp sẽ làm mất việc khoá.',
  leaving: 'Một trong hai khách đã yêu cầu xoá tài khoản. Chờ khách huỷ yêu cầu đó.',
  'no-log-in': 'Khách được giữ không đăng nhập được mà khách kia thì được. Hãy gộp theo chiều ngược lại.',
};

export const refundWords = {
  asked: 'Khách xin huỷ và hoàn tiền',
  askedByStaff: 'Yêu cầu huỷ và hoàn tiền',
  partAsked: 'Yêu cầu hoàn tiền, dịch vụ chạy tiếp',
  partConfirmed: 'Xác nhận hoàn tiền, dịch vụ chạy tiếp',
  confirmed: 'Xác nhận hoàn tiền, dừng dịch vụ',
  refused: 'Từ chối hoàn tiền',
  paid: 'Đã chuyển tiền hoàn',
};

const transferWords: Readonly<Record<TransferState, string>> = {
  waiting: 'chờ khớp',
  part: 'một phần của đơn',
  matched: 'đã khớp',
  'refund-due': 'chờ hoàn phần thừa',
  refunded: 'đã hoàn',
};

export const describeTransfer = ({ transactionId, state }: Pick<UnmatchedTransferRow, 'transactionId' | 'state'>) =>
  `Chuyển khoản ${transactionId}: ${transferWords[state]}`;

type Described = Pick<PaymentRow, 'methodCode' | 'transactionId' | 'waived' | 'waiverReason'>;

/** With the number of the transfer, or of the receipt of cash, and what the shop did without. */
export const describePayment = ({ methodCode, transactionId, waived, waiverReason }: Described): string =>
  [
    `Thanh toán: ${lookUp(paymentMethodNames, methodCode) ?? methodCode}`,
    transactionId,
    waived > 0 ? `bỏ qua ${formatDong(dong(waived))}: ${waiverReason}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const shopActors: Readonly<Record<string, string>> = { sweep: 'Hệ thống', [REGISTRAR]: 'Nhà đăng ký' };

/** The log of a service. */
export const serviceEventSentences = {
  action: (kind: string, outcome: 'running' | 'done' | 'failed', detail: string): string =>
    `${kind}${detail === '' ? '' : ` (${detail})`}${{ running: ', đang làm', done: '', failed: ', không thành công' }[outcome]}`,
  mail: (subject: string): string => `Gửi thư: ${subject}`,
  actor: (actor: string, owner: string | null): string => {
    if (actor === owner) return 'Khách';
    return lookUp(shopActors, actor) ?? actor.replace(/^staff /, '');
  },
};
