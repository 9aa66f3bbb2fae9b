import { eq } from 'drizzle-orm';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import { openAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DomainOrder, TaskKind } from '#backend/provisioning/provisioner.ts';
import { firstChoices } from '#contracts/domain-control.ts';
import { nameServersOf } from '#core/domain-control/domain-settings.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { type DomainSettingsRow, domainSettings } from './settings-schema.ts';

const findLine = async (db: Database | Transaction, id: string): Promise<OrderLineRow | undefined> => {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.id, id));
  return line;
};

/** What the owner of a domain decided, or what it begins with. */
export const readSettingsRow = async (
  db: Database | Transaction,
  { service, order }: OwnedService,
): Promise<DomainSettingsRow> => {
  const [stored] = await db.select().from(domainSettings).where(eq(domainSettings.serviceId, service.id));
  if (stored) return stored;
  const line = await findLine(db, service.lineId);
  const { ownerName, ownerPhone, ownerEmail, address, invoiceRequest } = order;
  const contact = { name: ownerName ?? '', phone: ownerPhone ?? '', email: ownerEmail ?? '' };
  return {
    ...firstChoices({ contact, address, invoiceRequest }, line?.transfer ?? false),
    serviceId: service.id,
    version: 0,
    codeDigest: null,
    codeSentAt: null,
    codesSent: [],
    updatedAt: service.createdAt,
  };
};

type Asked = { readonly kind: TaskKind; readonly lineId: string | null };

const yearsOf = (line: OrderLineRow | undefined): number =>
  line === undefined ? 0 : toMonths(line.time, line.unitId) / 12;

/** What a registrar is told of a name when it is asked for this. */
export const readDomainOrder = async (
  { secrets, environment }: Pick<BackendDeps, 'secrets' | 'environment'>,
  db: Database | Transaction,
  { kind, lineId }: Asked,
  owned: OwnedService,
): Promise<DomainOrder> => {
  const { service } = owned;
  const { nameServers, isLocked, contacts } = await readSettingsRow(db, owned);
  const isPaid = kind === 'set-up' || kind === 'register' || kind === 'transfer' || kind === 'renew';
  const line = isPaid ? await findLine(db, lineId ?? service.lineId) : undefined;
  const sealed = kind === 'transfer' ? line?.transferCode : null;
  const servers = nameServersOf({ nameServers, shopNameServers: environment.nameServers });
  return {
    years: yearsOf(line),
    until: kind === 'renew' ? service.endDate : null,
    nameServers: nameServers.kind === 'kept' || servers.length === 0 ? null : servers,
    isLocked,
    contacts,
    transferCode: sealed ? openAuthCode(secrets, line?.description ?? '', sealed) : null,
  };
};
