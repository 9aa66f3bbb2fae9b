import { command, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import { dayAt } from '#core/shared/calendar.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import type { RegistrantDocumentsPorts } from './load-registrant-documents.ts';
import type { RegistrantFieldValues, RegistrantType } from './registrant-documents.ts';
import { CONSENT_TEXT_VERSION, type DocumentType, documentTypes } from './registrant-documents.ts';
import { validateDocumentFile } from './validate-document-file.ts';
import { validateRegistrantDocuments } from './validate-registrant-documents.ts';

export type SaveRegistrantDocumentsCommand = {
  readonly id: ServiceId;
  readonly registrant: RegistrantType | null;
  /** Raw input. */
  readonly fields: RegistrantFieldValues;
  /** Base64. */
  readonly documents: Readonly<Partial<Record<DocumentType, string>>>;
  readonly consent: boolean;
  /** `keep` stores silently, `save` with a notice, `send` submits. */
  readonly step: 'keep' | 'save' | 'send';
  readonly idempotencyKey: IdempotencyKey;
};

type Ports = RegistrantDocumentsPorts & { readonly clock: Clock };
type Problems = Readonly<Record<string, FieldProblem>>;

const toDocumentsFailure = (failure: PortFailure): ShopFailure =>
  isRefusal(failure, 'status-not-allowed') ? { kind: 'documents-not-editable' } : toShopFailure(failure);

/**
 * Stores all valid parts; `send` submits complete documents. Failures: `invalid-fields` (valid parts are stored),
 * `documents-not-editable` after submission, `not-found`. [DOM-02, ROUTE-35]
 */
export const saveRegistrantDocuments = command(
  (ports: Ports): UseCase<SaveRegistrantDocumentsCommand, Outcome> =>
    async (command) => {
      const { registrantDocuments } = ports;
      const { id, registrant, fields, step } = command;
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const saved = await writeIdempotent(ports, () => registrantDocuments.save(id, { registrant, fields }));
      if (!saved.ok) return fail(toDocumentsFailure(saved.failure));
      const refused = await uploadAll(ports, command);
      if (!refused.ok) return refused;
      if (step !== 'send') {
        if (Object.keys(refused.value).length > 0) return fail({ kind: 'invalid-fields', fields: refused.value });
        return succeedWith(paths.registrantDocuments(id), step === 'save' ? 'documents-saved' : null);
      }
      const sent = await submit(ports, command, refused.value);
      return sent.ok ? succeedWith(paths.registrantDocuments(id), 'documents-submitted') : sent;
    },
);

/** Idempotent writes need no verification before a retry. */
const writeIdempotent = (
  ports: Ports,
  write: () => Promise<Result<void, PortFailure>>,
): Promise<Result<void, PortFailure>> => writeOnce(ports.delay, write);

/** In sequence; returns the problems of rejected files. */
const uploadAll = async (
  ports: Ports,
  { id, documents }: SaveRegistrantDocumentsCommand,
): Promise<Result<Problems, ShopFailure>> => {
  const problems: Record<string, FieldProblem> = {};
  for (const [document, file] of selectedFiles(documents)) {
    const problem = validateDocumentFile(file);
    const attached =
      problem === null
        ? await writeIdempotent(ports, () => ports.registrantDocuments.upload(id, document, file))
        : null;
    if (problem !== null) problems[`documents.${document}`] = problem;
    if (attached === null || attached.ok) continue;
    const refused = fileProblemOf(attached.failure);
    if (refused === null) return fail(toDocumentsFailure(attached.failure));
    problems[`documents.${document}`] = refused;
  }
  return ok(problems);
};

/** null when the failure is not about the file. */
const fileProblemOf = (failure: PortFailure): FieldProblem | null => {
  if (isRefusal(failure, 'bad-image')) return 'file-kind';
  if (isRefusal(failure, 'pdf-not-accepted')) return 'pdf-not-accepted';
  return isRefusal(failure, 'file-infected') ? 'file-infected' : null;
};

const selectedFiles = (
  documents: SaveRegistrantDocumentsCommand['documents'],
): readonly (readonly [DocumentType, string])[] =>
  documentTypes.flatMap((document) => {
    const file = documents[document];
    return file === undefined || file === '' ? [] : [[document, file] as const];
  });

/** Submits the stored documents with the consent of this very command. */
const submit = async (
  ports: Ports,
  { id, consent }: SaveRegistrantDocumentsCommand,
  refused: Problems,
): Promise<Result<void, ShopFailure>> => {
  const { registrantDocuments, clock, delay } = ports;
  const kept = await readWithRetry(delay, () => registrantDocuments.load(id));
  if (!kept.ok) return fail(toDocumentsFailure(kept.failure));
  const { domain, registrant, fields, documents } = kept.value;
  const handedIn = { registrant, fields, documents: documents.map((each) => each.document), consent };
  const problems = { ...validateRegistrantDocuments(domain, handedIn, dayAt(clock.now())), ...refused };
  if (Object.keys(problems).length > 0) return fail({ kind: 'invalid-fields', fields: problems });
  const sent = await writeIdempotent(ports, () => registrantDocuments.submit(id, CONSENT_TEXT_VERSION));
  return sent.ok ? sent : fail(toDocumentsFailure(sent.failure));
};
