import type { DocumentType, RegistrantField } from '#core/domains/documents/registrant-documents.ts';
import type { DocumentAction } from './schema.ts';

export const registrantWords = {
  citizen: 'Cá nhân',
  foreigner: 'Cá nhân nước ngoài',
  organisation: 'Tổ chức',
} as const;

export const fieldWords: Readonly<Record<RegistrantField, string>> = {
  fullName: 'Họ và tên',
  organisation: 'Tên tổ chức',
  taxCode: 'Mã số thuế',
  birthDate: 'Ngày sinh',
  identityNumber: 'Số CCCD',
  passportNumber: 'Số hộ chiếu',
  nationality: 'Quốc tịch',
  representative: 'Người đại diện',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
  manager: 'Người quản lý',
  technician: 'Người phụ trách kỹ thuật',
  payer: 'Người phụ trách thanh toán',
  nameservers: 'Máy chủ tên miền',
};

export const documentWords: Readonly<Record<DocumentType, string>> = {
  declaration: 'Bản khai',
  'identity-front': 'CCCD mặt trước',
  'identity-back': 'CCCD mặt sau',
  passport: 'Hộ chiếu',
  selfie: 'Ảnh chân dung',
  registration: 'Giấy đăng ký, quyết định thành lập',
  licence: 'Giấy phép hoạt động',
};

export const deedWords: Readonly<Record<DocumentAction, string>> = {
  sent: 'Khách gửi hồ sơ',
  looked: 'Nhân viên xem hồ sơ',
  opened: 'Nhân viên mở giấy tờ',
  approved: 'Duyệt',
  returned: 'Trả lại',
  deleted: 'Đã xoá giấy tờ',
};
