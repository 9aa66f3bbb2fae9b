import { eq } from 'drizzle-orm';
import { loadOwnService, type NamedService } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { hasPassword } from '#backend/cloud-services/service-wire.ts';
import { deliverServices } from '#backend/cloud-services/set-up/deliver-services.ts';
import { unseal } from '#backend/cloud-services/set-up/sealed-password.ts';
import { queueDeliveryMails } from '#backend/cloud-services/set-up/service-mails.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import type { DocumentState } from '#core/domains/documents/registrant-documents.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { serviceStates } from '#core/shared/service-status.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

const requireStaff = (visitor: RequestVisitor): void => {
  if (!visitor.staff) throw new ServiceFailure('FORBIDDEN', 'Only staff may do this');
};

/** Locks the service's order and reloads the service. Every change of a service holds that lock. */
const lockService = async (tx: Transaction, visitor: RequestVisitor, id: string): Promise<NamedService> => {
  const { order } = await loadOwnService(tx, visitor, id);
  await lockOrder(tx, order.id);
  return loadOwnService(tx, visitor, id);
};

const updateService = async (
  tx: Transaction,
  { service, ...others }: NamedService,
  changes: Partial<CloudServiceRow>,
): Promise<NamedService> => {
  const [written] = await tx.update(cloudServices).set(changes).where(eq(cloudServices.id, service.id)).returning();
  if (!written) throw notFound('service');
  return { service: written, ...others };
};

const createDocumentStateChange =
  (from: readonly DocumentState[], to: 'APPROVED' | 'DEPLOYED') =>
  async (tx: Transaction, visitor: RequestVisitor, { id, now }: { readonly id: string; readonly now: number }) => {
    const found = await lockService(tx, visitor, id);
    const { papers, status } = found.service;
    if (papers === null) throw new ServiceFailure('BAD_USER_INPUT', 'The service is no domain');
    if (papers === to) return found;
    if (!serviceStates[status].isCompleted || !from.includes(papers))
      throw new ServiceFailure('STATUS_NOT_ALLOWED', `The papers are in state ${papers}, the service in ${status}`);
    const time = to === 'APPROVED' ? { papersDecidedAt: now } : { deployedAt: now };
    return updateService(tx, found, { papers: to, updatedAt: now, ...time });
  };

const approveDocuments = createDocumentStateChange(['WAITING', 'SENT'], 'APPROVED');

/** Idempotent. Throws STATUS_NOT_ALLOWED while documents are pending, NOT_FOUND, BAD_USER_INPUT unless a domain. */
export const deployDomain = createDocumentStateChange(['APPROVED', 'NOT_NEEDED'], 'DEPLOYED');

/** Throws FORBIDDEN unless staff, STATUS_NOT_ALLOWED, NOT_FOUND, BAD_USER_INPUT unless it is a domain. */
export const approveRegistrantDocuments = async (
  { db, clock }: Deps,
  visitor: RequestVisitor,
  id: string,
): Promise<NamedService> => {
  requireStaff(visitor);
  return db.transaction((tx) => approveDocuments(tx, visitor, { id, now: clock.now() }));
};

/** For the owner and staff. Throws as `deployDomain`. */
export const deployOwnDomain = ({ db, clock }: Deps, visitor: RequestVisitor, id: string): Promise<NamedService> =>
  db.transaction((tx) => deployDomain(tx, visitor, { id, now: clock.now() }));

export type BareMetalServer = {
  readonly serviceId: string;
  readonly rack: string;
  readonly unit: string;
  readonly switchPort: string;
  readonly ips: readonly string[];
};

const toLocationFacts = (location: string, { rack, unit, switchPort }: BareMetalServer) => ({
  title: 'Vị trí máy',
  facts: [
    { name: 'Trung tâm dữ liệu', value: location },
    { name: 'Tủ máy', value: rack },
    { name: 'Vị trí trong tủ', value: unit },
    { name: 'Cổng mạng', value: switchPort },
  ],
});

/**
 * Staff assign a real server, which delivers the service; with the last one its order is completed. Throws FORBIDDEN,
 * NOT_FOUND, BAD_USER_INPUT, STATUS_NOT_ALLOWED when it is already delivered. [GQL-06 createProductBare]
 */
export const assignBareMetalServer = (
  deps: Deps & MailDeps,
  visitor: RequestVisitor,
  machine: BareMetalServer,
): Promise<NamedService> =>
  deps.db.transaction(async (tx) => {
    requireStaff(visitor);
    const found = await lockService(tx, visitor, machine.serviceId);
    const { type, status, setUp, orderId } = found.service;
    const [address] = machine.ips;
    if (!serviceRules[serviceKindOf(type)].isAssigned || address === undefined)
      throw new ServiceFailure('BAD_USER_INPUT', 'A machine in a rack with an address is needed');
    if (!serviceStates[status].awaitsHandOver)
      throw new ServiceFailure('STATUS_NOT_ALLOWED', `The service is in state ${status}`);
    const now = deps.clock.now();
    const placed = { ...setUp, address, ips: machine.ips, extra: [toLocationFacts(setUp.location, machine)] };
    await updateService(tx, found, { setUp: placed, readyAt: now, updatedAt: now });
    await queueDeliveryMails(deps, tx, await deliverServices(tx, orderId, now));
    return loadOwnService(tx, visitor, machine.serviceId);
  });

/** For the owner only. Throws NOT_FOUND also when there is none. */
export const revealPassword = async (
  { db, secrets }: Pick<BackendDeps, 'db' | 'secrets'>,
  visitor: RequestVisitor,
  id: string,
): Promise<string> => {
  if (visitor.staff) throw new ServiceFailure('FORBIDDEN', 'A password is for its owner alone');
  const found = await loadOwnService(db, visitor, id);
  const sealed = hasPassword(found) ? found.service.password : null;
  const password = sealed === null ? null : unseal(secrets, id, sealed);
  if (password === null) throw notFound('password');
  return password;
};
