import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { domainExpirySteps } from '#core/domain-control/expiry.ts';
import { graceSteps } from '#core/ending-rules/grace-steps.ts';
import { dong } from '#core/shared/dong.ts';
import {
  accountChangedMail,
  accountDeletedMail,
  accountViewedMail,
  activationMail,
  contactCodeMail,
  contactDelayMail,
  contactWarningMail,
  deletionAskedMail,
  deletionCalledOffMail,
  deletionCancelledMail,
  resetMail,
} from './account-mails.vi.ts';
import { shortBalanceMail } from './auto-renewal-mails.vi.ts';
import {
  authCodeMail,
  documentsApprovedMail,
  documentsReturnedMail,
  transferArrivedMail,
  transferRefusedMail,
  transferStartedMail,
} from './domain-mails.vi.ts';
import { type DowngradeMail, downgradeChosenMail, downgradedMail } from './downgrade-mails.vi.ts';
import {
  type EndingServiceMail,
  refundAskedMail,
  refundConfirmedMail,
  refundPaidMail,
  refundPartMail,
  refundRefusedMail,
  serviceCancelledMail,
  serviceEndedMail,
} from './ending-mails.vi.ts';
import { expiredDomainMail } from './expired-domain-mails.vi.ts';
import { daysGivenMail } from './given-days-mails.vi.ts';
import { type GraceMail, graceMail, serviceHeldMail, serviceReleasedMail } from './grace-mails.vi.ts';
import type { MailText } from './mail.ts';
import { mailNameOf } from './mail-kinds.vi.ts';
import { accountKeptMail, accountMergedMail } from './merge-mails.vi.ts';
import { newsletterConfirmationMail } from './newsletter-mails.vi.ts';
import {
  invoiceMail,
  type MailedOrder,
  orderCancelledMail,
  orderExpiredMail,
  orderLinkMail,
  orderReceivedMail,
  partReceivedMail,
  paymentReceivedMail,
  transferRefundedMail,
} from './order-mails.vi.ts';
import { quotationMail } from './quotation-mails.vi.ts';
import { reminderMail } from './reminder-mails.vi.ts';
import { consultationReplyMail, serviceNoticeMail, supportAnswerMail } from './reply-mails.vi.ts';
import { documentsAskedMail, type MailedService, serviceReadyMail } from './service-mails.vi.ts';
import { type LateLine, setUpDelayedMail, setUpRefusedMail } from './set-up-mails.vi.ts';
import { stockAlertMail } from './stock-alert-mails.vi.ts';

export type MailPreview = {
  /** Part of the address. */
  readonly name: string;
  readonly title: string;
  readonly mail: MailText;
};

/** Whose mails they are, and where their links lead. */
type PreviewShop = Pick<BackendEnvironment, 'publicOrigin' | 'identity'>;

const orderOf = (origin: string): MailedOrder => ({
  number: 'DH202611230001',
  effect: 'set-up',
  link: `${origin}/don-hang/mau`,
  items: [
    { title: 'Cloud Server SSD 4', detail: '1 × 12 tháng · Ubuntu 24.04 · Sao lưu hằng ngày', amount: '5.184.000đ' },
    { title: 'Tên miền .vn tiembanhmay.vn', detail: '1 × 1 năm', amount: '450.000đ' },
  ],
  discount: dong(259_200),
  total: dong(5_374_800),
  received: dong(0),
});

const serviceOf = (origin: string): MailedService => ({
  name: 'web-01',
  product: 'Cloud Server SSD 4',
  orderNumber: 'DH202611230001',
  access: [
    ['Địa chỉ', '10.20.0.83'],
    ['Tên đăng nhập', 'root'],
  ],
  hasPassword: true,
  endDay: '23/11/2027',
  link: `${origin}/don-hang/mau`,
});

const lateLineOf = (shop: PreviewShop): LateLine => ({
  name: 'Cloud Server SSD 4',
  orderNumber: 'DH202611230001',
  amount: dong(5_184_000),
  link: `${shop.publicOrigin}/don-hang/mau`,
  phone: shop.identity.contact.hotline,
});

