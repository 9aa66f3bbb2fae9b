import { findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { RegistrantDocumentsRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import {
  canChangeDocuments,
  DRAFT_RETENTION_DAYS,
  documentRules,
  isInReview,
  type RegistrantDocuments,
  type RegistrantDocumentsRow,
  type StoredDocument,
} from '#core/domains/documents/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/documents/registrant-documents-gateway.port.ts';
import { validateDocumentFile } from '#core/domains/documents/validate-document-file.ts';
import { validateRegistrantDocuments } from '#core/domains/documents/validate-registrant-documents.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { dayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';

export const noRegistrantDocuments: RegistrantDocumentsRecord = {
  registrant: null,
  fields: {},
  documents: [],
  reason: null,
  sentAt: null,
  deleteAt: null,
};

const needsPapers = ({ documentState }: ServiceDetail): boolean =>
  documentState !== undefined && documentRules[documentState].isNeeded;

const rowOf = (world: World, { id, name, documentState }: ServiceDetail): RegistrantDocumentsRow => ({
  id,
  domain: name,
  state: documentState ?? 'NOT_NEEDED',
  reason: world.state.registrantDocuments.get(id)?.reason ?? null,
});

const wholeOf = (world: World, service: ServiceDetail): RegistrantDocuments => ({
  ...(world.state.registrantDocuments.get(service.id) ?? noRegistrantDocuments),
  ...rowOf(world, service),
});

const setDocumentState = (world: World, id: ServiceId, papers: RegistrantDocuments['state']): void => {
  const record = world.state.services.get(id);
  if (record) world.state.services.set(id, { ...record, detail: { ...record.detail, documentState: papers } });
};

const keep = (world: World, id: ServiceId, changes: Partial<RegistrantDocumentsRecord>): void => {
  const deleteAt = world.state.now + DRAFT_RETENTION_DAYS * DAY_MS;
  world.state.registrantDocuments.set(id, {
    ...(world.state.registrantDocuments.get(id) ?? noRegistrantDocuments),
    deleteAt,
    ...changes,
  });
};

const withDocument = (documents: readonly StoredDocument[], added: StoredDocument): readonly StoredDocument[] => [
  ...documents.filter(({ document }) => document !== added.document),
  added,
];

/** A valid prefix alone is not a picture. */
const isReadableFile = (file: string): boolean => validateDocumentFile(file) === null && file.length >= 64;

const send = (world: World, id: ServiceId, consent: number): Answer<void> => {
  const service = world.state.services.get(id)?.detail;
  if (service && isInReview(service.documentState)) return ok(undefined);
  if (!service?.documentState || !canChangeDocuments(service.documentState)) return refuse('status-not-allowed');
  const { registrant, fields, documents } = wholeOf(world, service);
  const handedIn = { registrant, fields, documents: documents.map((each) => each.document), consent: consent > 0 };
  const problems = validateRegistrantDocuments(service.name, handedIn, dayAt(world.state.now));
  if (Object.keys(problems).length > 0) return refuse('bad-input');
  keep(world, id, { sentAt: world.state.now, reason: null });
  setDocumentState(world, id, 'SENT');
  return ok(undefined);
};

/** Stores no file content. */
export const memoryRegistrantDocuments = (world: World, bearer: Bearer): RegistrantDocumentsGateway => {
  const mine = (who: SessionRecord): readonly ServiceDetail[] =>
    [...world.state.services.values()]
      .map(({ detail }) => detail)
      .filter((detail) => needsPapers(detail) && findAccessibleOrder(world, who, detail.orderId) !== undefined);
  const visitor = asVisitor(world, bearer);
  const forOne = <Value>(id: ServiceId, work: (service: ServiceDetail) => Answer<Value>) =>
    visitor((who) => {
      const found = mine(who).find((each) => each.id === id);
      return found ? work(found) : notFound;
    });
  const whileOpen = (id: ServiceId, work: () => Answer<void>) =>
    forOne(id, ({ documentState }) =>
      documentState && canChangeDocuments(documentState) ? work() : refuse('status-not-allowed'),
    );
  return {
    list: () =>
      visitor((who) =>
        ok(
          mine(who)
            .map((each) => rowOf(world, each))
            .reverse(),
        ),
      ),
    load: (id) => forOne(id, (service) => ok(wholeOf(world, service))),
    save: (id, { registrant, fields }) =>
      whileOpen(id, () => {
        const before = world.state.registrantDocuments.get(id) ?? noRegistrantDocuments;
        keep(world, id, { registrant: registrant ?? before.registrant, fields: { ...before.fields, ...fields } });
        return ok(undefined);
      }),
    upload: (id, document, file) =>
      whileOpen(id, () => {
        if (!isReadableFile(file)) return refuse('bad-image');
        const { documents } = world.state.registrantDocuments.get(id) ?? noRegistrantDocuments;
        const format = file.startsWith('JVBERi0') ? 'pdf' : 'jpeg';
        const bytes = Math.floor((file.length * 3) / 4);
        keep(world, id, { documents: withDocument(documents, { document, format, bytes, addedAt: world.state.now }) });
        return ok(undefined);
      }),
    submit: (id, consent) => forOne(id, () => send(world, id, consent)),
  };
};
