import { and, asc, eq, isNull } from 'drizzle-orm';
import { categories, products } from '#backend/catalogue/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { type AskDeps, askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { type OrderLineRow, orderLines, orders } from '#backend/order-store/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { provisionerOfLine } from '#backend/provisioning/registry.ts';
import { serviceKindOf, servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { firstDocumentState } from '#contracts/service-facts.ts';
import { type Ordered, orderedSetUp, selectedOptions } from '#contracts/service-setup.ts';
import { isBlank } from '#core/domains/documents/registrant-documents.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { OwnLineKind } from '#core/shared/goods/own-line.ts';
import { beginTerm } from '#core/shared/paid-term.ts';

const readChildTitles = async (tx: Transaction, lineId: string): Promise<readonly string[]> => {
  const children = await tx
    .select({ title: orderLines.title })
    .from(orderLines)
    .where(and(eq(orderLines.parentId, lineId), isNull(orderLines.removedAt)))
    .orderBy(asc(orderLines.position));
  return children.map(({ title }) => title);
};

/**
 * Creates one service per unit, and asks whoever sets its product line up; a pack of users and a domain are one service
 * each. Their term starts at the payment. Existing services stay unchanged (unique index on line and position). A name
 * that needs its owner's documents is handed over at once, because the documents come before its registration; a
 * transfer is over when the registrar, or a member, says so. [ENT-13]
 */
export const createServices = async (deps: AskDeps, tx: Transaction, lineId: string): Promise<void> => {
  const [found] = await tx
    .select({
      line: orderLines,
      paidAt: orders.paidAt,
      specifications: products.specifications,
      kind: categories.serviceKind,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.handle, orderLines.category))
    .where(eq(orderLines.id, lineId));
  if (!found) throw new Error(`line ${lineId} is not there`);
  const { line, paidAt, specifications, kind } = found;
  const now = deps.clock.now();
  const options = selectedOptions(line.options, await readChildTitles(tx, line.id));
  const provisioner = provisionerOfLine(deps.environment.provisioning, line.category);
  const setsUp = provisioner.performs('set-up', kind ?? serviceKindOf(line.category));
  const common = {
    options,
    specifications: specifications ?? [],
    kind,
    startDate: paidAt ?? now,
    provisioner: setsUp ? provisioner.name : 'manual',
    now,
  };
  const rows = Array.from({ length: servicesOfLine(line.category, line.count) }, (_, position) =>
    buildServiceRow(line, position, common),
  );
  const created = await tx
    .insert(cloudServices)
    .values(rows)
    .onConflictDoNothing({ target: [cloudServices.lineId, cloudServices.position] })
    .returning();
  for (const service of created) {
    const kind = service.transfer === null ? 'set-up' : 'transfer';
    if (service.readyAt === null) await askProvisioner(deps, tx, service, { kind, subject: `${kind}:${service.id}` });
  }
};

const buildServiceRow = (
  line: OrderLineRow,
  position: number,
  known: Pick<Ordered, 'options' | 'specifications'> & {
    readonly kind: OwnLineKind | null;
    readonly startDate: number;
    readonly provisioner: string;
    readonly now: number;
  },
): typeof cloudServices.$inferInsert => {
  const id = newId();
  const { startDate, provisioner, now, ...rest } = known;
  const domain = line.isDomain ? line.description : '';
  const { category: type, title, count, transfer: isTransfer } = line;
  const setUp = orderedSetUp({ id, type, title, count, index: position, domain, ...rest });
  const papers = line.isDomain ? firstDocumentState(domain, isTransfer) : null;
  return {
    id,
    orderId: line.orderId,
    lineId: line.id,
    position,
    productId: line.productId,
    productTitle: title,
    type,
    kind: known.kind,
    name: setUp.name,
    startDate,
    ...beginTerm(startDate, toMonths(line.time, line.unitId)),
    term: line.time,
    unitId: line.unitId,
    setUp,
    papers,
    transfer: isTransfer ? 'MOVING' : null,
    provisioner,
    readyAt: !isTransfer && isBlank(papers) ? now : null,
    createdAt: now,
    updatedAt: now,
  };
};
