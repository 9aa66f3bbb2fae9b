import { eq, inArray, or, sql } from 'drizzle-orm';
import { selectContacts } from '#backend/authorisation/contacts/contacts.ts';
import { mailChoices } from '#backend/mails/mail-choice-schema.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { newsletterSubscriptions } from './newsletter-schema.ts';
import { opportunities, opportunityNotes } from './opportunity-schema.ts';
import { connectorResources, connectors } from './schema.ts';

export const leadData: readonly PersonalTable[] = [
  {
    title: 'Yêu cầu tư vấn',
    table: opportunities,
    columns: {
      'Tiêu đề': opportunities.name,
      'Nội dung': opportunities.description,
      'Họ tên': opportunities.referName,
      'Số điện thoại': opportunities.referPhone,
      Email: opportunities.referEmail,
      'Biểu mẫu': opportunities.forms,
      Trang: opportunities.targetUrl,
      'Gửi lúc': opportunities.createdAt,
    },
    of: (_, partyId) => eq(opportunities.createdBy, partyId),
    merge: { moves: [opportunities.createdBy, opportunities.partyId] },
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Trao đổi về yêu cầu tư vấn',
    table: opportunityNotes,
    columns: {
      Loại: [opportunityNotes.kind, { note: 'Ghi chú', mail: 'Thư' }],
      'Nội dung': opportunityNotes.text,
      'Ghi lúc': opportunityNotes.writtenAt,
    },
    of: (db, partyId) =>
      inArray(
        opportunityNotes.opportunityId,
        db.select({ id: opportunities.id }).from(opportunities).where(eq(opportunities.createdBy, partyId)),
      ),
    merge: 'follows',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Đơn hàng gửi nhân viên xem',
    table: connectors,
    columns: {
      Loại: connectors.resourceType,
      Mã: connectors.resourceId,
      'Mô tả': connectors.description,
      'Tạo lúc': connectors.createdAt,
    },
    of: (_, partyId) => eq(connectors.maker, partyId),
    merge: { moves: [connectors.maker, connectors.createdBy], unless: connectors.resourceId },
    deletion: { rows: 'deleted' },
  },
  {
    table: connectorResources,
    notDownloaded: 'repeats the orders above',
    of: (db, partyId) =>
      inArray(
        connectorResources.connectorId,
        db.select({ id: connectors.id }).from(connectors).where(eq(connectors.maker, partyId)),
      ),
    merge: { moves: [connectorResources.createdBy] },
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Lựa chọn thông báo',
    table: mailChoices,
    columns: {
      'Loại thư': [
        mailChoices.mail,
        {
          'reminder-email': 'Nhắc gia hạn và trả góp qua email',
          'reminder-sms': 'Nhắc gia hạn và trả góp qua tin nhắn',
          'stock-alert-email': 'Báo khi có hàng',
          'newsletter-email': 'Bản tin',
        },
      ],
      'Muốn nhận': [mailChoices.isWanted, { true: 'có', false: 'không' }],
      'Cách chọn': [mailChoices.way, { link: 'liên kết trong thư', portal: 'trang thông báo' }],
      'Chọn lúc': mailChoices.decidedAt,
    },
    of: (db, partyId) =>
      or(
        eq(mailChoices.reader, `party:${partyId}`),
        inArray(sql`substr(${mailChoices.reader}, ${'address:'.length + 1})`, selectContacts(db, partyId)),
      ) ?? sql`false`,
    merge: 'ends',
    deletion: { rows: 'deleted' },
  },
  {
    title: 'Bản tin',
    table: newsletterSubscriptions,
    columns: {
      Email: newsletterSubscriptions.email,
      'Đã đồng ý': newsletterSubscriptions.agreed,
      'Đồng ý lúc': newsletterSubscriptions.agreedAt,
      'Xác nhận lúc': newsletterSubscriptions.confirmedAt,
      'Huỷ lúc': newsletterSubscriptions.endedAt,
    },
    of: (db, partyId) => inArray(newsletterSubscriptions.email, selectContacts(db, partyId)),
    merge: 'ends',
    deletion: { rows: 'deleted' },
  },
];
