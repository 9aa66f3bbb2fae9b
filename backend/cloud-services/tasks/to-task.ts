import { eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { readDomainOrder } from '#backend/cloud-services/domains/domain-order.ts';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Task } from '#backend/provisioning/provisioner.ts';
import { isSnapshotKind } from '#core/control-rules/power.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import type { TaskRow } from './task-schema.ts';

const findPlan = async (db: Database | Transaction, productId: string | null): Promise<Task['plan']> => {
  if (productId === null) return null;
  const [plan] = await db.select().from(products).where(eq(products.id, productId));
  if (!plan) throw new Error(`product ${productId} is not there`);
  const resources = plan.specifications.map(({ label, value }) => ({ name: label, value }));
  return { id: plan.id, title: plan.title, resources };
};

/** What was bought, for whoever looks after it. */
export const toAskedService = ({ service, order }: OwnedService): Task['service'] => ({
  id: service.id,
  kind: kindOfService(service),
  line: service.type,
  order: order.number,
  plan: { id: service.productId, title: service.productTitle },
  name: service.setUp.name,
  location: service.setUp.location,
  resources: service.setUp.resources,
  options: service.setUp.configs,
});

/** The name of the snapshot that an owner asks about stands in the log of the service. */
const findSnapshot = async (db: Database | Transaction, { kind, actionId }: Asked): Promise<string | null> => {
  if (!isSnapshotKind(kind) || actionId === null) return null;
  const [action] = await db
    .select({ detail: serviceActions.detail })
    .from(serviceActions)
    .where(eq(serviceActions.id, actionId));
  return action?.detail ?? null;
};

type Asked = Pick<TaskRow, 'key' | 'kind' | 'lineId' | 'actionId' | 'productId' | 'system'>;

/** What a provisioner is told of a task: what was bought, and nothing of who bought it but a name's contacts. */
export const toTask = async (
  deps: Pick<BackendDeps, 'secrets' | 'environment'>,
  db: Database | Transaction,
  asked: Asked,
  owned: OwnedService,
): Promise<Task> => {
  const { key, kind, lineId, productId, system } = asked;
  const { isDomain } = serviceRules[kindOfService(owned.service)];
  return {
    key,
    kind,
    service: toAskedService(owned),
    plan: await findPlan(db, productId),
    system,
    snapshot: await findSnapshot(db, asked),
    domain: isDomain ? await readDomainOrder(deps, db, { kind, lineId }, owned) : null,
  };
};
