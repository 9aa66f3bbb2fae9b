import type { ConsentPurpose } from '#core/consent/consent.ts';
import type { Integrations } from '#core/shared/settings.ts';

const names: Readonly<Record<ConsentPurpose, string>> = {
  chat: 'Live Chat',
  statistics: 'Thống kê',
  ads: 'Quảng cáo',
};

type Facts = { readonly what: string; readonly from: string; readonly to: string };

const googleStatistics: Facts = {
  what: 'Tải Google Tag Manager để đếm lượt xem trang, đặt cookie _ga.',
  from: 'Google LLC.',
  to: 'Địa chỉ trang, loại thiết bị và địa chỉ mạng được gửi tới máy chủ của Google ngoài Việt Nam.',
};

const ownStatistics: Facts = {
  what: 'Đo trang hiện ra và phản hồi nhanh hay chậm, không đặt cookie.',
  from: 'Cửa hàng.',
  to: 'Cửa hàng chỉ cộng dồn các con số theo loại trang, không giữ gì cho biết ai đã xem.',
};

const joined = (all: readonly Facts[]): Facts => ({
  what: all.map(({ what }) => what).join(' '),
  from: all.map(({ from }) => from).join(' '),
  to: all.map(({ to }) => to).join(' '),
});

/** Increment CONSENT_VERSION when the facts of a purpose change. */
export const consentText = {
  title: 'Tuỳ chọn riêng tư',
  bar: 'Câu hỏi về quyền riêng tư',
  barAsk: (purposes: readonly ConsentPurpose[]) =>
    `Cửa hàng chỉ dùng cookie cần thiết. Nếu bạn đồng ý, trang tải thêm: ${purposes
      .map((purpose) => names[purpose].toLowerCase().replace('live chat', 'Live Chat'))
      .join(', ')}.`,
  onlyNeeded: 'Chỉ cần thiết',
  accept: 'Chấp nhận',
  customise: 'Tuỳ chỉnh',
  save: 'Lưu lựa chọn',
  ways: 'Chọn nhanh',
  lead: 'Bạn quyết định từng mục. Không mục nào được chọn sẵn, và bạn đổi ý lúc nào cũng được.',
  dialogLead: 'Chọn mục bạn đồng ý. Không chọn gì thì trang vẫn chạy đủ.',
  chatTitle: 'Mở Live Chat',
  forChat: 'Live Chat cần bạn đồng ý trước khi tải, vì tin nhắn đi qua máy chủ chat.',
  openChat: 'Đồng ý và mở chat',
  later: 'Để sau',
  purposes: names,
  facts: {
    chat: ({ chat }: Integrations): Facts => ({
      what: 'Tải khung trò chuyện để bạn nhắn tin với nhân viên, đặt cookie cw_conversation trong 365 ngày.',
      from: `Máy chủ chat ${chat?.host.replace(/^https?:\/\//, '') ?? ''}.`,
      to: 'Tin nhắn của bạn và địa chỉ trang đang xem được gửi tới máy chủ chat này.',
    }),
    statistics: ({ tagManager, vitals }: Integrations): Facts =>
      joined([...(tagManager === null ? [] : [googleStatistics]), ...(vitals ? [ownStatistics] : [])]),
    ads: (): Facts => ({
      what: 'Tải Google Ads để đo hiệu quả quảng cáo, đặt cookie _gcl_au.',
      from: 'Google LLC.',
      to: 'Địa chỉ trang và mã nhấp quảng cáo được gửi tới máy chủ của Google ngoài Việt Nam.',
    }),
  } satisfies Record<ConsentPurpose, (integrations: Integrations) => Facts>,
  what: 'Tải gì',
  from: 'Từ đâu',
  to: 'Dữ liệu đi đâu',
  notUsed: 'Cửa hàng hiện không dùng dịch vụ nào cho mục này.',
  nothingUsed: 'Cửa hàng hiện không dùng dịch vụ nào cần bạn đồng ý.',
  chosen: (granted: readonly ConsentPurpose[], at: string) =>
    granted.length === 0
      ? `Lựa chọn hiện tại: chỉ cần thiết, lưu lúc ${at}.`
      : `Lựa chọn hiện tại: đồng ý ${granted.map((purpose) => names[purpose]).join(', ')}, lưu lúc ${at}.`,
  notChosen: 'Bạn chưa chọn. Đến khi bạn đồng ý, trang không tải gì ngoài phần cần thiết.',
  proof:
    'Cửa hàng giữ bằng chứng của lựa chọn: nội dung đã chọn, phiên bản câu hỏi và thời điểm. Không ghi ai đã chọn.',
  cookies: 'Cookie của cửa hàng',
  cookiesLead: 'Đây là mọi cookie mà cửa hàng tự đặt, chỉ khi chức năng cần đến.',
  cookieName: 'Tên',
  cookiePurpose: 'Để làm gì',
  cookieLife: 'Giữ bao lâu',
  life: (seconds: number | 'session') => {
    if (seconds === 'session') return 'Đến khi đóng trình duyệt';
    if (seconds < 3_600) return `${seconds / 60} phút`;
    return seconds < 86_400 ? `${seconds / 3_600} giờ` : `${seconds / 86_400} ngày`;
  },
  retention: 'Dữ liệu được giữ bao lâu',
  retentionLead:
    'Hết hạn, hệ thống tự xoá. Đơn hàng, hoá đơn và chứng từ kế toán giữ ít nhất 10 năm theo Luật Kế toán.',
  afterDeletion: 'Khi bạn xoá tài khoản',
  afterDeletionLead:
    'Bạn xoá tài khoản tại trang thông tin tài khoản. Sau 7 ngày chờ, mọi dữ liệu về bạn được xoá, kể cả đánh giá bạn đã viết; chỉ còn lại những gì luật yêu cầu giữ.',
  afterDeletionLink: 'Đến trang thông tin tài khoản',
  retentionData: 'Dữ liệu',
  retentionReason: 'Căn cứ',
  days: (days: number) => `${days} ngày`,
  chatFailed: (hotline: string) => `Chưa mở được Live Chat. Bạn thử lại sau ít phút, hoặc gọi ${hotline}.`,
};
