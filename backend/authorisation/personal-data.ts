import { eq, inArray } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { contactChanges } from './contact-change-schema.ts';
import { passkeys } from './credential-schema.ts';
import { selectLoginIds } from './end-sessions.ts';
import { customers, parties, sessions, userLogins } from './schema.ts';
import { securityLog } from './security-log-schema.ts';

export const accountData: readonly PersonalTable[] = [
  {
    title: 'Hồ sơ',
    table: parties,
    columns: {
      'Họ tên': parties.fullName,
      Email: parties.email,
      'Số điện thoại': parties.phone,
      'Địa chỉ': parties.address,
      'Giới tính': parties.gender,
      'Ngày sinh': parties.birthDate,
      'Số giấy tờ': parties.identityNumber,
      'Ảnh đại diện': parties.avatarUrl,
      'Danh xưng': parties.personalTitle,
      'Tạo lúc': parties.createdAt,
    },
    of: (_, partyId) => eq(parties.id, partyId),
  },
  {
    title: 'Khách hàng',
    table: customers,
    columns: { 'Hạng thành viên': customers.memberLevel, 'Tạo lúc': customers.createdStamp },
    of: (_, partyId) => eq(customers.id, partyId),
  },
  {
    title: 'Tên đăng nhập và tài khoản liên kết',
    table: userLogins,
    columns: {
      'Tên đăng nhập': userLogins.userLoginId,
      'Trạng thái': userLogins.status,
      'Nhà cung cấp': userLogins.provider,
      'Tên tại nhà cung cấp': userLogins.externalName,
      'Liên hệ': userLogins.contact,
      'Tạo lúc': userLogins.createdAt,
    },
    of: (_, partyId) => eq(userLogins.partyId, partyId),
  },
  {
    title: 'Phiên đăng nhập',
    table: sessions,
    columns: {
      'Thiết bị': sessions.device,
      'Đăng nhập lúc': sessions.createdAt,
      'Hoạt động lúc': sessions.lastSeenAt,
      'Hết hạn lúc': sessions.expiresAt,
      'Đăng xuất lúc': sessions.revokedAt,
    },
    of: (db, partyId) => inArray(sessions.userLoginId, selectLoginIds(db, partyId)),
  },
  {
    title: 'Khoá đăng nhập',
    table: passkeys,
    columns: { Tên: passkeys.name, 'Thêm lúc': passkeys.createdAt, 'Dùng lần cuối lúc': passkeys.lastUsedAt },
    of: (_, partyId) => eq(passkeys.partyId, partyId),
  },
  {
    title: 'Yêu cầu đổi email, số điện thoại',
    table: contactChanges,
    columns: {
      Loại: contactChanges.field,
      Mới: contactChanges.newContact,
      Cũ: contactChanges.oldContact,
      'Có hiệu lực lúc': contactChanges.effectiveAt,
    },
    of: (_, partyId) => eq(contactChanges.partyId, partyId),
  },
  {
    title: 'Nhật ký bảo mật',
    table: securityLog,
    columns: {
      Lúc: securityLog.at,
      'Sự kiện': securityLog.event,
      'Kết quả': securityLog.result,
      'Lý do từ chối': securityLog.failure,
      'Số lần': securityLog.times,
    },
    of: (_, partyId) => eq(securityLog.partyId, partyId),
  },
];
