import { describe, expect, test } from 'vitest';
import type { SaveRegistrantDocumentsCommand } from '#core/domains/documents/save-registrant-documents.ts';
import { MAX_DOCUMENT_BASE64_LENGTH } from '#core/domains/documents/validate-document-file.ts';
import { serviceId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { decidePapers } from '#test/kit/fakes/memory-changes.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { buyName } from './registrant-documents-shop.ts';
import { citizenFields, documents, jpeg } from './registrant-documents-subject.ts';

const all = Object.fromEntries(documents.map((document) => [document, jpeg]));

/** A guest with a name that waits for its documents. */
const openPapers = async () => {
  const shop = openShop();
  const id = await buyName(shop, 'tiem-banh-may.vn');
  const save = (change: Partial<SaveRegistrantDocumentsCommand> = {}) =>
    shop.useCases.saveRegistrantDocuments({
      id,
      registrant: 'citizen',
      fields: citizenFields,
      documents: all,
      consent: true,
      step: 'send',
      idempotencyKey: freshIdempotencyKey(),
      ...change,
    });
  return { ...shop, id, save };
};
const loadPapers = async ({ useCases, id }: Awaited<ReturnType<typeof openPapers>>) =>
  expectOk(await useCases.loadRegistrantDocuments({ id }));

describe('submitting registrant documents', () => {
  test('DOM-02 ROUTE-35 a guest submits complete documents with one click, gets them back, corrects them and is approved', async () => {
    const shop = await openPapers();
    expect(expectOk(await shop.save())).toEqual({
      goTo: `/xac-thuc-thong-tin/${shop.id}`,
      notice: 'documents-submitted',
      notify: null,
    });
    expect(await loadPapers(shop)).toMatchObject({ state: 'SENT' });
    expect(kindOf(await shop.save({ step: 'save' }))).toBe('documents-not-editable');
    decidePapers(shop.world, shop.id, 'Ảnh mờ');
    expect(await loadPapers(shop)).toMatchObject({ state: 'RETURNED', reason: 'Ảnh mờ' });
    expectOk(await shop.save({ documents: { selfie: jpeg } }));
    decidePapers(shop.world, shop.id, null);
    expect(await loadPapers(shop)).toMatchObject({ state: 'DEPLOYED' });
  });

  test('DOM-02 an incomplete form reports what is missing and loses no input or file', async () => {
    const shop = await openPapers();
    const fields = { fullName: 'Trần Thị Bích', email: 'bich@' };
    const failure = expectFailure(await shop.save({ fields, documents: { selfie: jpeg }, consent: false }));
    expect(failure).toMatchObject({
      kind: 'invalid-fields',
      fields: {
        'fields.email': 'email',
        'fields.birthDate': 'required',
        'documents.declaration': 'file-missing',
        consent: 'consent-documents',
      },
    });
    expect(failure).not.toHaveProperty(['fields', 'documents.selfie']);
    expect(await loadPapers(shop)).toMatchObject({ state: 'WAITING', fields, documents: [{ document: 'selfie' }] });
  });

  test('DOM-02 a file that is not a picture or is too large is reported by its name; the others are stored', async () => {
    const shop = await openPapers();
    const large = `/9j/${'A'.repeat(MAX_DOCUMENT_BASE64_LENGTH)}`;
    const failure = expectFailure(await shop.save({ documents: { ...all, selfie: 'PHN2Zz4=', declaration: large } }));
    expect(failure).toEqual({
      kind: 'invalid-fields',
      fields: { 'documents.selfie': 'file-kind', 'documents.declaration': 'file-large' },
    });
    expect((await loadPapers(shop)).documents.map(({ document }) => document)).toEqual([
      'identity-front',
      'identity-back',
    ]);
  });

  test('DOM-02 a file that only begins like a picture is detected by the service and reported the same way', async () => {
    const shop = await openPapers();
    expect(expectFailure(await shop.save({ step: 'keep', documents: { selfie: '/9j/' } }))).toEqual({
      kind: 'invalid-fields',
      fields: { 'documents.selfie': 'file-kind' },
    });
  });

  test.each([
    ['pdf-not-accepted', 'ảnh JPEG hay PNG'],
    ['file-infected', 'mã độc'],
  ] as const)('V5.4.3 a file that the service refuses as %s is reported beside it in words', async (code, words) => {
    const papers = await openPapers();
    const refusal = { kind: 'rejected', code, message: '' } as const;
    const { useCases } = openShop({
      world: papers.world,
      browser: papers.browser,
      change: ({ registrantDocuments }) => ({
        registrantDocuments: { ...registrantDocuments, upload: async () => fail(refusal) },
      }),
    });
    const command = {
      registrant: null,
      fields: {},
      documents: { selfie: jpeg },
      consent: false,
      step: 'keep',
    } as const;
    const refused = await useCases.saveRegistrantDocuments({
      ...command,
      id: papers.id,
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectFailure(refused)).toEqual({ kind: 'invalid-fields', fields: { 'documents.selfie': code } });
    expect(fieldProblems[code]).toContain(words);
  });

  test('DOM-02 saving during input returns no message', async () => {
    const shop = await openPapers();
    const half = { step: 'keep', fields: { fullName: 'Tr' }, documents: {}, consent: false } as const;
    expect(expectOk(await shop.save(half)).notice).toBeNull();
    expect(expectOk(await shop.save({ ...half, step: 'save' })).notice).toBe('documents-saved');
    expect(await loadPapers(shop)).toMatchObject({ fields: { fullName: 'Tr' } });
  });

  test('ROUTE-34 ROUTE-35 another visitor has no documents, finds none and changes none, and the check requests no token', async () => {
    const shop = await openPapers();
    const stranger = openShop({ world: shop.world });
    const before = shop.world.state.sessions.size;
    expect(expectOk(await stranger.useCases.loadRegistrantDocumentsList({}))).toEqual([]);
    expect(kindOf(await stranger.useCases.loadRegistrantDocuments({ id: shop.id }))).toBe('not-found');
    expect(shop.world.state.sessions.size).toBe(before);
    const command = { id: shop.id, registrant: null, fields: citizenFields, documents: {}, consent: true } as const;
    expect(
      kindOf(
        await stranger.useCases.saveRegistrantDocuments({
          ...command,
          step: 'save',
          idempotencyKey: freshIdempotencyKey(),
        }),
      ),
    ).toBe('not-found');
    expect(await loadPapers(shop)).toMatchObject({ fields: {} });
    expect(kindOf(await shop.useCases.loadRegistrantDocuments({ id: serviceId('khong-co') }))).toBe('not-found');
  });
});
