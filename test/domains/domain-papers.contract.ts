import { expect } from 'vitest';
import type { RegistrantDocumentsGateway } from '#core/domains/registrant-documents-gateway.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { answerOf, expectNotFound, expectRefused } from '#test/payment/payment-subject.ts';
import {
  bought,
  boughtByGuest,
  citizenFields,
  documents,
  jpeg,
  lookAt,
  nameAwaitingPapers,
  noPictures,
  type PapersSubject,
  pdf,
  prepareCompletePapers,
  sent,
} from './papers-subject.ts';

const touched = (papers: RegistrantDocumentsGateway, id: ServiceId) => [
  () => papers.save(id, { registrant: 'citizen', fields: { fullName: 'Kẻ Lạ' } }),
  () => papers.attach(id, 'selfie', jpeg),
];

/** Laws of every DomainPapers adapter. */
export const domainPapersLaws: readonly Law<PapersSubject>[] = [
  {
    name: 'DOM-02 ROUTE-34 a bought name below .vn waits for its papers, a generic one needs none',
    check: async (open) => {
      const subject = await open();
      const rows = await bought(subject, '.vn', '.com', '.id.vn');
      expect(rows.map(({ domain }) => domain.replace(/^[^.]+/, '')).sort()).toEqual(['.id.vn', '.vn']);
      for (const row of rows) expect(row).toMatchObject({ state: 'WAITING', reason: null });
      const [first] = rows;
      if (first) expect(await lookAt(subject, first.id)).toMatchObject({ ...first, registrant: null, documents: [] });
    },
  },
  {
    name: 'DOM-02 a draft is kept as it was typed, and fields that are not given stay as they were',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      const half = { fullName: '  Trần Thị ', phone: 'chưa nhớ' };
      answerOf(await subject.papers.save(id, { registrant: 'citizen', fields: half }));
      answerOf(await subject.papers.save(id, { registrant: 'organisation', fields: { taxCode: '01' } }));
      const kept = await lookAt(subject, id);
      expect(kept).toMatchObject({ registrant: 'organisation', fields: { ...half, taxCode: '01' } });
      expect(kept.deleteAt).toBeGreaterThan(0);
    },
  },
  {
    name: 'DOM-02 of each document there is one file, the last that came',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      for (const file of [jpeg, pdf]) answerOf(await subject.papers.attach(id, 'declaration', file));
      answerOf(await subject.papers.attach(id, 'selfie', jpeg));
      const kept = (await lookAt(subject, id)).documents;
      expect(kept.map(({ document, format }) => [document, format]).sort()).toEqual([
        ['declaration', 'pdf'],
        ['selfie', 'jpeg'],
      ]);
      for (const { bytes } of kept) expect(bytes).toBeGreaterThan(0);
    },
  },
  {
    name: 'DOM-02 what is no picture and no PDF is refused, and the file from before stays',
    check: async (open) => {
      const subject = await open();
      const { id } = await nameAwaitingPapers(subject);
      answerOf(await subject.papers.attach(id, 'selfie', jpeg));
      const before = await lookAt(subject, id);
      for (const file of noPictures) expectRefused(await subject.papers.attach(id, 'selfie', file), 'bad-image');
      expect((await lookAt(subject, id)).documents).toEqual(before.documents);
    },
  },
  {
    name: 'DOM-02 papers that are not whole are not taken, whatever the caller says',
    check: async (open) => {
      const subject = await open();
      const id = await prepareCompletePapers(subject);
      answerOf(await subject.papers.save(id, { registrant: 'citizen', fields: { identityNumber: '12' } }));
      expectRefused(await subject.papers.send(id, 1), 'bad-input');
      expect((await lookAt(subject, id)).state).toBe('WAITING');
    },
  },
  {
    name: 'DOM-02 papers that were sent wait for staff, change no more, and may be sent again',
    check: async (open) => {
      const subject = await open();
      const id = await sent(subject);
      const before = await lookAt(subject, id);
      expect(before).toMatchObject({ state: 'SENT', fields: citizenFields });
      expect(before.sentAt).toBeGreaterThan(0);
      expect(before.documents).toHaveLength(documents.length);
      for (const touch of touched(subject.papers, id)) expectRefused(await touch(), 'status-not-allowed');
      answerOf(await subject.papers.send(id, 1));
      expect(await lookAt(subject, id)).toEqual(before);
    },
  },
  {
    name: 'DOM-02 ROUTE-35 papers that come back tell why, have lost nothing, and are sent again',
    check: async (open) => {
      const subject = await open();
      const id = await sent(subject);
      await subject.decide(id, 'Ảnh mặt sau bị mờ');
      const back = await lookAt(subject, id);
      expect(back).toMatchObject({ state: 'RETURNED', reason: 'Ảnh mặt sau bị mờ', fields: citizenFields });
      expect(back.documents).toHaveLength(documents.length);
      answerOf(await subject.papers.attach(id, 'identity-back', jpeg));
      answerOf(await subject.papers.send(id, 1));
      expect(await lookAt(subject, id)).toMatchObject({ state: 'SENT', reason: null });
    },
  },
  {
    name: 'DOM-02 GQL-06 an approved name is deployed, its service says so, and its papers have a day to go',
    check: async (open) => {
      const subject = await open();
      const id = await sent(subject);
      const stateOf = async () => answerOf(await subject.services.detail(id)).papers;
      expect(await stateOf()).toBe('SENT');
      await subject.decide(id, null);
      const done = await lookAt(subject, id);
      expect(done.state).toBe('DEPLOYED');
      expect(done.deleteAt).toBeGreaterThan(done.sentAt ?? Number.POSITIVE_INFINITY);
      expect(await stateOf()).toBe('DEPLOYED');
      const facts = answerOf(await subject.services.detail(id)).extra.flatMap((each) => each.facts);
      expect(facts.map(({ value }) => value)).toContain('Đã triển khai');
      for (const touch of touched(subject.papers, id)) expectRefused(await touch(), 'status-not-allowed');
    },
  },
  {
    name: 'ROUTE-35 another customer and a guest find no papers of his, and change none',
    check: async (open) => {
      const subject = await open();
      const id = await prepareCompletePapers(subject);
      const before = await lookAt(subject, id);
      for (const stranger of [subject.other, subject.guest.papers]) {
        expect(answerOf(await stranger.list())).toEqual([]);
        expectNotFound(await stranger.load(id));
        for (const touch of touched(stranger, id)) expectNotFound(await touch());
        expectNotFound(await stranger.send(id, 1));
      }
      expect(await lookAt(subject, id)).toEqual(before);
    },
  },
  {
    name: 'ROUTE-34 a guest has the papers of the names that he ordered, and nobody else has them',
    check: async (open) => {
      const subject = await open();
      const [row] = await boughtByGuest(subject);
      expect(row).toMatchObject({ state: 'WAITING' });
      if (!row) return;
      const { papers } = subject.guest;
      answerOf(await papers.save(row.id, { registrant: 'citizen', fields: citizenFields }));
      expect(answerOf(await papers.load(row.id))).toMatchObject({ domain: row.domain, fields: citizenFields });
      expectNotFound(await subject.papers.load(row.id));
    },
  },
];

export const domainPapersContract = (name: string, open: () => Promise<PapersSubject>): void =>
  describeLaws(`${name} keeps the DomainPapers contract`, domainPapersLaws, open);
