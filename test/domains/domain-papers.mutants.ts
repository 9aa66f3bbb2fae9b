import type { RegistrantDocuments, RegistrantDocumentsRow } from '#core/domains/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/registrant-documents-gateway.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { jpeg, type PapersSubject } from './papers-subject.ts';

type Change = (papers: RegistrantDocumentsGateway) => Partial<RegistrantDocumentsGateway>;

const own =
  (change: Change) =>
  (subject: PapersSubject): PapersSubject => ({
    ...subject,
    papers: { ...subject.papers, ...change(subject.papers) },
  });

const listing = (change: (rows: readonly RegistrantDocumentsRow[]) => readonly RegistrantDocumentsRow[]) =>
  own((papers) => ({
    list: async () => {
      const answer = await papers.list();
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const loading = (change: (found: RegistrantDocuments) => RegistrantDocuments) =>
  own((papers) => ({
    load: async (id) => {
      const answer = await papers.load(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const generic: RegistrantDocumentsRow = { id: serviceId('0'), domain: 'ten.com', state: 'WAITING', reason: null };

/** Mutants of registrant documents; each has one fault. */
export const domainPapersMutants: Mutants<PapersSubject> = {
  'a generic name needs papers': listing((rows) => [...rows, generic]),
  'a draft is put right before it is kept': own((papers) => ({
    save: (id, { registrant, fields }) =>
      papers.save(id, {
        registrant,
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])),
      }),
  })),
  'nobody says when papers are deleted': loading((found) => ({ ...found, deleteAt: null })),
  'the first file stays': own((papers) => ({
    attach: async (id, document, file) => {
      const before = await papers.load(id);
      const isThere = before.ok && before.value.documents.some((each) => each.document === document);
      return isThere ? ok(undefined) : papers.attach(id, document, file);
    },
  })),
  'anything is a picture': own((papers) => ({ attach: (id, document) => papers.attach(id, document, jpeg) })),
  'half of the papers is enough': own((papers) => ({
    send: async (id, consent) => {
      const answer = await papers.send(id, consent);
      return answer.ok ? answer : ok(undefined);
    },
  })),
  'papers are sent once': own((papers) => ({
    send: async (id, consent) => {
      const before = await papers.load(id);
      if (before.ok && before.value.state === 'SENT')
        return { ok: false, failure: { kind: 'rejected', code: 'status-not-allowed', message: '' } };
      return papers.send(id, consent);
    },
  })),
  'what was sent back says nothing': loading((found) => ({ ...found, reason: null })),
  'what is approved is never deployed': loading((found) => ({
    ...found,
    state: found.state === 'DEPLOYED' ? 'APPROVED' : found.state,
  })),
  'everybody has the papers of everybody': (subject) => ({ ...subject, other: subject.papers }),
  'a guest has no papers': (subject) => ({
    ...subject,
    guest: { ...subject.guest, papers: { ...subject.guest.papers, list: async () => ok([]) } },
  }),
};
