import { and, eq } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { transferStartedMail } from '#backend/mails/domain-mails.vi.ts';
import { documentsAskedMail, type MailedService, serviceReadyMail } from '#backend/mails/service-mails.vi.ts';
import { orderLink } from '#backend/order-store/order-links.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { isBlank } from '#core/domains/documents/registrant-documents.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** Services that a delivery just made usable, with their order. */
export type Delivery = { readonly order: OrderRow; readonly delivered: readonly CloudServiceRow[] };

/** An account's owner manages the service; a guest opens the order, which leads on to an account. */
export const servicePage = (
  deps: MailDeps,
  order: OrderRow,
  { id }: CloudServiceRow,
  tab: paths.ServiceTab | null = null,
): string =>
  order.ownerLoggedIn ? deps.environment.publicOrigin + paths.service(serviceId(id), tab) : orderLink(deps, order);

/** With how it is used, where a line of the firm's own has nothing else. */
const accessOf = ({ kind, setUp }: CloudServiceRow): MailedService['access'] => {
  const panel = setUp.urlPrivate ?? setUp.urlPublic;
  const facts = [
    ['Địa chỉ', setUp.address],
    ['Trang quản trị', panel === setUp.address ? '' : (panel ?? '')],
    ['Tên đăng nhập', setUp.username ?? ''],
    ...(kind === 'other'
      ? setUp.extra.flatMap(({ facts: own }) => own.map(({ name, value }) => [name, value] as const))
      : []),
  ] as const;
  return facts.filter(([, value]) => value !== '');
};

const toMailedService = (deps: MailDeps, order: OrderRow, service: CloudServiceRow): MailedService => ({
  name: service.name,
  product: service.productTitle,
  orderNumber: order.number,
  access: accessOf(service),
  hasPassword: service.setUp.username !== null && service.password !== null,
  endDay: formatDate(service.endDate),
  link: servicePage(deps, order, service),
});

const queueDelivered = (deps: MailDeps, tx: Transaction, order: OrderRow, service: CloudServiceRow): Promise<void> => {
  const mailed = toMailedService(deps, order, service);
  return isBlank(service.papers)
    ? queueOrderMail(deps, tx, order, documentsAskedMail(mailed), { key: `documents-asked:${service.id}` })
    : queueOrderMail(deps, tx, order, serviceReadyMail(mailed), { key: `service-ready:${service.id}` });
};

/** One mail per service, in the transaction of the delivery. The staff announce the arrival of a transferred name. */
export const queueDeliveryMails = async (
  deps: MailDeps,
  tx: Transaction,
  { order, delivered }: Delivery,
  isAnnounced: (service: CloudServiceRow) => boolean = () => false,
): Promise<void> => {
  for (const service of delivered) if (!isAnnounced(service)) await queueDelivered(deps, tx, order, service);
};

/** One mail per name of the line whose transfer the shop has just requested, in the transaction of the request. */
export const queueTransferMails = async (deps: MailDeps, tx: Transaction, lineId: string): Promise<void> => {
  const started = await tx
    .select({ service: cloudServices, order: orders })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(and(eq(cloudServices.lineId, lineId), eq(cloudServices.transfer, 'MOVING')));
  for (const { service, order } of started)
    await queueOrderMail(deps, tx, order, transferStartedMail(service.name, orderLink(deps, order)), {
      key: `transfer-started:${service.id}`,
    });
};
