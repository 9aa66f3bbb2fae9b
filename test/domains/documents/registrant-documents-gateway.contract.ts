import { expect } from 'vitest';
import type { RegistrantDocumentsGateway } from '#core/domains/documents/registrant-documents-gateway.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, expectRefused, unwrap } from '#test/payment/payment-subject.ts';
import {
  buyNameAsGuest,
  buyNames,
  citizenFields,
  documents,
  invalidPictures,
  jpeg,
  loadPapers,
  nameAwaitingPapers,
  type PapersSubject,
  pdf,
  prepareCompletePapers,
  submitPapers,
} from './registrant-documents-subject.ts';

const changesOf = (papers: RegistrantDocumentsGateway, id: ServiceId) => [
  () => papers.save(id, { registrant: 'citizen', fields: { fullName: 'Kẻ Lạ' } }),
  () => papers.upload(id, 'selfie', jpeg),
];

/** Laws of every DomainPapers adapter. */
export const domainPapersLaws: readonly Law<PapersSubject>[] = [
  {
    name: 'DOM-02 ROUTE-34 a bought .vn name waits for registrant documents; a generic name needs none',
    check: async (open) => {
      const subject = await open();
      const rows = await buyNames(subject, '.vn', '.com', '.id.vn');
      expect(rows.map(({ domain }) => domain.replace(/^[^.]+/, '')).sort()).toEqual(['.id.vn', '.vn']);
      for (const row of rows) expect(row).toMatchObject({ state: 'WAITING', reason: null });
      const [first] = rows;
      if (first)
        expect(await loadPapers(subject, first.id)).toMatchObject({ ...first, registrant: null, documents: [] });
    },
  },
  {
    name: 'DOM-02 a draft is stored as entered, and omitted fields stay unchanged',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      const half = { fullName: '  Trần Thị ', phone: 'chưa nhớ' };
      unwrap(await subject.papers.save(id, { registrant: 'citizen', fields: half }));
      unwrap(await subject.papers.save(id, { registrant: 'organisation', fields: { taxCode: '01' } }));
      const kept = await loadPapers(subject, id);
      expect(kept).toMatchObject({ registrant: 'organisation', fields: { ...half, taxCode: '01' } });
      expect(kept.deleteAt).toBeGreaterThan(0);
    },
  },
  {
    name: 'DOM-02 each document has one file, the last one uploaded',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      for (const file of [jpeg, pdf]) unwrap(await subject.papers.upload(id, 'declaration', file));
      unwrap(await subject.papers.upload(id, 'selfie', jpeg));
      const kept = (await loadPapers(subject, id)).documents;
      expect(kept.map(({ document, format }) => [document, format]).sort()).toEqual([
        ['declaration', 'pdf'],
        ['selfie', 'jpeg'],
      ]);
      for (const { bytes } of kept) expect(bytes).toBeGreaterThan(0);
    },
  },
  {
    name: 'DOM-02 a file that is neither a picture nor a PDF is rejected, and the previous file stays',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      unwrap(await subject.papers.upload(id, 'selfie', jpeg));
      const before = await loadPapers(subject, id);
      for (const file of invalidPictures) expectRefused(await subject.papers.upload(id, 'selfie', file), 'bad-image');
      expect((await loadPapers(subject, id)).documents).toEqual(before.documents);
    },
  },
  {
    name: 'DOM-02 incomplete registrant documents cannot be submitted',
    check: async (open) => {
      const subject = await open();
      const id = await prepareCompletePapers(subject);
      unwrap(await subject.papers.save(id, { registrant: 'citizen', fields: { identityNumber: '12' } }));
      expectRefused(await subject.papers.submit(id, 1), 'bad-input');
      expect((await loadPapers(subject, id)).state).toBe('WAITING');
    },
  },
  {
    name: 'DOM-02 submitted registrant documents wait for staff and cannot change; submitting is idempotent',
    check: async (open) => {
      const subject = await open();
      const id = await submitPapers(subject);
      const before = await loadPapers(subject, id);
      expect(before).toMatchObject({ state: 'SENT', fields: citizenFields });
      expect(before.sentAt).toBeGreaterThan(0);
      expect(before.documents).toHaveLength(documents.length);
      for (const touch of changesOf(subject.papers, id)) expectRefused(await touch(), 'status-not-allowed');
      unwrap(await subject.papers.submit(id, 1));
      expect(await loadPapers(subject, id)).toEqual(before);
    },
  },
  {
    name: 'DOM-02 ROUTE-35 returned registrant documents carry the reason, keep all data and can be submitted again',
    check: async (open) => {
      const subject = await open();
      const id = await submitPapers(subject);
      await subject.decide(id, 'Ảnh mặt sau bị mờ');
      const back = await loadPapers(subject, id);
      expect(back).toMatchObject({ state: 'RETURNED', reason: 'Ảnh mặt sau bị mờ', fields: citizenFields });
      expect(back.documents).toHaveLength(documents.length);
      unwrap(await subject.papers.upload(id, 'identity-back', jpeg));
      unwrap(await subject.papers.submit(id, 1));
      expect(await loadPapers(subject, id)).toMatchObject({ state: 'SENT', reason: null });
    },
  },
  {
    name: 'DOM-02 GQL-06 an approved name is deployed, its service shows that, and its documents have a deletion date',
    check: async (open) => {
      const subject = await open();
      const id = await submitPapers(subject);
      const stateOf = async () => unwrap(await subject.services.detail(id)).documentState;
      expect(await stateOf()).toBe('SENT');
      await subject.decide(id, null);
      const done = await loadPapers(subject, id);
      expect(done.state).toBe('DEPLOYED');
      expect(done.deleteAt).toBeGreaterThan(done.sentAt ?? Number.POSITIVE_INFINITY);
      expect(await stateOf()).toBe('DEPLOYED');
      const facts = unwrap(await subject.services.detail(id)).extra.flatMap((each) => each.facts);
      expect(facts.map(({ value }) => value)).toContain('Đã triển khai');
      for (const touch of changesOf(subject.papers, id)) expectRefused(await touch(), 'status-not-allowed');
    },
  },
  {
    name: "ROUTE-35 another customer and a guest can neither find nor change a customer's registrant documents",
    check: async (open) => {
      const subject = await open();
      const id = await prepareCompletePapers(subject);
      const before = await loadPapers(subject, id);
      for (const stranger of [subject.other, subject.guest.papers]) {
        expect(unwrap(await stranger.list())).toEqual([]);
        expectNotFound(await stranger.load(id));
        for (const touch of changesOf(stranger, id)) expectNotFound(await touch());
        expectNotFound(await stranger.submit(id, 1));
      }
      expect(await loadPapers(subject, id)).toEqual(before);
    },
  },
  {
    name: 'ROUTE-34 a guest has the registrant documents of the names that they ordered; other visitors do not',
    check: async (open) => {
      const subject = await open();
      const [row] = await buyNameAsGuest(subject);
      expect(row).toMatchObject({ state: 'WAITING' });
      if (!row) return;
      const { papers } = subject.guest;
      unwrap(await papers.save(row.id, { registrant: 'citizen', fields: citizenFields }));
      expect(unwrap(await papers.load(row.id))).toMatchObject({ domain: row.domain, fields: citizenFields });
      expectNotFound(await subject.papers.load(row.id));
    },
  },
];

export const domainPapersContract = (name: string, open: () => Promise<PapersSubject>): void =>
  describeLaws(`${name} keeps the DomainPapers contract`, domainPapersLaws, open);
