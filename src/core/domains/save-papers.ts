import { command, type UseCase } from '#core/failures/operation.ts';
import { isRefusedFor, shopFailureOf } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { done } from '#core/session/done.ts';
import { dayAt } from '#core/shared/calendar.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { PapersPorts } from './load-papers.ts';
import { problemOfPaperFile } from './paper-file.ts';
import type { PaperFields, Registrant } from './papers.ts';
import { PAPERS_CONSENT, type PaperDocument, paperDocuments } from './papers.ts';
import { problemsOfPapers } from './problems-of-papers.ts';

export type SavePapersCommand = {
  readonly id: ServiceId;
  readonly registrant: Registrant | null;
  /** As typed. */
  readonly fields: PaperFields;
  /** What files that were chosen hold, as base64 text, by what they prove. */
  readonly documents: Readonly<Partial<Record<PaperDocument, string>>>;
  readonly consent: boolean;
  /** `keep` saves without a word, `save` says so, `send` hands the papers in. */
  readonly step: 'keep' | 'save' | 'send';
  readonly idempotencyKey: IdempotencyKey;
};

type Ports = PapersPorts & { readonly clock: Clock };
type Problems = Readonly<Record<string, FieldProblem>>;

const failureOf = (failure: PortFailure): ShopFailure =>
  isRefusedFor(failure, 'status-not-allowed') ? { kind: 'papers-closed' } : shopFailureOf(failure);

/**
 * Keeps what was typed and chosen, however much of it is wrong, and with `send` hands the papers in where they are whole.
 * Failures: `invalid-fields` by field, after everything that is sound was kept; `papers-closed` once they are sent;
 * `not-found` for another's. [DOM-02, ROUTE-35]
 */
export const savePapers = command(
  (ports: Ports): UseCase<SavePapersCommand, Outcome> =>
    async (command) => {
      const { papers } = ports;
      const { id, registrant, fields, step } = command;
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const saved = await written(ports, () => papers.save(id, { registrant, fields }));
      if (!saved.ok) return fail(failureOf(saved.failure));
      const refused = await attachAll(ports, command);
      if (!refused.ok) return refused;
      if (step !== 'send') {
        if (Object.keys(refused.value).length > 0) return fail({ kind: 'invalid-fields', fields: refused.value });
        return done(paths.papers(id), step === 'save' ? 'papers-saved' : null);
      }
      const sent = await send(ports, command, refused.value);
      return sent.ok ? done(paths.papers(id), 'papers-sent') : sent;
    },
);

/** Every write of papers may be sent again: nothing needs to be looked for in between. */
const written = (ports: Ports, write: () => Promise<Result<void, PortFailure>>): Promise<Result<void, PortFailure>> =>
  writeOnce(ports.delay, write, async () => ok(null));

/** Attaches one file after the other; answers what is wrong with those that were not taken. */
const attachAll = async (
  ports: Ports,
  { id, documents }: SavePapersCommand,
): Promise<Result<Problems, ShopFailure>> => {
  const problems: Record<string, FieldProblem> = {};
  for (const [document, file] of chosen(documents)) {
    const problem = problemOfPaperFile(file);
    const attached = problem === null ? await written(ports, () => ports.papers.attach(id, document, file)) : null;
    if (problem !== null) problems[`documents.${document}`] = problem;
    if (attached === null || attached.ok) continue;
    if (!isRefusedFor(attached.failure, 'bad-image')) return fail(failureOf(attached.failure));
    problems[`documents.${document}`] = 'file-kind';
  }
  return ok(problems);
};

const chosen = (documents: SavePapersCommand['documents']): readonly (readonly [PaperDocument, string])[] =>
  paperDocuments.flatMap((document) => {
    const file = documents[document];
    return file === undefined || file === '' ? [] : [[document, file] as const];
  });

/** Hands in what the service keeps, together with this very press's yes. */
const send = async (
  ports: Ports,
  { id, consent }: SavePapersCommand,
  refused: Problems,
): Promise<Result<void, ShopFailure>> => {
  const { papers, clock, delay } = ports;
  const kept = await readWithRetry(delay, () => papers.load(id));
  if (!kept.ok) return fail(failureOf(kept.failure));
  const { domain, registrant, fields, documents } = kept.value;
  const handedIn = { registrant, fields, documents: documents.map((each) => each.document), consent };
  const problems = { ...problemsOfPapers(domain, handedIn, dayAt(clock.now())), ...refused };
  if (Object.keys(problems).length > 0) return fail({ kind: 'invalid-fields', fields: problems });
  const sent = await written(ports, () => papers.send(id, PAPERS_CONSENT));
  return sent.ok ? sent : fail(failureOf(sent.failure));
};
