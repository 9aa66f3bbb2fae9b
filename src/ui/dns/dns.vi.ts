import { toDisplayRecord } from '#core/dns/display-record.ts';
import type { DnsRecord, RecordType } from '#core/dns/dns-record.ts';
import { toDisplayName } from '#core/dns/host-names.ts';
import type { TemplateKind } from '#core/dns/templates.ts';
import type { ChangeOrigin, Difference } from '#core/dns/zone.ts';

/** What to write in the field «Giá trị». */
export const valueHints: Readonly<Record<RecordType, string>> = {
  A: 'Địa chỉ IPv4, bốn số từ 0 đến 255 cách nhau bằng dấu chấm',
  AAAA: 'Địa chỉ IPv6, các nhóm cách nhau bằng dấu hai chấm',
  CNAME: 'Tên máy chủ đích đầy đủ, ví dụ shop.tenmiencuaban.vn',
  MX: 'Độ ưu tiên và tên máy chủ thư, ví dụ 10 mail.tenmiencuaban.vn; ghi 0 . khi không nhận thư',
  TXT: 'Không cần dấu nháy, ví dụ v=spf1 mx ~all',
  SRV: 'Độ ưu tiên, trọng số, cổng và tên máy chủ, ví dụ 10 5 5060 sip.tenmiencuaban.vn',
  CAA: 'Cờ, thẻ và giá trị, ví dụ 0 issue "letsencrypt.org"',
  NS: 'Máy chủ tên của tên miền con, ví dụ ns1.tenmiencuaban.vn',
  HTTPS: 'Độ ưu tiên, tên máy chủ (dấu chấm là chính tên này) và tham số, ví dụ 1 . alpn=h2,h3',
  SVCB: 'Độ ưu tiên, tên máy chủ (dấu chấm là chính tên này) và tham số, ví dụ 1 dns.tenmiencuaban.vn alpn=dot',
  TLSA: 'Cách dùng, phần chứng chỉ, kiểu băm và dữ liệu hệ 16; tên bản ghi dạng _25._tcp.mail',
  SSHFP: 'Thuật toán, kiểu băm và dấu vân tay hệ 16, như lệnh ssh-keygen -r in ra',
  DS: 'Mã khoá, thuật toán, kiểu băm và mã băm hệ 16 của tên miền con',
};

const typeTexts: Readonly<Record<RecordType, string>> = {
  A: 'địa chỉ IPv4',
  AAAA: 'địa chỉ IPv6',
  CNAME: 'bí danh',
  MX: 'nhận thư',
  TXT: 'văn bản',
  SRV: 'dịch vụ',
  CAA: 'nơi cấp chứng chỉ',
  NS: 'uỷ quyền tên miền con',
  HTTPS: 'kết nối web',
  SVCB: 'kết nối dịch vụ',
  TLSA: 'chứng chỉ DANE',
  SSHFP: 'khoá máy chủ SSH',
  DS: 'DNSSEC tên miền con',
};

const origins: Readonly<Record<ChangeOrigin, string>> = {
  edit: 'Sửa trong bảng',
  template: 'Áp dụng mẫu',
  import: 'Nhập tệp',
  undo: 'Hoàn tác',
  dynamic: 'Địa chỉ động',
};

const templateNames: Readonly<Record<TemplateKind, (service: string) => string>> = {
  server: (service) => `Trỏ web về ${service}`,
  'shop-mail': (service) => `Nhận thư ở ${service}`,
  google: () => 'Nhận thư ở Google Workspace',
  'microsoft-365': () => 'Nhận thư ở Microsoft 365',
};

