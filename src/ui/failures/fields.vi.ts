import { topUpLimits } from '#core/balance-rules/top-up.ts';
import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { formatDong } from '#core/shared/dong.ts';
import { MAX_PICTURE_PIXELS } from '#core/shared/picture-text.ts';
import type { FieldProblem, ShortPassword } from '#core/shared/text/field-problem.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';

/** [VAL-01 to VAL-06] */
export const fieldProblems: Readonly<Record<Exclude<FieldProblem, ShortPassword | DnsProblem>, string>> = {
  required: 'Vui lòng nhập thông tin',
  phone: 'Số điện thoại không hợp lệ',
  'phone-prefix': 'Không có mạng nào dùng đầu số này. Bạn kiểm tra lại số điện thoại',
  'name-letters': 'Tên cần có ít nhất một chữ cái',
  email: 'Email không hợp lệ',
  username: 'Bạn nhập email hoặc số điện thoại 10 số',
  'username-taken': 'Email hoặc số điện thoại này đã có tài khoản',
  'own-name': 'Nội dung chưa khớp với email hoặc số điện thoại của tài khoản',
  'address-refused': 'Thư gửi tới địa chỉ này không đến nơi. Bạn nhập địa chỉ khác',
  'contact-unchanged': 'Tài khoản đang dùng đúng thông tin này. Bạn nhập thông tin mới',
  'password-short': `Mật khẩu phải có ít nhất ${MIN_PASSWORD_LENGTH} ký tự`,
  'password-common': 'Mật khẩu này quá phổ biến, dễ bị đoán ra. Bạn chọn mật khẩu khác',
  'password-own': 'Mật khẩu chứa tên cửa hàng, email hoặc số điện thoại của bạn. Bạn chọn mật khẩu khác',
  'password-wrong': 'Mật khẩu hiện tại chưa đúng',
  'password-repeat': 'Mật khẩu nhập lại chưa khớp',
  code: 'Mã kích hoạt là 6 chữ số',
  'six-digits': 'Mã gồm 6 chữ số',
  'birth-date': 'Ngày sinh không hợp lệ',
  'identity-number': 'Số định danh gồm 12 chữ số',
  image: 'Ảnh phải là PNG, JPEG hoặc WebP',
  stars: 'Bạn chọn từ 1 đến 5 sao',
  terms: 'Bạn cần đồng ý với điều khoản để tạo tài khoản',
  consent: 'Bạn đánh dấu đồng ý thì cửa hàng mới được gửi thư',
  'consent-documents': 'Bạn đánh dấu đồng ý thì cửa hàng mới được xử lý giấy tờ',
  'passport-number': 'Số hộ chiếu gồm 6 đến 9 chữ cái và chữ số',
  'file-missing': 'Bạn chọn tệp cho mục này',
  'pdf-not-accepted': 'Hiện chưa nhận được tệp PDF. Bạn chụp hoặc quét giấy tờ thành ảnh JPEG hay PNG rồi gửi lại',
  'file-infected': 'Tệp này có mã độc nên không được nhận. Bạn quét vi-rút trên máy rồi chọn tệp khác',
  'file-kind': `Tệp này không đọc được. Cần ảnh JPEG, PNG, WebP còn nguyên, không quá ${MAX_PICTURE_PIXELS / 1_000_000} triệu điểm ảnh, hoặc tệp PDF`,
  'file-large': 'Tệp lớn hơn 5 MB. Bạn chọn tệp nhỏ hơn',
  'tax-code': 'Mã số thuế không hợp lệ',
  'company-to-check': 'Bạn kiểm tra tên và địa chỉ công ty rồi đặt hàng',
  domain: 'Tên miền không hợp lệ',
  'ssh-key':
    'Khoá SSH chưa đúng. Bạn dán cả dòng của khoá công khai, bắt đầu bằng ssh-ed25519, ssh-rsa (từ 2048 bit) hoặc ecdsa-sha2-nistp',
  'ssh-private-key': 'Đây là khoá bí mật, bạn giữ lại cho riêng mình. Hãy dán khoá công khai, trong tệp có đuôi .pub',
  hostname: 'Tên máy chỉ có chữ không dấu, chữ số, dấu chấm và gạch ngang, ví dụ web-01',
  mailboxes: 'Bạn ghi phần trước dấu @, cách nhau bằng dấu phẩy, ví dụ lienhe, ketoan',
  'mailboxes-many': 'Nhiều hộp thư hơn số tài khoản của gói. Bạn bớt lại hoặc chọn gói lớn hơn',
  'transfer-code': 'Mã chuyển có 6 đến 64 ký tự, không có khoảng trắng và không có dấu tiếng Việt',
  choice: 'Lựa chọn này không có trong danh sách',
  'sold-out': 'Nơi bạn chọn vừa hết chỗ. Bạn chọn một nơi khác còn chỗ',
  'too-long': 'Nội dung quá dài',
  'top-up-amount': `Số tiền nguyên từ ${formatDong(topUpLimits.min)} đến ${formatDong(topUpLimits.max)}`,
  'account-number': 'Số tài khoản gồm 6 đến 19 chữ số',
  'service-name': 'Tên chưa khớp. Bạn gõ đúng tên của dịch vụ',
  'key-name': 'Chưa khớp. Bạn gõ đúng tên hoặc mã của khoá',
  'snapshot-exists': 'Máy đã có bản chụp tên này',
  'snapshot-typed': 'Chưa khớp. Bạn gõ đúng tên của bản chụp',
  'seat-domain': 'Địa chỉ email phải thuộc tên miền của dịch vụ',
  'seat-assigned': 'Địa chỉ này đã có trong danh sách',
};

const isShortPassword = (problem: FieldProblem): problem is ShortPassword => /^password-short-\d+$/.test(problem);

/** The sentences about DNS records load with their own form only. */
const sentences: Partial<Readonly<Record<FieldProblem, string>>> = fieldProblems;

/** [VAL-01] A shop may ask for longer passwords than the specification. */
export const fieldSentence = (problem: FieldProblem): string =>
  isShortPassword(problem)
    ? `Mật khẩu phải có ít nhất ${problem.slice('password-short-'.length)} ký tự`
    : (sentences[problem] ?? fieldProblems.choice);
