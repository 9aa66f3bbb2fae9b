import type {
  DocumentFormat,
  DocumentState,
  DocumentType,
  RegistrantField,
  RegistrantType,
} from '#core/domains/registrant-documents.ts';

/** Texts about the registrant documents of bought domains. */
export const papersText = {
  title: 'Xác thực thông tin tên miền',
  titleOf: (domain: string) => `Hồ sơ ${domain}`,
  lead: 'Tên miền .vn hoạt động sau khi hồ sơ của chủ thể được duyệt. Bạn điền một lần cho mỗi tên.',
  states: {
    WAITING: 'Chờ xác thực thông tin',
    SENT: 'Chờ duyệt',
    RETURNED: 'Cần bổ sung',
    APPROVED: 'Đã duyệt, đang triển khai',
    DEPLOYED: 'Đang hoạt động',
    NOT_NEEDED: 'Không cần hồ sơ',
  } satisfies Record<DocumentState, string>,
  list: 'Tên miền cần hồ sơ',
  begin: 'Điền hồ sơ',
  goOn: 'Bổ sung hồ sơ',
  look: 'Xem hồ sơ',
  emptyTitle: 'Chưa có tên miền nào cần hồ sơ',
  emptySentence: 'Tên miền .vn hiện ở đây vài giây sau khi đơn hàng được thanh toán.',
  search: 'Tìm tên miền',
  back: 'Mọi tên miền cần hồ sơ',
  returned: 'Hồ sơ chưa được duyệt. Lý do:',
  sent: (moment: string) => `Đã gửi lúc ${moment}. Cửa hàng trả lời qua email trong giờ làm việc.`,
  deployed: 'Hồ sơ đã được duyệt, tên miền đã triển khai.',
  deleted: (day: string) => `Giấy tờ được lưu mã hoá, chỉ người duyệt hồ sơ mở được, và tự xoá vào ngày ${day}.`,
  deletedIn: (draft: number, decided: number) =>
    `Giấy tờ được lưu mã hoá, chỉ người duyệt hồ sơ mở được. Bản nháp tự xoá sau ${draft} ngày, hồ sơ đã duyệt sau ${decided} ngày.`,
  steps: {
    registrant: '1. Ai đứng tên',
    facts: '2. Thông tin',
    documents: '3. Giấy tờ',
    consent: '4. Đồng ý và gửi',
  },
  registrants: {
    citizen: 'Cá nhân Việt Nam',
    foreigner: 'Cá nhân nước ngoài',
    organisation: 'Tổ chức, doanh nghiệp',
  } satisfies Record<RegistrantType, string>,
  registrantHints: {
    citizen: 'Có căn cước công dân 12 số.',
    foreigner: 'Dùng hộ chiếu còn hạn.',
    organisation: 'Có mã số thuế hoặc quyết định thành lập.',
  } satisfies Record<RegistrantType, string>,
  onlyCitizens: 'Đuôi này chỉ dành cho công dân Việt Nam.',
  onlyOrganisations: 'Đuôi này chỉ dành cho tổ chức.',
  inField: 'Đuôi này dành cho tổ chức, cá nhân trong đúng lĩnh vực, nên hồ sơ cần thêm giấy phép hoạt động.',
  withoutScript: 'Sau khi đổi người đứng tên, bạn bấm «Lưu bản nháp» để hiện đúng các mục cần điền.',
  file: 'Ảnh JPEG, PNG, WebP hoặc tệp PDF, tối đa 5 MB.',
  kept: (format: DocumentFormat, bytes: number, moment: string) =>
    `Đã nhận: ${format === 'pdf' ? 'PDF' : 'ảnh'}, ${Math.max(1, Math.round(bytes / 1024))} KB, ${moment}. Chọn tệp khác để thay.`,
  uploading: 'Đang tải lên',
  consent:
    'Tôi đồng ý cho Cửa Hàng Mây dùng thông tin và ảnh giấy tờ này để làm thủ tục đăng ký tên miền với VNNIC, và không dùng vào việc khác.',
  save: 'Lưu bản nháp',
  send: 'Gửi hồ sơ',
  saving: 'Những gì bạn nhập được lưu khi bạn rời ô.',
  print: 'In bản khai đã điền',
  printHint: 'In, ký (tổ chức đóng dấu), rồi chụp hoặc quét lại; hoặc lưu PDF và ký số.',
  sheet: 'Bản khai đăng ký tên miền',
  sheetDomain: 'Tên miền',
  sheetHolder: 'Chủ thể',
  sheetPromise: 'Tôi cam đoan thông tin trên là đúng và chịu trách nhiệm về việc đăng ký, sử dụng tên miền này.',
  sheetSigned: 'Ngày, tháng, năm, chữ ký và họ tên',
  afterPaying: (names: string) => `${names} đang chờ xác thực thông tin.`,
  portal: 'Tên miền chưa hoạt động vì hồ sơ chưa xong.',
  portalSent: 'Hồ sơ đang chờ duyệt. Tên miền hoạt động sau khi được duyệt.',
} as const;

export const paperFieldNames: Readonly<Record<RegistrantField, string>> = {
  fullName: 'Họ và tên',
  organisation: 'Tên tổ chức',
  taxCode: 'Mã số thuế',
  birthDate: 'Ngày sinh',
  identityNumber: 'Số căn cước công dân',
  passportNumber: 'Số hộ chiếu',
  nationality: 'Quốc tịch',
  representative: 'Người đại diện làm thủ tục',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
  manager: 'Người quản lý tên miền',
  technician: 'Người phụ trách kỹ thuật',
  payer: 'Người phụ trách thanh toán',
  nameservers: 'Máy chủ tên miền (DNS)',
};

export const paperFieldHints: Readonly<Partial<Record<RegistrantField, string>>> = {
  birthDate: 'Ví dụ 05/10/1996',
  identityNumber: '12 chữ số',
  address: 'Số nhà, đường, phường hoặc xã, tỉnh hoặc thành phố',
  manager: 'Để trống nếu là người đại diện',
  technician: 'Để trống nếu là người đại diện',
  payer: 'Để trống nếu là người đại diện',
  nameservers: 'Để trống nếu dùng máy chủ của Cửa Hàng Mây',
};

export const paperDocumentNames: Readonly<Record<DocumentType, string>> = {
  declaration: 'Bản khai đăng ký tên miền đã ký',
  'identity-front': 'Căn cước công dân, mặt trước',
  'identity-back': 'Căn cước công dân, mặt sau',
  passport: 'Hộ chiếu, trang có ảnh',
  selfie: 'Ảnh chân dung cầm giấy tờ',
  registration: 'Giấy chứng nhận đăng ký kinh doanh hoặc quyết định thành lập',
  licence: 'Giấy phép hoạt động trong lĩnh vực',
};
