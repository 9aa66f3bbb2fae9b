import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { deletionBlockers } from '#core/shared/people/deletion-blocker.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureProblem } from '#core/shared/picture-text.ts';
import { dnsProblemTexts } from './dns-problems.vi.ts';
import { domainSentences } from './domain-sentences.vi.ts';
import { refusedFileSentence } from './file-sentences.vi.ts';
import { refundRefusalTexts } from './refund-refusals.vi.ts';
import { transferProblemTexts } from './transfer-problems.vi.ts';
import { voucherReason } from './voucher-reason.vi.ts';

/** A failure without text and next step does not compile. Texts of the specification's section 8 are verbatim. */
export type NextStep =
  | 'retry'
  | 'back-to-shop'
  | 'open-cart'
  | 'call'
  | 'correct'
  | 'look-first'
  | 'accept-price'
  | 'log-in'
  | 'start-again'
  | 'see-result';

export type FailureText<Kind extends FailureKind> = {
  readonly sentence: string | ((failure: Extract<ShopFailure, { kind: Kind }>) => string);
  /** What has not been lost, and what to do now. */
  readonly next: string | ((hotline: string) => string);
  readonly step: NextStep;
};

const pictureSentences: Readonly<Record<Exclude<PictureProblem, 'format'>, string>> = {
  bytes: `Ảnh nặng hơn ${MAX_PICTURE_BYTES / 1_048_576} MB.`,
  pixels: `Ảnh có hơn ${MAX_PICTURE_PIXELS / 1_000_000} triệu điểm ảnh (chiều rộng nhân chiều cao).`,
  unreadable: 'Cửa hàng không đọc được ảnh này.',
};

const again = (hotline: string) => `Không có gì bị trừ tiền. Bạn thử lại, hoặc gọi ${hotline}.`;
const nothingLost = (hotline: string) => `Những gì bạn đã nhập vẫn còn. Bạn thử lại, hoặc gọi ${hotline}.`;

