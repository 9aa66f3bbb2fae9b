import { and, asc, eq, isNull } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { type OrderLineRow, orderLines, orders } from '#backend/order-store/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { SealingSecrets } from '#backend/platform/sealed.ts';
import { sandboxSetUp } from '#contracts/sandbox-set-up.ts';
import { servicesOfLine } from '#contracts/seed/service-types.ts';
import { firstDocumentState } from '#contracts/service-facts.ts';
import { type Ordered, orderedSetUp, selectedOptions } from '#contracts/service-setup.ts';
import { type DocumentState, isBlank } from '#core/domains/documents/registrant-documents.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { beginTerm } from '#core/shared/paid-term.ts';
import { generatePassword, seal } from './sealed-password.ts';

export type ServiceCreation = {
  /** Encrypts initial passwords. */
  readonly secrets: SealingSecrets;
  /** When the set-up started, ms since 1970 UTC. */
  readonly now: number;
  /** Who sets it up: staff, or in development the sandbox, which invents and is ready at a time, ms since 1970 UTC. */
  readonly by: 'staff' | { readonly sandboxReadyAt: number };
};

const readChildTitles = async (tx: Transaction, lineId: string): Promise<readonly string[]> => {
  const children = await tx
    .select({ title: orderLines.title })
    .from(orderLines)
    .where(and(eq(orderLines.parentId, lineId), isNull(orderLines.removedAt)))
    .orderBy(asc(orderLines.position));
  return children.map(({ title }) => title);
};

/**
 * Creates one service per unit; a pack of users and a domain are one service each. Their term starts at the payment.
 * Existing services stay unchanged (unique index on line and position). [ENT-13]
 */
export const createServices = async (tx: Transaction, lineId: string, making: ServiceCreation): Promise<void> => {
  const [found] = await tx
    .select({ line: orderLines, paidAt: orders.paidAt, specifications: products.specifications })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.id, lineId));
  if (!found) throw new Error(`line ${lineId} is not there`);
  const { line, paidAt, specifications } = found;
  const options = selectedOptions(line.options, await readChildTitles(tx, line.id));
  const rows = Array.from({ length: servicesOfLine(line.category, line.count) }, (_, position) =>
    buildServiceRow(line, position, {
      options,
      specifications: specifications ?? [],
      startDate: paidAt ?? making.now,
      making,
    }),
  );
  await tx
    .insert(cloudServices)
    .values(rows)
    .onConflictDoNothing({ target: [cloudServices.lineId, cloudServices.position] });
};

const buildServiceRow = (
  line: OrderLineRow,
  position: number,
  known: Pick<Ordered, 'options' | 'specifications'> & { readonly startDate: number; readonly making: ServiceCreation },
): typeof cloudServices.$inferInsert => {
  const id = newId();
  const { startDate, making, ...rest } = known;
  const domain = line.isDomain ? line.description : '';
  const { category: type, title, count, transfer: isTransfer } = line;
  const ordered = { id, type, title, count, index: position, domain, ...rest };
  const setUp = (making.by === 'staff' ? orderedSetUp : sandboxSetUp)(ordered);
  const papers = line.isDomain ? firstDocumentState(domain, isTransfer) : null;
  return {
    id,
    orderId: line.orderId,
    lineId: line.id,
    position,
    productId: line.productId,
    productTitle: title,
    type,
    name: setUp.name,
    startDate,
    ...beginTerm(startDate, toMonths(line.time, line.unitId)),
    term: line.time,
    unitId: line.unitId,
    setUp,
    papers,
    transfer: isTransfer ? 'MOVING' : null,
    password: setUp.username === null ? null : seal(making.secrets, id, generatePassword()),
    readyAt: isTransfer ? null : readyAtOf(making, papers),
    createdAt: making.now,
    updatedAt: making.now,
  };
};

/**
 * null: staff say when. A name that needs its owner's documents is handed over at once, because the documents come
 * before its registration; staff report of transfers when the domain has arrived.
 */
const readyAtOf = ({ by, now }: ServiceCreation, papers: DocumentState | null): number | null =>
  by !== 'staff' ? by.sandboxReadyAt : isBlank(papers) ? now : null;
