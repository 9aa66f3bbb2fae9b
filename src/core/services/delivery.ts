import {
  awaitsDocuments,
  type DocumentState,
  documentRules,
  needsRegistrantDocuments,
} from '#core/domains/documents/registrant-documents.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';
import type { LineItemId, ServiceId } from '#core/shared/ids.ts';
import { type ServiceStatus, serviceStates } from '#core/shared/service-status.ts';
import { handoverOf, type WrittenHandovers } from './handover.ts';
import type { Service } from './service.ts';

/** What became of one unit of a paid line. Times are recorded, in ms since 1970 UTC; null when there is no record. */
export type Delivery = {
  readonly line: LineItemId;
  /** 0-based index within the line. */
  readonly unit: number;
  readonly name: string;
  /** Handle of the product line. */
  readonly type: string;
  /** The domain name, otherwise empty. */
  readonly domain: string;
  readonly isTransfer: boolean;
  /** null until the set-up began, with `status`. */
  readonly service: ServiceId | null;
  readonly status: ServiceStatus | null;
  readonly documentState: DocumentState | null;
  readonly transfer: TransferState | null;
  readonly paidAt: number | null;
  readonly startedAt: number | null;
  readonly deliveredAt: number | null;
  /** Of the registrant documents: handed in, last decided on, and sent to the registry. */
  readonly documentsSentAt: number | null;
  readonly documentsDecidedAt: number | null;
  readonly deployedAt: number | null;
  /** What its owner gets back, with VAT; null unless it was asked for or granted. */
  readonly refund: { readonly state: RefundState; readonly gross: Dong } | null;
};

export type DeliveryStepName = 'paid' | 'installing' | 'transferring' | 'documents' | 'review' | 'registry' | 'ready';

/** `later` comes after the current one. `at`: when a done step was done, or the current one began. */
export type DeliveryStep = {
  readonly name: DeliveryStepName;
  readonly state: 'done' | 'current' | 'failed' | 'later';
  readonly at: number | null;
};

/** What the current step waits for: the shop, a registrar or the registry, or the owner's documents or correction. */
export type DeliveryWait = 'set-up' | 'transfer' | 'documents' | 'correction' | 'review' | 'registry' | null;

export type DeliveryView = Delivery & {
  readonly steps: readonly DeliveryStep[];
  /** Estimate; a transfer has its own. */
  readonly estimate: Handover | 'transfer';
  readonly waitsFor: DeliveryWait;
};

type Progress = { readonly name: DeliveryStepName; readonly isDone: boolean; readonly at: number | null };

const unfinished: readonly (ServiceStatus | null)[] = [null, 'CREATED', 'PROCESSING', 'ERROR'];

const needsDocuments = ({ documentState, domain, isTransfer }: Delivery): boolean =>
  documentState === null ? !isTransfer && needsRegistrantDocuments(domain) : documentRules[documentState].isNeeded;

/** What the owner hands in, the shop approves and the registry takes. */
const documentProgress = (delivery: Delivery, isDelivered: boolean): readonly Progress[] => {
  const { documentState, documentsSentAt, documentsDecidedAt, deployedAt } = delivery;
  const { isSent, isApproved, isDeployed, isReturned } = documentRules[documentState ?? 'WAITING'];
  const asked = isReturned ? documentsDecidedAt : null;
  return [
    { name: 'documents', isDone: isDelivered && isSent, at: isSent ? documentsSentAt : asked },
    { name: 'review', isDone: isDelivered && isApproved, at: isApproved ? documentsDecidedAt : documentsSentAt },
    { name: 'registry', isDone: isDelivered && isDeployed, at: isDeployed ? deployedAt : documentsDecidedAt },
    { name: 'ready', isDone: isDelivered && isDeployed, at: deployedAt },
  ];
};

const progressOf = (delivery: Delivery): readonly Progress[] => {
  const { status, documentState, transfer, paidAt, startedAt, deliveredAt, isTransfer } = delivery;
  const isDelivered = !unfinished.includes(status) && transfer === null;
  const made = { isDone: isDelivered, at: isDelivered ? deliveredAt : startedAt };
  const paid: Progress = { name: 'paid', isDone: paidAt !== null, at: paidAt };
  if (isTransfer) return [paid, { name: 'transferring', ...made }, { name: 'ready', ...made }];
  if (!needsDocuments(delivery)) return [paid, { name: 'installing', ...made }, { name: 'ready', ...made }];
  return [paid, { name: 'installing', ...made }, ...documentProgress(delivery, isDelivered && documentState !== null)];
};

const waits: Readonly<Record<DeliveryStepName, DeliveryWait>> = {
  paid: null,
  installing: 'set-up',
  transferring: 'transfer',
  documents: 'documents',
  review: 'review',
  registry: 'registry',
  ready: 'set-up',
};

const waitOf = ({ documentState }: Delivery, name: DeliveryStepName | undefined): DeliveryWait => {
  if (name === 'documents' && documentState !== null && documentRules[documentState].isReturned) return 'correction';
  return name === undefined ? null : waits[name];
};

/** Every step before the current one is done, and none after it. [SVC-01, DOM-01, DOM-02] */
export const toDeliveryView = (delivery: Delivery, written: WrittenHandovers): DeliveryView => {
  const progress = progressOf(delivery);
  const at = progress.findIndex(({ isDone }) => !isDone);
  const current = at < 0 ? progress.length : at;
  const isFailed =
    (delivery.status !== null && serviceStates[delivery.status].isFailed) || delivery.transfer === 'REFUSED';
  const steps = progress.map(({ name, at: time }, index): DeliveryStep => {
    if (index < current) return { name, state: 'done', at: time };
    if (index > current) return { name, state: 'later', at: null };
    return { name, state: isFailed ? 'failed' : 'current', at: time };
  });
  const { type: category, domain: description, isTransfer } = delivery;
  return {
    ...delivery,
    steps,
    estimate: isTransfer ? 'transfer' : handoverOf({ category, description }, written.get(category) ?? null),
    waitsFor: isFailed ? null : waitOf(delivery, progress[current]?.name),
  };
};

const over: readonly (ServiceStatus | null)[] = ['CANCELLED', 'CLOSED'];

/** Ended services are not being delivered any more. */
export const isOver = ({ status }: Pick<Delivery, 'status'>): boolean => over.includes(status);

/** Whether something still happens or is asked for. */
export const isUnderWay = ({ status, steps }: DeliveryView): boolean =>
  !isOver({ status }) && steps.some(({ state }) => state === 'current');

/** Whether a service is not yet what was bought. */
export const isArriving = ({
  status,
  documentState,
  transfer,
}: Pick<Service, 'status' | 'documentState' | 'transfer'>): boolean =>
  unfinished.includes(status) || transfer !== undefined || awaitsDocuments(documentState);