export const failures: { readonly [Kind in FailureKind]: FailureText<Kind> } = {
  'not-found': {
    sentence: 'Không tìm thấy nội dung bạn cần.',
    next: 'Có thể nội dung đã được gỡ. Bạn quay lại cửa hàng để chọn tiếp.',
    step: 'back-to-shop',
  },
  denied: {
    sentence: 'Cửa hàng không nhận yêu cầu này từ trình duyệt của bạn.',
    next: (hotline: string) => `Có thể phiên làm việc đã hết hạn. Bạn tải lại trang rồi thử lại, hoặc gọi ${hotline}.`,
    step: 'retry',
  },
  unreachable: { sentence: 'Hệ thống đang bận, chưa trả lời được.', next: again, step: 'retry' },
  garbled: {
    sentence: 'Hệ thống trả lời không đọc được.',
    next: (hotline: string) => `Bạn tải lại trang để xem rồi mới gửi lại, hoặc gọi ${hotline}.`,
    step: 'retry',
  },
  unknown: {
    sentence: 'Chưa biết yêu cầu đã được ghi nhận hay chưa.',
    next: 'Bạn mở giỏ hàng để xem trước khi gửi lại, để không bị đặt hai lần.',
    step: 'look-first',
  },
  'no-token': { sentence: 'Không thể lấy token, vui lòng thử lại!', next: nothingLost, step: 'retry' },
  'order-not-created': { sentence: 'Không thể tạo đơn hàng, vui lòng thử lại!', next: nothingLost, step: 'retry' },
  'new-order-not-created': {
    sentence: 'Không thể tạo đơn hàng mới, vui lòng thử lại!',
    next: nothingLost,
    step: 'retry',
  },
  'domain-already-in-order': {
    sentence: 'Tên miền này đã có trong đơn hàng này!',
    next: 'Bạn mở giỏ hàng để xem, hoặc chọn tên miền khác.',
    step: 'open-cart',
  },
  'add-failed': { sentence: 'Thêm sản phẩm vào đơn hàng thất bại!', next: nothingLost, step: 'retry' },
  'options-failed': {
    sentence: 'Cập nhật tùy chọn sản phẩm thất bại!',
    next: (hotline: string) => `Bạn mở giỏ hàng để xem sản phẩm đã thêm, hoặc gọi ${hotline}.`,
    step: 'open-cart',
  },
  unexpected: { sentence: 'Có lỗi xảy ra, vui lòng thử lại!', next: nothingLost, step: 'retry' },
  'price-changed': {
    sentence: ({ old, now }) => `Giá vừa đổi từ ${formatDong(old)} thành ${formatDong(now)}.`,
    next: 'Chưa có gì được thêm. Bạn xem giá mới rồi quyết định.',
    step: 'accept-price',
  },
  'voucher-refused': {
    sentence: ({ code, message, ...refusal }) => message || `${code}: ${voucherReason(refusal)}`,
    next: 'Giỏ hàng vẫn giữ nguyên.',
    step: 'correct',
  },
  'voucher-no-longer-valid': {
    sentence: ({ code, why, old, now }) =>
      `${code}: ${voucherReason({ why, missing: 0 })} Tổng tiền đổi từ ${formatDong(old)} thành ${formatDong(now)}.`,
    next: 'Chưa có khoản nào bị tính. Bạn xem tổng mới rồi bấm lại nếu đồng ý.',
    step: 'accept-price',
  },
  'voucher-service-unavailable': { sentence: 'Không có phản hồi từ server', next: nothingLost, step: 'retry' },
  'product-unavailable': {
    sentence: 'Sản phẩm hoặc gói này hiện không bán.',
    next: (hotline: string) => `Bạn chọn gói khác cùng dòng, hoặc gọi ${hotline} để hỏi.`,
    step: 'back-to-shop',
  },
  'location-sold-out': {
    sentence: ({ product, place, left }) =>
      `${product || 'Gói này'} đã hết chỗ tại ${place}.${left === '' ? '' : ` Còn ở: ${left}.`}`,
    next: (hotline: string) =>
      `Không có gì bị mất và chưa có khoản nào bị tính. Bạn chọn nơi khác, trong giỏ hàng hoặc trên trang sản phẩm, hoặc gọi ${hotline}.`,
    step: 'open-cart',
  },
  'domain-unavailable': {
    sentence: ({ domain, status }) => domainSentences[status](domain),
    next: 'Bạn thử tên khác hoặc đuôi khác.',
    step: 'correct',
  },
  'transfer-refused': {
    sentence: ({ domain, why }) => transferProblemTexts[why](domain),
    next: (hotline: string) => `Không có gì bị trừ tiền. Bạn bỏ tên này khỏi giỏ, hoặc gọi ${hotline}.`,
    step: 'correct',
  },
  'quantity-out-of-range': {
    sentence: ({ least, most }) => `Số lượng phải từ ${least} đến ${most}.`,
    next: (hotline: string) => `Cần nhiều hơn, bạn gọi ${hotline} để có báo giá riêng.`,
    step: 'correct',
  },
  'term-not-sold': {
    sentence: 'Gói này không bán theo thời hạn đã chọn.',
    next: 'Bạn chọn một thời hạn trong danh sách.',
    step: 'correct',
  },
  'instalment-plan-not-found': {
    sentence: 'Gói trả góp này không áp dụng cho sản phẩm và thời hạn đã chọn.',
    next: 'Bạn chọn lại cách trả trên trang sản phẩm. Chưa có khoản nào bị tính.',
    step: 'correct',
  },
  'too-many-lines': {
    sentence: ({ most }) => `Giỏ hàng chứa tối đa ${most} dòng.`,
    next: 'Bạn đặt đơn hiện tại trước, rồi mở đơn mới.',
    step: 'open-cart',
  },
  'too-many-addresses': {
    sentence: ({ most }) => `Sổ địa chỉ chứa tối đa ${most} địa chỉ.`,
    next: 'Bạn xoá bớt địa chỉ không còn dùng rồi thêm lại.',
    step: 'correct',
  },
  'line-gone': {
    sentence: ({ why }) =>
      why === 'removed' ? 'Sản phẩm này không còn trong giỏ.' : 'Giỏ có sản phẩm này không còn sửa được.',
    next: 'Giỏ hàng không thay đổi. Bạn có thể thêm cấu hình này vào giỏ như một sản phẩm mới.',
    step: 'open-cart',
  },
  'cart-empty': {
    sentence: 'Giỏ hàng đang trống.',
    next: 'Bạn chọn một gói rồi quay lại đặt hàng.',
    step: 'back-to-shop',
  },
  'cart-inaccessible': {
    sentence: 'Trình duyệt này không mở được giỏ hàng nữa, vì phiên khách của giỏ không còn hiệu lực.',
    next: (hotline: string) =>
      `Lần gửi này chưa đặt gì và không tính tiền. Bạn chọn lại sản phẩm rồi đặt, hoặc gọi ${hotline}.`,
    step: 'back-to-shop',
  },
  'order-closed': {
    sentence: 'Trạng thái hiện tại của đơn hàng không cho phép việc này.',
    next: (hotline: string) => `Bạn mở lại đơn để xem, đặt một đơn mới, hoặc gọi ${hotline}.`,
    step: 'back-to-shop',
  },
  'service-action-running': {
    sentence: 'Dịch vụ đang thực hiện một thao tác khác.',
    next: 'Không có gì thay đổi thêm. Bạn đợi thao tác đó xong rồi thử lại.',
    step: 'retry',
  },
  'service-suspended': {
    sentence: 'Dịch vụ đang tạm ngưng nên chưa điều khiển được.',
    next: 'Bạn tải lại trang để xem lý do và cách cho chạy lại.',
    step: 'retry',
  },
  'service-action-impossible': {
    sentence: 'Lúc này dịch vụ không thực hiện được thao tác đó.',
    next: 'Bạn tải lại trang để xem trạng thái mới nhất.',
    step: 'retry',
  },
  'too-many-access-keys': {
    sentence: ({ most }) => `Kho này đã có ${most} khoá truy cập, là số nhiều nhất.`,
    next: 'Bạn thu hồi một khoá không còn dùng rồi tạo lại.',
    step: 'correct',
  },
  'too-many-snapshots': {
    sentence: ({ most }) => `Máy này đã có ${most} bản chụp, là số nhiều nhất.`,
    next: 'Bạn xoá một bản chụp không còn dùng rồi tạo lại.',
    step: 'correct',
  },
  'snapshots-unreadable': {
    sentence: 'Lúc này chưa đọc được danh sách bản chụp của máy.',
    next: 'Chưa có gì thay đổi. Bạn thử lại sau ít phút.',
    step: 'retry',
  },
  'no-free-seat': {
    sentence: ({ most }) => `Cả ${most} người dùng đã mua đều được gán.`,
    next: 'Bạn gỡ một người dùng, hoặc mua thêm.',
    step: 'correct',
  },
  'refund-impossible': {
    sentence: ({ why }) => refundRefusalTexts[why],
    next: 'Không có gì thay đổi. Bạn huỷ vào cuối kỳ được.',
    step: 'correct',
  },
  'refund-changed': {
    sentence: ({ old, now }) => `Số tiền hoàn vừa đổi từ ${formatDong(old)} thành ${formatDong(now)}.`,
    next: 'Chưa có gì được gửi. Bạn xem số mới rồi gửi lại.',
    step: 'retry',
  },
  'service-in-open-order': {
    sentence: 'Dịch vụ này đang nằm trong một đơn chưa xong.',
    next: 'Bạn xem đơn đó trong mục Đơn hàng: đơn chưa trả thì thanh toán hoặc huỷ, đơn đã trả thì đợi thực hiện xong.',
    step: 'correct',
  },
  'instalment-in-open-order': {
    sentence: 'Kỳ trả góp đến hạn trước nhất đang nằm trong một đơn chờ thanh toán.',
    next: 'Bạn thanh toán hoặc huỷ đơn đó trong mục Đơn hàng, rồi thử lại.',
    step: 'correct',
  },
  'instalment-paid': {
    sentence: 'Kỳ trả góp này đã được trả.',
    next: 'Bạn không cần trả lần nữa. Tải lại trang để xem lịch trả góp mới nhất.',
    step: 'correct',
  },
  'earlier-instalment-unpaid': {
    sentence: ({ month }) => `Tháng ${month} của gói trả góp này chưa được trả.`,
    next: 'Bạn chọn cả tháng đó, hoặc trả nó trước.',
    step: 'correct',
  },
  'last-line': {
    sentence: 'Đơn hàng cần ít nhất một sản phẩm.',
    next: 'Bạn huỷ đơn nếu không còn cần sản phẩm này.',
    step: 'correct',
  },
  'already-paid': {
    sentence: 'Đơn hàng này đã được thanh toán.',
    next: 'Bạn không cần trả lần nữa. Xem kết quả ngay bên dưới.',
    step: 'see-result',
  },
  'method-unknown': {
    sentence: 'Cách thanh toán này không còn dùng được.',
    next: 'Bạn chọn cách khác.',
    step: 'correct',
  },
  'balance-too-low': {
    sentence: ({ balance }) => `Số dư của bạn còn ${formatDong(balance)}, không đủ để trả đơn này.`,
    next: 'Không có gì bị trừ tiền. Bạn nạp thêm, hoặc chọn cách thanh toán khác.',
    step: 'correct',
  },
  'bad-signature': {
    sentence: 'Không xác thực được kết quả thanh toán gửi về.',
    next: (hotline: string) => `Đơn hàng chỉ đổi trạng thái khi ngân hàng báo. Bạn mở đơn để xem, hoặc gọi ${hotline}.`,
    step: 'call',
  },
  'wrong-credentials': {
    sentence: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    next: 'Bạn kiểm tra lại, hoặc đặt lại mật khẩu nếu đã quên.',
    step: 'correct',
  },
  'too-many-tries': {
    sentence: ({ retryAfter }) => `Bạn đã thử quá nhiều lần. Mời thử lại sau ${waitText(retryAfter)}.`,
    next: (hotline: string) => `Cần gấp, bạn gọi ${hotline}.`,
    step: 'call',
  },
  'too-many-visitors': {
    sentence: ({ retryAfter, until }) =>
      `Mạng bạn đang dùng có rất nhiều khách mới cùng lúc, nên cửa hàng tạm chưa nhận thêm khách mới ở mạng này. Mời thử lại ${until === null ? `sau ${waitText(retryAfter)}` : `từ ${formatMinute(until + MINUTE_MS - 1)}`}.`,
    next: (hotline: string) =>
      `Những gì bạn đã chọn vẫn còn. Trình duyệt bật JavaScript thì gửi lại được ngay; hoặc bạn đợi đến giờ trên, hay gọi ${hotline}.`,
    step: 'call',
  },
  'too-many-orders': {
    sentence: ({ retryAfter }) =>
      `Trong một giờ qua đã có quá nhiều đơn của khách chưa đăng nhập từ mạng bạn đang dùng. Mời đặt lại sau ${waitText(retryAfter)}.`,
    next: (hotline: string) =>
      `Giỏ hàng và những gì bạn đã gõ vẫn còn. Bạn đăng nhập thì đặt được ngay; cần gấp, bạn gọi ${hotline}.`,
    step: 'call',
  },
  'code-wrong': {
    sentence: ({ left }) => (left > 0 ? `Mã chưa đúng, bạn còn ${left} lần thử.` : 'Mã chưa đúng và đã hết lượt thử.'),
    next: 'Bạn xem lại tin nhắn mới nhất, hoặc bấm gửi lại mã.',
    step: 'correct',
  },
  'code-expired': {
    sentence: 'Mã này không còn hiệu lực.',
    next: 'Bạn bấm gửi lại mã để nhận mã mới.',
    step: 'correct',
  },
  'link-expired': {
    sentence: 'Bước này đã hết hạn hoặc được mở ở trình duyệt khác.',
    next: 'Bạn làm lại từ đầu. Việc này không thay đổi giỏ hàng.',
    step: 'start-again',
  },
  'order-link-refused': {
    sentence: 'Liên kết này không mở được đơn hàng.',
    next: 'Bạn xin liên kết mới bằng mã đơn và email đã đặt hàng.',
    step: 'start-again',
  },
  'bot-check-needed': {
    sentence: 'Chưa xác nhận được bạn không phải là máy tự động.',
    next: (hotline: string) =>
      `Bạn tải lại trang rồi thử lại; trình duyệt cần bật JavaScript. Vẫn chưa được, bạn gọi ${hotline}.`,
    step: 'retry',
  },
  'provider-unavailable': {
    sentence: 'Không kết nối được với nơi đăng nhập bạn chọn.',
    next: 'Bạn thử lại sau, hoặc đăng nhập bằng mật khẩu.',
    step: 'retry',
  },
  'account-exists': {
    sentence: 'Email hoặc số điện thoại này đã thuộc về một tài khoản khác.',
    next: 'Bạn đăng nhập vào tài khoản đó để tiếp tục.',
    step: 'log-in',
  },
  'account-blocked': {
    sentence: 'Cửa hàng đang tạm khoá đăng nhập của tài khoản này.',
    next: (hotline: string) => `Bạn gọi ${hotline} để mở lại; dịch vụ và đơn hàng vẫn còn nguyên.`,
    step: 'call',
  },
  'view-only': {
    sentence: 'Bạn đang xem với tư cách nhân viên: không thể thay đổi.',
    next: 'Không có gì thay đổi.',
    step: 'see-result',
  },
  'login-too-old': {
    sentence: 'Đã quá 10 phút từ lúc bạn đăng nhập.',
    next: 'Để bảo vệ tài khoản, mời bạn đăng nhập lại rồi làm tiếp.',
    step: 'log-in',
  },
  'login-required': {
    sentence: 'Phiên đăng nhập đã kết thúc.',
    next: 'Bạn đăng nhập lại, những gì đã nhập vẫn còn.',
    step: 'log-in',
  },
  'deletion-blocked': {
    sentence: ({ blockers }) =>
      ['Chưa xoá được tài khoản.', ...blockers.map((each) => `${deletionBlockers[each]}.`)].join(' '),
    next: (hotline: string) =>
      `Tài khoản được giữ nguyên. Xong các việc này, bạn gửi lại yêu cầu, hoặc gọi ${hotline}.`,
    step: 'correct',
  },
  'last-login-method': {
    sentence: 'Đây là cách đăng nhập duy nhất còn lại của bạn.',
    next: 'Bạn tạo mật khẩu hoặc thêm cách đăng nhập khác trước khi bỏ.',
    step: 'correct',
  },
  'too-many-quotations': {
    sentence: ({ most, retryAfter }) =>
      `Mỗi ngày bạn lập được tối đa ${most} báo giá. Mời lập tiếp sau ${waitText(retryAfter)}.`,
    next: (hotline: string) => `Báo giá đã lập vẫn xem và tải được. Cần gấp, bạn gọi ${hotline}.`,
    step: 'call',
  },
  'file-refused': {
    sentence: refusedFileSentence,
    next: 'Tin nhắn chưa gửi và những gì bạn đã gõ vẫn còn. Bạn bỏ hoặc đổi tệp này rồi gửi lại.',
    step: 'correct',
  },
  'too-many-support-requests': {
    sentence: ({ most }) => `Bạn đang có ${most} yêu cầu chưa đóng, là số nhiều nhất.`,
    next: 'Những gì bạn đã nhập vẫn còn. Bạn đóng một yêu cầu đã xong rồi gửi lại.',
    step: 'correct',
  },
  'support-request-full': {
    sentence: ({ most }) => `Yêu cầu này đã có ${most} tin nhắn, là số nhiều nhất.`,
    next: 'Những gì bạn đã nhập vẫn còn. Bạn mở một yêu cầu mới và chép sang đó.',
    step: 'correct',
  },
  'quotation-expired': {
    sentence: 'Báo giá này đã hết hiệu lực.',
    next: 'Bạn tải lại trang báo giá để xem giá hôm nay.',
    step: 'retry',
  },
  'quotation-changed': {
    sentence: 'Cấu hình đặt hàng khác với cấu hình trong báo giá.',
    next: 'Bạn mở lại báo giá và đặt hàng từ đó, hoặc đặt theo giá hôm nay.',
    step: 'retry',
  },
  'zone-changed': {
    sentence: 'Bản ghi vừa được thay đổi ở một cửa sổ khác nên chưa lưu nội dung này.',
    next: 'Nội dung bạn nhập vẫn còn trong biểu mẫu. Bạn xem bảng bản ghi mới nhất rồi bấm lưu lại.',
    step: 'look-first',
  },
  'zone-refused': {
    sentence: ({ problem, record }) => `${dnsProblemTexts[problem]}${record === '' ? '' : `: ${record}`}.`,
    next: 'Chưa có bản ghi nào thay đổi. Bạn sửa nội dung rồi thử lại.',
    step: 'correct',
  },
  'zone-import-review': {
    sentence: 'Đã đọc tệp, chưa áp dụng.',
    next: 'Bạn xem những gì sẽ thay đổi rồi bấm áp dụng.',
    step: 'look-first',
  },
  'domain-not-active': {
    sentence: 'Tên miền không ở trạng thái hoạt động nên chưa đổi được.',
    next: (hotline: string) =>
      `Chưa có gì thay đổi. Bạn xem trạng thái tên miền trong trang dịch vụ, hoặc gọi ${hotline}.`,
    step: 'look-first',
  },
  'domain-changed': {
    sentence: 'Cài đặt của tên miền vừa được thay đổi ở một cửa sổ khác nên chưa lưu nội dung này.',
    next: 'Nội dung bạn nhập vẫn còn trong biểu mẫu. Bạn xem cài đặt mới nhất rồi bấm lưu lại.',
    step: 'look-first',
  },
  'domain-locked': {
    sentence: 'Tên miền đang khoá chuyển nên chưa gửi mã.',
    next: 'Bạn tắt khoá chuyển rồi xin mã lại.',
    step: 'look-first',
  },
  'no-verified-email': {
    sentence: 'Tài khoản chưa có email đã xác nhận để nhận mã.',
    next: 'Bạn thêm email trong trang quản lý tài khoản rồi xin mã lại.',
    step: 'look-first',
  },
  'too-many-auth-codes': {
    sentence: ({ most, retryAfter }) =>
      `Mỗi ngày xin được tối đa ${most} mã chuyển. Mời xin tiếp sau ${waitText(retryAfter)}.`,
    next: (hotline: string) => `Mã mới nhất trong email vẫn dùng được. Cần gấp, bạn gọi ${hotline}.`,
    step: 'call',
  },
  'registrant-needs-documents': {
    sentence: 'Đổi chủ thể của tên miền .vn cần hồ sơ, nên không sửa được tại đây.',
    next: (hotline: string) => `Chưa có gì thay đổi. Bạn gọi ${hotline} để được hướng dẫn hồ sơ.`,
    step: 'call',
  },
  'picture-refused': {
    sentence: ({ why }) => pictureSentences[why],
    next: 'Ảnh đang dùng vẫn giữ nguyên. Bạn chọn ảnh PNG, JPEG hoặc WebP khác, hoặc thu nhỏ ảnh này rồi lưu lại.',
    step: 'correct',
  },
  'already-reviewed': {
    sentence: 'Bạn đã đánh giá sản phẩm này rồi.',
    next: 'Mỗi người đánh giá một sản phẩm một lần.',
    step: 'back-to-shop',
  },
  'documents-not-editable': {
    sentence: 'Hồ sơ này đã gửi, không sửa được nữa.',
    next: (hotline: string) => `Bạn tải lại trang để xem tình trạng. Cần sửa gấp, bạn gọi ${hotline}.`,
    step: 'call',
  },
  'consultation-refused': { sentence: 'Gửi yêu cầu thất bại', next: nothingLost, step: 'retry' },
  'consultation-failed': { sentence: 'Lỗi gửi yêu cầu', next: nothingLost, step: 'retry' },
  'invalid-fields': {
    sentence: 'Có thông tin cần sửa.',
    next: 'Bạn xem các ô được đánh dấu đỏ bên dưới.',
    step: 'correct',
  },
};

/** Rounds up. */
const waitText = (seconds: number): string =>
  seconds < 60
    ? `${seconds} giây`
    : seconds < 3_600
      ? `${Math.ceil(seconds / 60)} phút`
      : `${Math.ceil(seconds / 3_600)} giờ`;

export const sentenceOf = (failure: ShopFailure): string => {
  const { sentence } = failures[failure.kind];
  // The record ties each kind to its text; TypeScript loses that when indexing by a union.
  return typeof sentence === 'string' ? sentence : (sentence as (of: ShopFailure) => string)(failure);
};

/** What has not been lost, and what to do now. */
export const nextOf = (failure: ShopFailure, hotline: string): string => {
  const { next } = failures[failure.kind];
  return typeof next === 'string' ? next : next(hotline);
};
