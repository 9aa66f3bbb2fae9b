import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { mailTextColumns } from '#contracts/desk/columns/content/mail-text-columns.vi.ts';
import { type MailTextRecord, mailTextFields } from '#contracts/desk/content/mail-text-record.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { noOwnTexts, type OwnTexts, readOwnTexts } from '../own-texts.ts';
import { mailTexts } from '../schema.ts';
import { type EditableMail, editableMails, findProblems } from './mail-samples.ts';
import { textProblemSentence } from './mail-text-words.vi.ts';

const toRecord = ({ kind, title, samples, words, needed }: EditableMail, own: OwnTexts): MailTextRecord => ({
  id: kind,
  title,
  ...own,
  isOwn: Object.values(own).some((text) => text !== ''),
  words: Object.entries(words).map(([id, example]) => ({ id, example, isNeeded: needed.includes(id) })),
  samples: samples.map(({ name, title: sample, mail }) => ({ id: name, title: sample, subject: mail.subject })),
});

/** Throws FieldRefusal. */
const ensureFills = (mail: EditableMail, own: OwnTexts): void => {
  const problems = Object.entries(findProblems(mail, own));
  if (problems.length === 0) return;
  const known = Object.keys(mail.words);
  throw new FieldRefusal(
    Object.fromEntries(problems.map(([field, problem]) => [field, textProblemSentence(problem, known)])),
  );
};

/** Texts of mails, which members write and take back. */
export const mailTextResource = (deps: Pick<BackendDeps, 'db' | 'clock' | 'environment'>): DeskResource => {
  const mails = editableMails(deps.environment);
  const find = (id: string): EditableMail => {
    const found = mails.find(({ kind }) => kind === id);
    if (found === undefined) throw notFound('mail');
    return found;
  };
  const read = async (db: Database | Transaction, id: string): Promise<MailTextRecord | null> => {
    const found = mails.find(({ kind }) => kind === id);
    return found === undefined ? null : toRecord(found, await readOwnTexts(db, id));
  };
  const write = async (tx: Transaction, kind: string, own: OwnTexts) => {
    const before = await readOwnTexts(tx, kind);
    const values = { ...own, updatedAt: new Date(deps.clock.now()) };
    await tx
      .insert(mailTexts)
      .values({ kind, ...values })
      .onConflictDoUpdate({ target: mailTexts.kind, set: values });
    return { id: kind, before, after: own };
  };
  return {
    name: 'mail-texts',
    reader: 'content:read',
    sorts: ['id'],
    filters: [],
    columns: mailTextColumns,
    list: async ({ words, limit, offset }) => {
      const stored = await deps.db.select().from(mailTexts);
      const own = new Map(stored.map(({ kind, subject, greeting, closing }) => [kind, { subject, greeting, closing }]));
      const found = mails.filter(({ title }) => foldVietnamese(title).includes(foldVietnamese(words)));
      const rows = found.map((mail) => toRecord(mail, own.get(mail.kind) ?? noOwnTexts));
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
    read,
    update: deskCommand('content:act', mailTextFields, async (tx, typed, { id }) => {
      ensureFills(find(id), typed);
      return write(tx, id, typed);
    }),
    actions: {
      restore: deskCommand('content:act', z.object({}), (tx, _, { id }) => write(tx, find(id).kind, noOwnTexts)),
    },
  };
};
