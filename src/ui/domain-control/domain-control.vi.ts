import type { NameServerSet } from '#core/domain-control/domain-settings.ts';
import type { ExpiryStageName } from '#core/domain-control/expiry.ts';

const nameServerKinds: Readonly<Record<NameServerSet['kind'], string>> = {
  shop: 'Của cửa hàng',
  own: 'Của bạn chọn',
  kept: 'Của nhà đăng ký trước',
};

const stageNames: Readonly<Record<ExpiryStageName, string>> = {
  active: 'Đang dùng',
  grace: 'Ân hạn',
  redemption: 'Chuộc lại',
  deletion: 'Chờ xoá',
  free: 'Tự do',
};

export const domainControlText = {
  /** On the page of the service. */
  area: 'Quản lý tên miền',
  records: 'Bản ghi DNS',
  recordsText: 'Trỏ về máy chủ, hộp thư hoặc dịch vụ khác',
  recordsIdle: 'Chưa có tác dụng: máy chủ tên ở nơi khác',
  nameServers: 'Máy chủ tên',
  transfer: 'Khoá và mã chuyển',
  contacts: 'Liên hệ',
  contactsText: 'Chủ thể, quản lý, kỹ thuật, thanh toán',
  kinds: nameServerKinds,
  locked: 'Đang khoá chuyển',
  unlocked: 'Đang mở khoá chuyển',

  /** On the page of the settings. */
  titleOf: (domain: string) => `Cài đặt của ${domain}`,
  back: 'Về trang dịch vụ',
  inactive: 'Tên miền chưa hoạt động hoặc đã ngừng, nên trang này chỉ để xem.',

  pending: 'Thay đổi đã lưu và đang được gửi tới nơi đăng ký tên miền.',

  current: 'Đang dùng',
  shopUnserved:
    'Hiện chưa có máy chủ tên nào của cửa hàng trả lời, nên tên miền dùng máy chủ tên này chưa mở được trang nào. Bạn dùng máy chủ tên riêng cho đến khi cửa hàng báo sẵn sàng.',
  /** Of a domain whose owner has named none, in a shop without name servers. */
  unnamed: 'Bạn chưa chọn',
  shopNone:
    'Cửa hàng không giữ bản ghi DNS. Máy chủ tên ghi lúc bàn giao, nếu có, ở trang dịch vụ. Bạn ghi ở đây máy chủ tên của nơi giữ bản ghi, ví dụ nơi đặt website.',
  shopServed: 'Bạn sửa bản ghi DNS ngay tại cửa hàng.',
  kept: 'Tên miền chuyển về vẫn giữ máy chủ tên ở nhà đăng ký trước. Cửa hàng không biết tên các máy chủ đó.',
  ownText: 'Bạn sửa bản ghi DNS ở nơi giữ các máy chủ tên trên.',
  ownIdle: 'Bản ghi DNS tại cửa hàng không có tác dụng trong lúc này.',
  delay: 'Thay đổi máy chủ tên có tác dụng sau vài phút đến 48 giờ.',
  useShop: 'Dùng máy chủ tên của cửa hàng',
  ownTitle: 'Dùng máy chủ tên riêng',
  ownHint: 'Ghi từ 2 đến 13 máy chủ. Máy chủ nằm trong chính tên miền này cần thêm địa chỉ IP.',
  host: (row: number) => `Máy chủ tên ${row}`,
  addresses: (row: number) => `Địa chỉ IP của máy chủ ${row}`,
  addressesHint: (domain: string) => `Chỉ cho máy chủ dạng ns1.${domain}`,
  moreRows: 'Thêm máy chủ tên',
  saveOwn: 'Lưu máy chủ tên',
  glue: (addresses: readonly string[]) => `Địa chỉ IP: ${addresses.join(', ')}`,

  transferTitle: 'Chuyển sang nhà đăng ký khác',
  lockedText: 'Không ai chuyển tên miền đi được. Bạn nên để khoá trừ lúc đang chuyển.',
  unlockedText: 'Ai có mã chuyển đều chuyển được tên miền. Chuyển xong hoặc đổi ý, bạn bật khoá lại.',
  lock: 'Bật khoá chuyển',
  unlock: 'Tắt khoá chuyển',
  codeTitle: 'Mã chuyển',
  codeLocked: 'Bạn tắt khoá chuyển trước, rồi xin mã ở đây.',
  codeText: (address: string) =>
    `Mã mới được gửi vào ${address}, là email đã xác nhận của tài khoản. Mã không hiện ở đâu khác.`,
  codeNoEmail: 'Mã chỉ gửi vào email đã xác nhận, mà tài khoản chưa có.',
  addEmail: 'Thêm email',
  codeSent: (at: string) => `Mã đang có hiệu lực gửi lúc ${at}. Xin mã mới thì mã này hết hiệu lực.`,
  codePending: 'Mã đang được lấy ở nơi đăng ký và sẽ được gửi vào email của bạn.',
  codesLeft: (left: number) => `Còn xin được ${left} mã trong 24 giờ.`,
  noCodesLeft: 'Đã xin đủ số mã của 24 giờ.',
  sendCode: 'Gửi mã vào email',
  fromDay: (from: string) =>
    `Chuyển được từ ngày ${from}: nhà đăng ký không nhận tên miền mới đăng ký hoặc mới chuyển chưa đủ 60 ngày.`,
  untilDay: (until: string) =>
    `Tên miền .vn không chuyển được khi còn dưới 30 ngày là hết hạn, tức là sau ngày ${until}.`,
  declaration:
    'Tên miền .vn cần thêm bản khai chuyển đổi nhà đăng ký do chủ thể ký. Bạn nộp bản khai ở nhà đăng ký mới cùng với mã.',

  contactsTitle: 'Người liên hệ',
  contactsIntro: 'Nhà đăng ký và cơ quan quản lý tên miền liên hệ theo những thông tin này.',
  registrantDocuments:
    'Chủ thể của tên miền .vn là người đứng tên trong hồ sơ đã nộp, nên đổi chủ thể cần hồ sơ của chủ thể mới.',
  openDocuments: 'Xem hồ sơ tên miền',
  registrantOwner: 'Chủ thể là người sở hữu tên miền. Bạn chỉ đổi khi chuyển quyền sở hữu hoặc sửa thông tin sai.',
  edit: (role: string) => `Sửa liên hệ ${role.toLowerCase()}`,
  name: 'Họ và tên',
  organisation: 'Tổ chức',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
  saveContact: 'Lưu liên hệ',
  unknown: 'Chưa có',

  /** The stages after the expiry. */
  expiry: 'Hết hạn thì sao',
  stages: stageNames,
  today: 'Hôm nay',
  until: (day: string) => `đến ${day}`,
  fromTo: (from: string, until: string) => `${from} – ${until}`,
  from: (day: string) => `từ ${day}`,
  activeText: (price: string | null) => (price === null ? 'Gia hạn lúc nào cũng được.' : `Gia hạn ${price}.`),
  graceText: (answering: number) =>
    answering > 0
      ? `Chạy thêm ${answering} ngày rồi tạm ngưng. Gia hạn với giá thường.`
      : 'Website và email ngừng. Gia hạn với giá thường.',
  redemptionText: 'Lấy lại được với phí chuộc và phí gia hạn. Phí chuộc theo báo giá của nhà đăng ký lúc đó.',
  deletionText: 'Không gia hạn và không chuộc được nữa.',
  freeText: 'Ai cũng đăng ký được.',
  expiryNote: (more: number) =>
    `Các ngày trên là sớm nhất. Có nơi cho ân hạn thêm tối đa ${more} ngày, nhưng bạn đừng chờ đến lúc đó.`,
} as const;
