import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contactChanges } from '#backend/authorisation/contacts/contact-change-schema.ts';
import { selectContacts } from '#backend/authorisation/contacts/contacts.ts';
import { accountDeletions } from '#backend/authorisation/deletion/deletion-schema.ts';
import {
  passkeyChallenges,
  passkeys,
  passwords,
  recoveryCodes,
  totpSecrets,
} from '#backend/authorisation/factors/credential-schema.ts';
import { activationCodes, resetRequests, secondFactorTickets } from '#backend/authorisation/factors/step-schema.ts';
import { selectLoginIds } from '#backend/authorisation/log-in/end-sessions.ts';
import { securityEvents, securityResults } from '#backend/authorisation/security-log/security-events.ts';
import { securityLog } from '#backend/authorisation/security-log/security-log-schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { idempotencyKeys } from '#backend/platform/database/schema.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { customers, parties, sessions, userLogins } from './schema.ts';

const GONE = { rows: 'deleted' } as const;
const SECRET = 'authenticates the customer and is never answered again';

const selectSessionIds = (db: Database, partyId: string) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.userLoginId, selectLoginIds(db, partyId)));

const ofLogins = (column: PgColumn) => (db: Database, partyId: string) => inArray(column, selectLoginIds(db, partyId));

/** What authenticates an account. */
const secrets: readonly PersonalTable[] = [
  ...[passwords, totpSecrets, recoveryCodes, passkeyChallenges].map((table) => ({
    table,
    of: (_: Database, partyId: string) => eq(table.partyId, partyId),
  })),
  ...[activationCodes, secondFactorTickets].map((table) => ({ table, of: ofLogins(table.userLoginId) })),
  {
    table: resetRequests,
    of: (db: Database, partyId: string) => inArray(resetRequests.username, selectContacts(db, partyId)),
  },
].map((row) => ({ ...row, deletion: GONE, merge: 'ends' as const, notDownloaded: SECRET }));

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
      'Tạm khoá lúc': parties.blockedAt,
      'Lý do tạm khoá': parties.blockedReason,
      'Tạo lúc': parties.createdAt,
    },
    of: (_, partyId) => eq(parties.id, partyId),
    merge: 'ends',
    deletion: GONE,
  },
  {
    title: 'Khách hàng',
    table: customers,
    columns: { 'Hạng thành viên': customers.memberLevel, 'Tạo lúc': customers.createdStamp },
    of: (_, partyId) => eq(customers.id, partyId),
    merge: 'ends',
    deletion: GONE,
  },
  {
    title: 'Tên đăng nhập và tài khoản liên kết',
    table: userLogins,
    columns: {
      'Tên đăng nhập': userLogins.userLoginId,
      'Trạng thái': [userLogins.status, { VERIFIED: 'Đã kích hoạt', UN_VERIFIED: 'Chưa kích hoạt' }],
      'Nhà cung cấp': userLogins.provider,
      'Tên tại nhà cung cấp': userLogins.externalName,
      'Liên hệ': userLogins.contact,
      'Tạo lúc': userLogins.createdAt,
    },
    of: (_, partyId) => eq(userLogins.partyId, partyId),
    merge: 'ends',
    deletion: GONE,
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
    merge: 'ends',
    deletion: GONE,
  },
  {
    title: 'Khoá đăng nhập',
    table: passkeys,
    columns: { Tên: passkeys.name, 'Thêm lúc': passkeys.createdAt, 'Dùng lần cuối lúc': passkeys.lastUsedAt },
    of: (_, partyId) => eq(passkeys.partyId, partyId),
    merge: 'ends',
    deletion: GONE,
  },
  {
    title: 'Yêu cầu đổi email, số điện thoại',
    table: contactChanges,
    columns: {
      Loại: [contactChanges.field, { email: 'Email', phone: 'Số điện thoại' }],
      Mới: contactChanges.newContact,
      Cũ: contactChanges.oldContact,
      'Có hiệu lực lúc': contactChanges.effectiveAt,
    },
    of: (_, partyId) => eq(contactChanges.partyId, partyId),
    merge: 'ends',
    deletion: GONE,
  },
  {
    title: 'Nhật ký bảo mật',
    table: securityLog,
    columns: {
      Lúc: securityLog.at,
      'Sự kiện': [securityLog.event, securityEvents],
      'Kết quả': [securityLog.result, securityResults],
      'Lý do từ chối': securityLog.failure,
      'Số lần': securityLog.times,
      'Lý do của nhân viên': securityLog.reason,
    },
    of: (_, partyId) => eq(securityLog.partyId, partyId),
    merge: { moves: [securityLog.partyId] },
    deletion: {
      rows: 'replaced',
      keep: 'securityLog',
      columns: () => [
        [securityLog.partyId, ''],
        [securityLog.name, ''],
        [securityLog.reason, ''],
        [securityLog.repeats, null],
      ],
    },
  },
  {
    title: 'Yêu cầu xoá tài khoản',
    table: accountDeletions,
    columns: { 'Có hiệu lực lúc': accountDeletions.effectiveAt },
    of: (_, partyId) => eq(accountDeletions.partyId, partyId),
    merge: 'ends',
    deletion: GONE,
  },
  ...secrets,
  {
    table: outboxMessages,
    notDownloaded: 'mails to the customer with codes in them, for seven days',
    of: (db, partyId) => inArray(outboxMessages.to, selectContacts(db, partyId)),
    merge: 'ends',
    deletion: GONE,
  },
  {
    table: idempotencyKeys,
    notDownloaded: 'answers to repeated requests, for two days',
    of: (db, partyId) => inArray(idempotencyKeys.sessionId, selectSessionIds(db, partyId)),
    merge: 'ends',
    deletion: GONE,
  },
];
