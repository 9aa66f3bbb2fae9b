import * as z from 'zod';
import { findMessage, reviveMessage, type StoredMessage, searchMessages } from '#backend/outbox/service.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { mailColumns, mailSampleColumns } from '#contracts/desk/columns/operations/mail-columns.vi.ts';
import type { MailRow, MailSampleRecord, MailSampleRow } from '#contracts/desk/operations/mail-record.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { mailNameOf } from '../mail-kinds.vi.ts';
import { type MailPreview, mailPreviews } from '../previews.ts';
import { renderMail } from '../render-mail.tsx';

const toRow = (message: StoredMessage): MailRow => {
  const { id, key, subject, to, channel, state, tries, error, createdAt, decidedAt, text } = message;
  return {
    id,
    name: mailNameOf(key),
    subject,
    to,
    channel,
    state,
    tries,
    error: error ?? '',
    createdAt: createdAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
    mayRetry: state === 'dead' && text !== '',
  };
};

/** What was sent, waits or could not be sent; members have the latter sent again. */
export const mailResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'mails',
  reader: 'mails:read',
  sorts: ['createdAt'],
  filters: ['state'],
  columns: mailColumns,
  list: async (query) => {
    const { found, total } = await searchMessages(db, query);
    return { rows: found.map(toRow), total };
  },
  read: async (at, id) => {
    const found = await findMessage(at, id);
    return found ? toRow(found) : null;
  },
  actions: {
    again: deskCommand('mails:act', z.object({}), async (tx, _, { id }) => {
      if (!(await reviveMessage({ db: tx, clock }, id))) throw notFound('dead message');
      return { id, before: { mail: 'dead' }, after: { mail: 'waiting' } };
    }),
  },
});

const toSample = ({ name, title, mail }: MailPreview): MailSampleRow => ({
  id: name,
  title,
  subject: mail.subject,
  sms: mail.sms ?? '',
});

/** Every kind of mail with invented data. */
export const mailSampleResource = ({ environment }: Pick<BackendDeps, 'environment'>): DeskResource => {
  const previews = mailPreviews(environment);
  return {
    name: 'mail-samples',
    reader: 'mails:read',
    sorts: ['title'],
    filters: [],
    columns: mailSampleColumns,
    list: async ({ words, isDescending, limit, offset }) => {
      const found = previews
        .filter(({ title }) => foldVietnamese(title).includes(foldVietnamese(words)))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'vi') * (isDescending ? -1 : 1));
      return { rows: found.slice(offset, offset + limit).map(toSample), total: found.length };
    },
    read: async (_, id): Promise<MailSampleRecord | null> => {
      const found = previews.find(({ name }) => name === id);
      return found ? { ...toSample(found), text: renderMail(environment.identity, found.mail).text } : null;
    },
  };
};