export const dnsText = {
  titleOf: (domain: string) => `Bản ghi DNS của ${toDisplayName(domain)}`,
  back: 'Về trang dịch vụ',
  unserved:
    'Cửa hàng lưu các bản ghi này nhưng hiện chưa có máy chủ tên nào của cửa hàng trả lời theo chúng, nên thay đổi ở đây chưa có tác dụng trên Internet.',
  elsewhere:
    'Các bản ghi này chưa có tác dụng, vì tên miền đang dùng máy chủ tên ở nơi khác. Bạn sửa bản ghi ở nơi đó, hoặc đổi về máy chủ tên của cửa hàng.',
  openNameServers: 'Xem máy chủ tên',
  publishing: 'Đang cập nhật máy chủ tên. Thay đổi của bạn đã được lưu và sẽ lên máy chủ tên trong ít phút.',
  publishedAt: (at: string) => `Đã lên máy chủ tên lúc ${at}.`,
  served: 'Nơi đã tra cứu trước đó có thể còn dùng giá trị cũ cho đến khi hết TTL của bản ghi.',
  inactive: 'Tên miền chưa hoạt động hoặc đã ngừng, nên bảng này chỉ để xem.',
  records: 'Các bản ghi',
  count: (count: number) => `${count} bản ghi`,
  none: 'Chưa có bản ghi nào. Bạn thêm bản ghi đầu tiên ở biểu mẫu bên dưới.',
  name: 'Tên',
  type: 'Loại',
  value: 'Giá trị',
  ttl: 'TTL (giây)',
  action: 'Thao tác',
  edit: 'Sửa',
  editOf: ({ name, type }: DnsRecord) => `Sửa bản ghi ${type} của ${name}`,
  typeOption: (type: RecordType) => `${type} (${typeTexts[type]})`,
  nameHint: (domain: string) =>
    `Phần đứng trước .${toDisplayName(domain)}; ghi @ cho chính tên miền, * cho mọi tên con`,
  ttlHint:
    'Nơi khác nhớ bản ghi trong bao lâu, tính bằng giây; cũng có thể ghi 1h hoặc 1d. Các bản ghi cùng tên và loại dùng chung một TTL.',
  addTitle: 'Thêm bản ghi',
  editTitle: 'Sửa bản ghi',
  add: 'Thêm bản ghi',
  save: 'Lưu thay đổi',
  cancel: 'Thôi, không sửa',
  remove: 'Xoá bản ghi này',
  gone: 'Bản ghi bạn định sửa không còn trong bảng. Có thể nó vừa được đổi ở cửa sổ khác.',
  templates: 'Mẫu bản ghi',
  templatesText: 'Chọn một mẫu để xem trước; chưa có gì thay đổi cho đến khi bạn áp dụng.',
  templateOf: (kind: TemplateKind, service: string) => templateNames[kind](service),
  templateDone: 'Tên miền đã có đủ các bản ghi của mẫu này.',
  microsoft:
    'Microsoft có thể cấp tên máy chủ thư khác cho tên miền mới. Bạn so với trang quản trị Microsoft 365 trước khi áp dụng.',
  extraMail: 'Sau đó bạn còn cần thêm bản ghi DKIM, lấy ở trang quản trị thư.',
  preview: 'Xem trước',
  applyTemplate: 'Áp dụng mẫu',
  importTitle: 'Nhập từ tệp',
  importHint: 'Tệp zone (RFC 1035), tối đa 512 kB. Chọn tệp hoặc dán nội dung.',
  file: 'Tệp zone',
  text: 'Nội dung tệp',
  replaceAll: 'Bỏ mọi bản ghi không có trong tệp',
  review: 'Những gì sẽ thay đổi',
  reviewCounts: (added: number, removed: number) => `Thêm ${added} bản ghi, bỏ ${removed} bản ghi.`,
  nothingToDo: 'Không có gì thay đổi.',
  leftOut: 'Những dòng không dùng được nên bỏ qua',
  moreLeftOut: (count: number) => `và ${count} dòng khác`,
  adapted: 'Những gì được chỉnh lại khi đọc',
  remark: (sentence: string, lines: readonly number[], count: number) =>
    `${sentence} (dòng ${lines.join(', ')}${count > lines.length ? ` và ${count - lines.length} dòng khác` : ''}).`,
  line: (line: number, text: string) => `Dòng ${line}: ${text}`,
  syntax: 'Không đọc được dòng này',
  applyImport: 'Áp dụng',
  exportTitle: 'Xuất ra tệp',
  exportText: 'Sao chép nội dung này để dùng ở nơi khác, kèm bản ghi SOA và NS.',
  copyExport: 'Sao chép tệp zone',
  updates: 'Địa chỉ động',
  updatesText:
    'Dành cho máy có địa chỉ IP hay thay đổi: bộ định tuyến hoặc phần mềm của bạn báo địa chỉ mới theo kiểu DynDNS (dyndns2), và bản ghi A hoặc AAAA của một tên đổi theo.',
  updateUrl: 'Địa chỉ báo',
  updateHint: 'Tên đăng nhập tuỳ ý, mật khẩu là mã, hostname là tên đầy đủ.',
  updateName: 'Máy có địa chỉ động',
  createToken: 'Tạo mã',
  tokenNameHint: (domain: string) =>
    `Phần đứng trước .${toDisplayName(domain)}; ghi @ cho chính tên miền. Tên đã có mã thì mã cũ hết dùng được.`,
  token: 'Mã cập nhật',
  keepToken: 'Cửa hàng không lưu mã này. Bạn chép vào thiết bị ngay.',
  tokenFacts: (created: string, used: string | null) =>
    `Tạo lúc ${created} · ${used === null ? 'chưa dùng lần nào' : `dùng lần cuối lúc ${used}`}`,
  removeToken: 'Bỏ mã',
  removeTokenOf: (name: string) => `Bỏ mã của ${toDisplayName(name)}`,
  tokensFull: 'Tên miền đã có đủ số mã. Bạn bỏ bớt một mã để tạo mã mới.',
  signing: 'DNSSEC',
  signed: 'Đang bật',
  unsigned: 'Đang tắt',
  signingText: 'Khi bật, máy chủ tên ký các câu trả lời để không ai giả mạo được bản ghi của tên miền.',
  signingSoon: 'Máy chủ tên đang tạo khoá. Bạn tải lại trang sau ít phút để lấy bản ghi DS.',
  digests: 'Bản ghi DS của tên miền, để ghi ở nhà đăng ký. DNSSEC có tác dụng từ khi nhà đăng ký có bản ghi này.',
  copyDigest: 'Sao chép bản ghi DS',
  beforeUnsigning:
    'Trước khi tắt, hãy bỏ bản ghi DS ở nhà đăng ký và chờ hai ngày. Tắt sớm hơn thì nhiều nơi không mở được tên miền.',
  sign: 'Bật DNSSEC',
  unsign: 'Tắt DNSSEC',
  log: 'Lịch sử thay đổi',
  noLog: 'Chưa có thay đổi nào.',
  changeOf: (origin: ChangeOrigin, by: 'customer' | 'staff', at: string) =>
    `${origins[origin]} · ${by === 'staff' ? 'Nhân viên cửa hàng' : 'Bạn'} · ${at}`,
  countsOf: ({ removed, added }: Difference) =>
    [added.length > 0 ? `thêm ${added.length}` : '', removed.length > 0 ? `bỏ ${removed.length}` : '']
      .filter(Boolean)
      .join(', '),
  more: (count: number) => `và ${count} bản ghi khác`,
  added: 'Thêm',
  removed: 'Bỏ',
  undo: 'Hoàn tác',
  undoOf: (version: number) => `Hoàn tác lần thay đổi thứ ${version}`,
};

/** In a form that people know from zone files. */
export const recordLine = (record: DnsRecord): string => {
  const { name, type, value, ttl } = toDisplayRecord(record);
  return `${name} ${type} ${value} (TTL ${ttl})`;
};
