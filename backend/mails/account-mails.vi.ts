import { VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import * as paths from '#core/shared/paths.ts';
import { type DeletionBlocker, deletionBlockers } from '#core/shared/people/deletion-blocker.ts';
import { keptAfterDeletion } from '#core/shared/retention.ts';
import type { Mail, MailPart } from './mail.ts';

const KEEP_SECRET = 'Đừng đưa mã này cho ai.';

/** [ACC-02] */
export const activationMail =
  (code: string): Mail =>
  (shop) => ({
    subject: `Mã kích hoạt tài khoản ${shop.name}`,
    summary: 'Mã dùng được trong 10 phút.',
    heading: 'Kích hoạt tài khoản',
    parts: [
      { text: 'Mã kích hoạt tài khoản của bạn, dùng được trong 10 phút:' },
      { code },
      { text: `${KEEP_SECRET} Nếu bạn không đăng ký tài khoản, bạn có thể bỏ qua thư này.` },
    ],
    sms: `${shop.shortName}: mã kích hoạt tài khoản của bạn là ${code}, dùng được trong 10 phút. ${KEEP_SECRET}`,
  });

const resetParts = (code: string | null, link: string): readonly MailPart[] =>
  code === null
    ? [
        {
          text: 'Có nhiều yêu cầu đặt lại mật khẩu cho tài khoản này, nên lần này bạn mở liên kết dưới đây trong 10 phút thay cho mã.',
        },
        { button: 'Đặt lại mật khẩu', href: link },
      ]
    : [
        { text: 'Mã đặt lại mật khẩu của bạn, dùng được trong 10 phút:' },
        { code },
        { text: 'Bạn cũng có thể mở liên kết này:' },
        { button: 'Đặt lại mật khẩu', href: link },
      ];

/** An e-mail also contains the link; without a code both contain the link alone. [ACC-03] */
export const resetMail =
  (code: string | null, link: string): Mail =>
  (shop) => ({
    subject: `Đặt lại mật khẩu ${shop.name}`,
    summary: 'Dùng được trong 10 phút.',
    heading: 'Đặt lại mật khẩu',
    parts: [
      ...resetParts(code, link),
      {
        note: 'Nếu bạn không yêu cầu đặt lại mật khẩu, bạn có thể bỏ qua thư này; mật khẩu của bạn không thay đổi.',
      },
    ],
    sms:
      code === null
        ? `${shop.shortName}: mở ${link} trong 10 phút để đặt lại mật khẩu. Đừng đưa liên kết này cho ai.`
        : `${shop.shortName}: mã đặt lại mật khẩu của bạn là ${code}, dùng được trong 10 phút. ${KEEP_SECRET}`,
  });

/** To the new contact, which proves that it is the customer's. */
export const contactCodeMail =
  (code: string): Mail =>
  (shop) => ({
    subject: `Mã xác nhận ${shop.name}`,
    summary: 'Mã dùng được trong 10 phút.',
    heading: 'Xác nhận liên hệ mới',
    parts: [
      { text: 'Mã xác nhận địa chỉ này cho tài khoản của bạn, dùng được trong 10 phút:' },
      { code },
      { text: `${KEEP_SECRET} Nếu bạn không yêu cầu, bạn có thể bỏ qua thư này.` },
    ],
    sms: `${shop.shortName}: mã xác nhận là ${code}, dùng được trong 10 phút. ${KEEP_SECRET}`,
  });

const notYou = (cancel: string): readonly MailPart[] => [
  { text: 'Nếu không phải bạn, hãy huỷ ngay, rồi đặt lại mật khẩu:' },
  { button: 'Huỷ yêu cầu này', href: cancel },
];

/** To the old contact, which stays in force until its code is given. */
export const contactWarningMail =
  (code: string, cancel: string): Mail =>
  (shop) => ({
    subject: `Yêu cầu đổi liên hệ của tài khoản ${shop.name}`,
    summary: 'Nếu không phải bạn, hãy huỷ ngay.',
    heading: 'Có yêu cầu đổi liên hệ',
    parts: [
      { text: 'Có yêu cầu thay địa chỉ này bằng một địa chỉ khác trong tài khoản của bạn.' },
      { text: 'Nếu đó là bạn, đây là mã đồng ý, dùng được trong 10 phút. Đừng đưa mã cho ai.' },
      { code },
      ...notYou(cancel),
    ],
    sms: `${shop.shortName}: có yêu cầu thay số này bằng số khác. Mã đồng ý: ${code} (10 phút). Không phải bạn? Huỷ: ${cancel}`,
  });

/** To the old contact, whose code was not given. `at`: ms since 1970 UTC. */
export const contactDelayMail =
  (at: number, cancel: string): Mail =>
  (shop) => ({
    subject: `Liên hệ của tài khoản ${shop.name} sắp thay đổi`,
    summary: `Lúc ${formatMinute(at)}. Nếu không phải bạn, hãy huỷ ngay.`,
    heading: 'Liên hệ của tài khoản sắp thay đổi',
    parts: [
      {
        text: `Địa chỉ này sẽ được thay bằng một địa chỉ khác lúc ${formatMinute(at)} (giờ Việt Nam), vì yêu cầu nói rằng bạn không còn dùng được nó.`,
      },
      ...notYou(cancel),
    ],
    sms: `${shop.shortName}: số này sẽ được thay trong tài khoản lúc ${formatMinute(at)}. Không phải bạn? Huỷ: ${cancel}`,
  });

/** What the owner of an account is told of, as a sentence and as the short form of an SMS. */
const accountChanges = {
  'new-device': ['Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới.', 'đăng nhập trên thiết bị mới'],
  'password-set': ['Tài khoản của bạn vừa có mật khẩu đầu tiên.', 'đặt mật khẩu'],
  'password-changed': ['Mật khẩu tài khoản của bạn vừa được đổi.', 'đổi mật khẩu'],
  'password-reset': ['Mật khẩu tài khoản của bạn vừa được đặt lại bằng mã quên mật khẩu.', 'đặt lại mật khẩu'],
  'authenticator-added': ['Xác thực hai lớp vừa được bật cho tài khoản của bạn.', 'bật xác thực hai lớp'],
  'authenticator-removed': ['Xác thực hai lớp của tài khoản vừa bị tắt.', 'tắt xác thực hai lớp'],
  'recovery-code-used': ['Một mã khôi phục của bạn vừa được dùng để đăng nhập.', 'đăng nhập bằng mã khôi phục'],
  'passkey-added': ['Tài khoản của bạn vừa có thêm một khoá đăng nhập.', 'thêm khoá đăng nhập'],
  'passkey-removed': ['Một khoá đăng nhập vừa bị xoá khỏi tài khoản của bạn.', 'xoá khoá đăng nhập'],
  'account-linked': ['Một tài khoản Google, Facebook hoặc Zalo vừa được liên kết với bạn.', 'liên kết tài khoản'],
  'account-unlinked': ['Một tài khoản liên kết vừa được gỡ khỏi tài khoản của bạn.', 'gỡ tài khoản liên kết'],
  'email-changed': ['Email của tài khoản vừa thay đổi.', 'đổi email'],
  'phone-changed': ['Số điện thoại của tài khoản vừa thay đổi.', 'đổi số điện thoại'],
} as const satisfies Readonly<Record<string, readonly [sentence: string, short: string]>>;
export type AccountChange = keyof typeof accountChanges;

/** For staff, by kind. */
export const accountChangeNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(accountChanges).map(([change, [, short]]) => [change, `Tài khoản: ${short}`]),
);

