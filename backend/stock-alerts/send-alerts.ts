import { eq, lt } from 'drizzle-orm';
import { findVerifiedOwner } from '#backend/authorisation/contacts/contacts.ts';
import { productsById } from '#backend/catalogue/read-products.ts';
import { loadShop } from '#backend/catalogue/shop.ts';
import { queueOptionalMail, type Reader } from '#backend/mails/mail-choices.ts';
import { freshKey } from '#backend/mails/queue-mail.ts';
import { stockAlertMail } from '#backend/mails/stock-alert-mails.vi.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import * as paths from '#core/shared/paths.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { stockAlerts } from './schema.ts';

/** The customer who has verified the address, else whoever reads it. */
const readerOf = async (tx: Transaction, email: string): Promise<Reader> => {
  const partyId = await findVerifiedOwner(tx, email);
  return partyId === null ? { email } : { partyId };
};

/**
 * One mail to each address that waits for a plan that can be ordered again, however it came back. The row and its mail are
 * one transaction: of several backends one sends. [CAT-10]
 */
export const sendStockAlerts = async (deps: BackendDeps): Promise<void> => {
  const { db, clock, environment } = deps;
  const waiting = await db.selectDistinct({ id: stockAlerts.productId }).from(stockAlerts);
  if (waiting.length === 0) return;
  const shop = await loadShop(deps, organisationId, websiteStoreId);
  const ids = waiting.map(({ id }) => id);
  const back = (await productsById(db, shop, ids, clock.now())).filter(({ available }) => available);
  for (const { id, title, handle } of back)
    await db.transaction(async (tx) => {
      const rows = await tx.delete(stockAlerts).where(eq(stockAlerts.productId, id)).returning();
      const mail = stockAlertMail({ title, href: `${environment.publicOrigin}${paths.product(handle)}` });
      for (const { email } of rows)
        await queueOptionalMail(deps, tx, mail, {
          key: freshKey('stock-alert'),
          to: { email, phone: null },
          reader: await readerOf(tx, email),
        });
    });
};

export const stockAlertJob: Job<BackendDeps> = { name: 'stock alerts', period: 60_000, run: sendStockAlerts };

/** A plan that stays sold out for so long is nobody's hope any more. */
export const sweepStockAlerts = async (db: Database, now: number): Promise<void> => {
  await db.delete(stockAlerts).where(lt(stockAlerts.requestedAt, retentionStart('stockAlerts', now)));
};
