import type { RegistrantDocuments, RegistrantDocumentsRow } from '#core/domains/documents/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/documents/registrant-documents-gateway.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { jpeg, type PapersSubject } from './registrant-documents-subject.ts';

type Change = (papers: RegistrantDocumentsGateway) => Partial<RegistrantDocumentsGateway>;

const changingPapers =
  (change: Change) =>
  (subject: PapersSubject): PapersSubject => ({
    ...subject,
    papers: { ...subject.papers, ...change(subject.papers) },
  });

const listing = (change: (rows: readonly RegistrantDocumentsRow[]) => readonly RegistrantDocumentsRow[]) =>
  changingPapers((papers) => ({
    list: async () => {
      const answer = await papers.list();
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const loading = (change: (found: RegistrantDocuments) => RegistrantDocuments) =>
  changingPapers((papers) => ({
    load: async (id) => {
      const answer = await papers.load(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const generic: RegistrantDocumentsRow = { id: serviceId('0'), domain: 'ten.com', state: 'WAITING', reason: null };

/** Mutants of registrant documents; each has one fault. */
export const domainPapersMutants: Mutants<PapersSubject> = {
  'a generic name needs registrant documents': listing((rows) => [...rows, generic]),
  'a draft is trimmed before it is stored': changingPapers((papers) => ({
    save: (id, { registrant, fields }) =>
      papers.save(id, {
        registrant,
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])),
      }),
  })),
  'the deletion date is missing': loading((found) => ({ ...found, deleteAt: null })),
  'the first uploaded file is never replaced': changingPapers((papers) => ({
    upload: async (id, document, file) => {
      const before = await papers.load(id);
      const isThere = before.ok && before.value.documents.some((each) => each.document === document);
      return isThere ? ok(undefined) : papers.upload(id, document, file);
    },
  })),
  'any file is accepted as a picture': changingPapers((papers) => ({
    upload: (id, document) => papers.upload(id, document, jpeg),
  })),
  'incomplete documents can be submitted': changingPapers((papers) => ({
    submit: async (id, consent) => {
      const answer = await papers.submit(id, consent);
      return answer.ok ? answer : ok(undefined);
    },
  })),
  'submitting twice is rejected': changingPapers((papers) => ({
    submit: async (id, consent) => {
      const before = await papers.load(id);
      if (before.ok && before.value.state === 'SENT')
        return { ok: false, failure: { kind: 'rejected', code: 'status-not-allowed', message: '' } };
      return papers.submit(id, consent);
    },
  })),
  'returned documents carry no reason': loading((found) => ({ ...found, reason: null })),
  'an approved name is never deployed': loading((found) => ({
    ...found,
    state: found.state === 'DEPLOYED' ? 'APPROVED' : found.state,
  })),
  'another customer can read the registrant documents': (subject) => ({ ...subject, other: subject.papers }),
  'a guest has no registrant documents': (subject) => ({
    ...subject,
    guest: { ...subject.guest, papers: { ...subject.guest.papers, list: async () => ok([]) } },
  }),
};