const downgradeOf = (origin: string): DowngradeMail => ({
  name: 'tiembanhmay.vn',
  oldPlan: 'Hosting Doanh nghiệp',
  newPlan: 'Hosting Cá nhân',
  lastDay: '23/11/2027',
  link: `${origin}/service/mau`,
});

const endingOf = (shop: PreviewShop): EndingServiceMail => ({
  name: 'web-01',
  product: 'Hosting Doanh nghiệp',
  endDay: '23/11/2027',
  link: `${shop.publicOrigin}/service`,
  phone: shop.identity.contact.hotline,
});

const graceOf = (shop: PreviewShop): GraceMail => ({
  ...endingOf(shop),
  unpaid: { kind: 'term' },
  dueDay: '23/11/2027',
  runsUntil: '24/11/2027',
  payableUntil: '08/12/2027',
  keptUntil: '23/12/2027',
  isResumedByStaff: false,
});

const REFUND = dong(1_026_000);

const AT = Date.parse('2026-11-23T03:00:00Z');

/** Every kind of mail with invented data, as customers of this shop see it. */
export const mailPreviews = (shop: PreviewShop): readonly MailPreview[] =>
  everyMail(shop).map(({ mail, ...about }) => ({ ...about, mail: mail(shop.identity) }));

const everyMail = (shop: PreviewShop) => {
  const { publicOrigin: origin } = shop;
  const [order, service, link] = [orderOf(origin), serviceOf(origin), `${shop.publicOrigin}/mau`];
  const reminded = { day: '26/11/2026', daysLeft: 3, link: `${origin}/service` };
  return [
    { name: 'order-received', title: 'Đã nhận đơn', mail: orderReceivedMail(order) },
    {
      name: 'payment-received',
      title: 'Đã nhận thanh toán',
      mail: paymentReceivedMail(order, { waived: dong(0), surplus: dong(0), isFromBalance: false }),
    },
    { name: 'invoice', title: 'Hoá đơn cho công ty', mail: invoiceMail(order.number, 'Công ty Tiệm Bánh Mây') },
    {
      name: 'part-received',
      title: 'Đã nhận một phần tiền',
      mail: partReceivedMail({ ...order, received: dong(5_373_800) }, { amount: dong(5_373_800), due: dong(1_000) }),
    },
    {
      name: 'transfer-refunded',
      title: 'Đã hoàn khoản chuyển',
      mail: transferRefundedMail({ ...order, amount: dong(280_880), toBalance: false }),
    },
    { name: 'order-cancelled', title: 'Đơn đã huỷ', mail: orderCancelledMail(order, 'Đổi ý') },
    { name: 'order-expired', title: 'Đơn quá hạn thanh toán', mail: orderExpiredMail(order) },
    {
      name: 'quotation',
      title: 'Báo giá gửi người khác',
      mail: quotationMail({
        number: 'BG202611230001',
        sender: 'Nguyễn Thị Mây',
        seller: shop.identity.seller,
        total: dong(5_374_800),
        until: '10:00 08/12/2026',
        link: `${origin}/bao-gia/mau`,
      }),
    },
    { name: 'order-link', title: 'Liên kết mở đơn hàng', mail: orderLinkMail(order.number, order.link) },
    { name: 'service-ready', title: 'Dịch vụ sẵn sàng', mail: serviceReadyMail(service) },
    { name: 'service-delayed', title: 'Bàn giao chậm', mail: setUpDelayedMail(lateLineOf(shop)) },
    { name: 'service-refused', title: 'Chưa bàn giao được', mail: setUpRefusedMail(lateLineOf(shop)) },
    {
      name: 'documents-asked',
      title: 'Cần hồ sơ tên miền',
      mail: documentsAskedMail({ ...service, name: 'tiembanhmay.vn' }),
    },
    { name: 'documents-approved', title: 'Hồ sơ được duyệt', mail: documentsApprovedMail('tiembanhmay.vn', 30) },
    {
      name: 'documents-returned',
      title: 'Hồ sơ cần bổ sung',
      mail: documentsReturnedMail('tiembanhmay.vn', 'Ảnh giấy tờ bị mờ', link),
    },
    { name: 'transfer-started', title: 'Bắt đầu chuyển tên miền', mail: transferStartedMail('may.com', order.link) },
    { name: 'transfer-arrived', title: 'Tên miền đã chuyển về', mail: transferArrivedMail('may.com', '23/11/2027') },
    {
      name: 'transfer-refused',
      title: 'Chưa chuyển được tên miền',
      mail: transferRefusedMail('may.com', 'Tên miền còn khoá chuyển'),
    },
    {
      name: 'auth-code',
      title: 'Mã chuyển tên miền',
      mail: authCodeMail('may.com', 'nK4mWq7ZtR2xHb9c', link),
    },
    {
      name: 'reminder',
      title: 'Nhắc gia hạn và trả góp',
      mail: reminderMail({
        services: [{ ...reminded, name: 'web-01', price: dong(5_184_000), suspends: true }],
        dues: [{ ...reminded, title: 'Máy chủ riêng R1', month: 3, months: 12, amount: dong(1_250_000) }],
        link: `${origin}/service`,
      }),
    },
    {
      name: 'service-cancelled',
      title: 'Huỷ vào cuối kỳ',
      mail: serviceCancelledMail(endingOf(shop), '23/12/2027'),
    },
    {
      name: 'service-ended',
      title: 'Đã kết thúc khi hết kỳ',
      mail: serviceEndedMail(endingOf(shop), '23/12/2027'),
    },
    {
      name: 'downgrade-chosen',
      title: 'Chọn gói nhỏ hơn cho kỳ sau',
      mail: downgradeChosenMail({ ...downgradeOf(origin), renewal: dong(298_080) }),
    },
    {
      name: 'downgraded',
      title: 'Đã chuyển sang gói nhỏ hơn',
      mail: downgradedMail({ ...downgradeOf(origin), lastDay: '23/11/2028' }),
    },
    ...graceSteps.map((step) => ({
      name: `service-${step}`,
      title: mailNameOf(`service-${step}`),
      mail: graceMail(graceOf(shop), step),
    })),
    ...domainExpirySteps.map((step) => ({
      name: `domain-${step}`,
      title: mailNameOf(`domain-${step}`),
      mail: expiredDomainMail({ ...endingOf(shop), name: 'tiembanhmay.com', renewableUntil: '23/12/2027' }, step),
    })),
    {
      name: 'instalment-suspended',
      title: 'Đã tạm ngưng vì chưa trả góp',
      mail: graceMail({ ...graceOf(shop), unpaid: { kind: 'instalment', month: 3 } }, 'suspend'),
    },
    {
      name: 'service-held',
      title: 'Nhân viên tạm ngưng',
      mail: serviceHeldMail(endingOf(shop), 'Máy đang gửi thư rác'),
    },
    {
      name: 'service-released',
      title: 'Nhân viên mở lại',
      mail: serviceReleasedMail(endingOf(shop), { reason: 'Đã gỡ mã độc', runs: true }),
    },
    {
      name: 'days-given',
      title: 'Được thêm ngày sử dụng',
      mail: daysGivenMail(endingOf(shop), { days: 7, reason: 'Máy dừng ngày 20/11 vì mất điện', runs: true }),
    },
    {
      name: 'short-balance',
      title: mailNameOf('short-balance'),
      mail: shortBalanceMail({
        name: endingOf(shop).name,
        endDay: endingOf(shop).endDay,
        price: dong(324_000),
        balance: dong(100_000),
        topUpLink: endingOf(shop).link,
        serviceLink: endingOf(shop).link,
      }),
    },
    { name: 'refund-asked', title: 'Đã nhận yêu cầu hoàn tiền', mail: refundAskedMail(endingOf(shop), REFUND) },
    { name: 'refund-part', title: 'Hoàn một phần, dịch vụ chạy tiếp', mail: refundPartMail(endingOf(shop), REFUND) },
    { name: 'refund-confirmed', title: 'Đã huỷ và hoàn tiền', mail: refundConfirmedMail(endingOf(shop), REFUND) },
    {
      name: 'refund-paid',
      title: 'Đã chuyển tiền hoàn',
      mail: refundPaidMail(endingOf(shop), {
        number: '1C26TCM số 128',
        adjusted: '1C26TCM số 101',
        amount: REFUND,
      }),
    },
    {
      name: 'refund-refused',
      title: 'Chưa hoàn tiền được',
      mail: refundRefusedMail(endingOf(shop), 'Dịch vụ đã dùng quá 7 ngày'),
    },
    { name: 'activation', title: 'Mã kích hoạt', mail: activationMail('123456') },
    { name: 'reset', title: 'Đặt lại mật khẩu', mail: resetMail('123456', link) },
    { name: 'contact-code', title: 'Mã xác nhận liên hệ mới', mail: contactCodeMail('123456') },
    { name: 'contact-warning', title: 'Cảnh báo đổi liên hệ', mail: contactWarningMail('123456', link) },
    { name: 'contact-delay', title: 'Liên hệ sắp thay đổi', mail: contactDelayMail(AT, link) },
    {
      name: 'account-changed',
      title: 'Bảo mật tài khoản',
      mail: accountChangedMail({ change: 'password-changed', device: 'Firefox, Linux', at: AT, origin }),
    },
    { name: 'deletion-asked', title: 'Yêu cầu xoá tài khoản', mail: deletionAskedMail(AT, link) },
    { name: 'deletion-cancelled', title: 'Đã huỷ xoá tài khoản', mail: deletionCancelledMail() },
    { name: 'deletion-called-off', title: 'Chưa xoá được tài khoản', mail: deletionCalledOffMail(['service-running']) },
    {
      name: 'account-viewed',
      title: 'Nhân viên xem tài khoản',
      mail: accountViewedMail({
        reason: 'Khách hỏi vì sao không thấy hoá đơn tháng 3',
        at: AT,
        phone: shop.identity.contact.hotline,
      }),
    },
    {
      name: 'account-merged',
      title: 'Gộp tài khoản, thư cho tài khoản cũ',
      mail: accountMergedMail({ kept: 'm•••@gmail.com', phone: shop.identity.contact.hotline }),
    },
    {
      name: 'account-kept',
      title: 'Gộp tài khoản, thư cho tài khoản ở lại',
      mail: accountKeptMail({ merged: 't•••@gmail.com', phone: shop.identity.contact.hotline }),
    },
    { name: 'account-deleted', title: 'Đã xoá tài khoản', mail: accountDeletedMail() },
    {
      name: 'newsletter-confirmation',
      title: 'Xác nhận bản tin',
      mail: newsletterConfirmationMail('Tôi đồng ý nhận bản tin qua email.', { confirm: link, unsubscribe: link }),
    },
    {
      name: 'consultation-reply',
      title: 'Trả lời yêu cầu tư vấn',
      mail: consultationReplyMail({
        name: 'Trần Minh',
        subject: 'Tư vấn: Cloud Server SSD 4',
        text: 'Với mười cửa hàng, bạn nên bắt đầu từ gói 4 vCPU.\n\nGói này nâng lên được mà không phải cài lại máy.',
      }),
    },
    {
      name: 'support-answer',
      title: 'Trả lời yêu cầu hỗ trợ',
      mail: supportAnswerMail({
        name: 'Trần Minh',
        number: 'HT-1024',
        title: 'Máy chủ không khởi động',
        text: 'Nút nguồn đã được khởi động lại lúc 9 giờ 15.\n\nBạn kiểm tra giúp cửa hàng.',
        files: ['huong-dan.pdf'],
        href: `${origin}/yeu-cau-ho-tro/1024`,
        isAnsweredByMail: true,
      }),
    },
    {
      name: 'service-notice',
      title: 'Thông báo về dịch vụ',
      mail: serviceNoticeMail({
        name: 'Trần Minh',
        services: ['web-ha-noi', 'web-da-nang'],
        subject: 'Bảo trì đêm 12/12',
        text: 'Máy chủ khởi động lại một lần, từ 1 giờ đến 2 giờ sáng.\n\nDữ liệu không đổi.',
      }),
    },
    {
      name: 'stock-alert',
      title: 'Gói có lại',
      mail: stockAlertMail({ title: 'Bare Metal M', href: `${origin}/san-pham/bare-metal-m` }),
    },
  ];
};