type ToldChange = {
  readonly change: AccountChange;
  /** Browser and operating system; empty when unknown. */
  readonly device: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly origin: string;
};

/** Contains no secret. [ASVS 6.3.5, 6.3.7] */
export const accountChangedMail =
  ({ change, device, at, origin }: ToldChange): Mail =>
  (shop) => {
    const [sentence, short] = accountChanges[change];
    const [reset, security] = [`${origin}${paths.forgotPassword}`, `${origin}${paths.account('bao-mat')}`];
    return {
      subject: `Tài khoản ${shop.name}: ${short}`,
      summary: sentence,
      heading: `Tài khoản vừa ${short}`,
      parts: [
        { text: sentence },
        {
          facts: [
            ['Thời gian', `${formatMinute(at)} (giờ Việt Nam)`],
            ['Trình duyệt', device === '' ? 'trình duyệt không rõ' : device],
          ],
        },
        { text: 'Nếu đó là bạn, bạn không cần làm gì.' },
        { text: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay; việc này đăng xuất mọi thiết bị:' },
        { button: 'Đặt lại mật khẩu', href: reset },
        { link: 'Sau đó xem lại các cách đăng nhập và thiết bị tại:', href: security },
      ],
      sms: `${shop.shortName}: tài khoản vừa ${short} lúc ${formatMinute(at)}. Không phải bạn? Đặt lại mật khẩu: ${reset}`,
    };
  };

/** `at`: when the account is deleted, ms since 1970 UTC. */
export const deletionAskedMail =
  (at: number, cancel: string): Mail =>
  (shop) => ({
    subject: `Yêu cầu xoá tài khoản ${shop.name}`,
    summary: `Tài khoản sẽ bị xoá lúc ${formatMinute(at)}.`,
    heading: 'Yêu cầu xoá tài khoản',
    parts: [
      {
        text: `Bạn vừa yêu cầu xoá tài khoản. Tài khoản và dữ liệu của bạn sẽ bị xoá lúc ${formatMinute(at)} (giờ Việt Nam); đến lúc đó bạn vẫn dùng tài khoản như thường.`,
      },
      { text: 'Đổi ý, hoặc không phải bạn yêu cầu?' },
      { button: 'Huỷ yêu cầu xoá', href: cancel },
      { text: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay sau khi huỷ.' },
    ],
    sms: `${shop.shortName}: tài khoản sẽ bị xoá lúc ${formatMinute(at)}. Không phải bạn, hoặc đổi ý? Huỷ: ${cancel}`,
  });

export const deletionCancelledMail = (): Mail => (shop) => ({
  subject: `Đã huỷ yêu cầu xoá tài khoản ${shop.name}`,
  summary: 'Tài khoản được giữ nguyên.',
  heading: 'Đã huỷ yêu cầu xoá tài khoản',
  parts: [{ text: 'Yêu cầu xoá tài khoản đã được huỷ. Tài khoản và dữ liệu của bạn được giữ nguyên.' }],
  sms: `${shop.shortName}: đã huỷ yêu cầu xoá tài khoản. Tài khoản được giữ nguyên.`,
});

/** At the end of the waiting time something had to be finished first. */
export const deletionCalledOffMail =
  (blockers: readonly DeletionBlocker[]): Mail =>
  (shop) => ({
    subject: `Chưa xoá được tài khoản ${shop.name}`,
    summary: 'Tài khoản còn việc chưa xong nên được giữ lại.',
    heading: 'Chưa xoá được tài khoản',
    parts: [
      {
        text: 'Đã đến hạn xoá tài khoản theo yêu cầu của bạn, nhưng tài khoản còn việc chưa xong nên được giữ lại:',
      },
      { list: blockers.map((each) => deletionBlockers[each]) },
      { text: 'Làm xong các việc này, bạn gửi lại yêu cầu xoá tại trang thông tin tài khoản.' },
    ],
    sms: `${shop.shortName}: chưa xoá được tài khoản vì còn dịch vụ hoặc đơn hàng. Xem tại trang thông tin tài khoản.`,
  });

/** The last mail, to a contact that the shop has forgotten. */
export const accountDeletedMail = (): Mail => (shop) => ({
  subject: `Đã xoá tài khoản ${shop.name}`,
  summary: 'Đây là thư cuối cùng gửi đến địa chỉ này.',
  heading: 'Đã xoá tài khoản',
  parts: [
    {
      text: 'Tài khoản và dữ liệu của bạn đã được xoá theo yêu cầu. Đây là thư cuối cùng gửi đến địa chỉ này.',
    },
    { text: 'Theo luật, cửa hàng còn giữ:' },
    { list: Object.values(keptAfterDeletion).map(({ data, life, reason }) => `${data} (${life}; ${reason})`) },
    {
      text: 'Cảm ơn bạn đã mua hàng. Bạn có thể đăng ký lại bất cứ lúc nào bằng email hay số điện thoại này.',
    },
  ],
  sms: `${shop.shortName}: tài khoản và dữ liệu của bạn đã được xoá theo yêu cầu. Cảm ơn bạn đã mua hàng.`,
});

type Viewed = {
  readonly reason: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly phone: string;
};

/** To the customer whose shop a member of the staff opens as they see it. */
export const accountViewedMail =
  ({ reason, at, phone }: Viewed): Mail =>
  (shop) => ({
    subject: `Nhân viên ${shop.name} xem tài khoản của bạn`,
    summary: `Lý do: ${reason}`,
    heading: 'Nhân viên xem tài khoản của bạn',
    parts: [
      {
        text: `Một nhân viên của cửa hàng vừa mở cửa hàng như bạn thấy khi đăng nhập. Nhân viên chỉ xem, trong ${VIEW_TTL_MS / MINUTE_MS} phút: không đặt hàng, không thay đổi gì và không đọc được mật khẩu.`,
      },
      {
        facts: [
          ['Thời gian', `${formatMinute(at)} (giờ Việt Nam)`],
          ['Lý do', reason],
        ],
      },
      { note: `Bạn không nhờ cửa hàng việc gì? Gọi ngay ${phone}.` },
    ],
    sms: `${shop.shortName}: nhân viên xem tài khoản của bạn lúc ${formatMinute(at)}, chỉ đọc. Thắc mắc? Gọi ${phone}.`,
  });
