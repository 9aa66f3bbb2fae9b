import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checklistOf,
  documentTypes,
  type RegistrantFieldValues,
  registrantFields,
  registrantsOf,
  registrantTypes,
} from '#core/domains/documents/registrant-documents.ts';
import { MAX_DOCUMENT_BYTES, validateDocumentFile } from '#core/domains/documents/validate-document-file.ts';
import {
  type SubmittedDocuments,
  validateRegistrantDocuments,
} from '#core/domains/documents/validate-registrant-documents.ts';
import { citizenFields, invalidPictures, jpeg, pdf } from './registrant-documents-subject.ts';

const today = { year: 2026, month: 10, day: 5 };
const extensions = ['.vn', '.com.vn', '.id.vn', '.edu.vn', '.org.vn', '.biz.vn'];
const domain = fc.constantFrom(...extensions).map((extension) => `ten-may${extension}`);
const anyone = fc.constantFrom(...registrantTypes);

const completePapers: SubmittedDocuments = {
  registrant: 'citizen',
  fields: citizenFields,
  documents: ['declaration', 'identity-front', 'identity-back', 'selfie'],
  consent: true,
};

/** Valid values for every field. */
const everything: RegistrantFieldValues = {
  ...citizenFields,
  organisation: 'Công ty Cổ phần Tiệm Bánh Mây',
  taxCode: '0100109106',
  representative: 'Trần Thị Bích',
  passportNumber: 'c1234567',
  nationality: 'Nhật Bản',
};

describe('required registrant documents per registrant and extension', () => {
  test.each(['🍊', '123', '-', '...', '★', '👩', '!?', '０９', '№', '①'])('VAL-03 %j names no registrant', (name) => {
    for (const registrant of registrantTypes) {
      const { required, documents } = checklistOf('ten.vn', registrant);
      for (const field of required.filter((each) => ['fullName', 'organisation', 'representative'].includes(each))) {
        const papers = { registrant, fields: { ...everything, [field]: name }, documents, consent: true };
        expect(validateRegistrantDocuments('ten.vn', papers, today)).toEqual({ [`fields.${field}`]: 'name-letters' });
      }
    }
  });

  test('DOM-02 an .id.vn name is for citizens, an .org.vn for organisations, an .edu.vn needs proof of its field', () => {
    expect(registrantsOf('ten.id.vn')).toEqual(['citizen']);
    expect(registrantsOf('Ten.ORG.vn')).toEqual(['organisation']);
    expect(checklistOf('ten.edu.vn', 'organisation').documents).toContain('licence');
    expect(checklistOf('ten.vn', 'organisation').documents).toContain('registration');
    expect(checklistOf('ten.vn', 'foreigner').documents).toEqual(['declaration', 'passport', 'selfie']);
    expect(registrantsOf('ten.vn')).toEqual(registrantTypes);
  });

  test('DOM-02 a complete list can be submitted; without any one of its items it cannot', () => {
    fc.assert(
      fc.property(domain, anyone, (name, registrant) => {
        fc.pre(registrantsOf(name).includes(registrant));
        const { required, documents } = checklistOf(name, registrant);
        const all: SubmittedDocuments = { registrant, fields: everything, documents, consent: true };
        expect(validateRegistrantDocuments(name, all, today)).toEqual({});
        for (const document of documents) {
          const rest = documents.filter((each) => each !== document);
          const problems = validateRegistrantDocuments(name, { ...all, documents: rest }, today);
          expect(problems).toEqual({ [`documents.${document}`]: 'file-missing' });
        }
        for (const field of required) {
          const problems = validateRegistrantDocuments(
            name,
            { ...all, fields: { ...everything, [field]: ' ' } },
            today,
          );
          expect(problems).toEqual({ [`fields.${field}`]: 'required' });
        }
        expect(validateRegistrantDocuments(name, { ...all, consent: false }, today)).toEqual({
          consent: 'consent-documents',
        });
      }),
    );
  });

  test('DOM-02 a registrant type that the extension does not allow is rejected with any documents', () => {
    fc.assert(
      fc.property(domain, fc.option(anyone), (name, registrant) => {
        fc.pre(registrant === null || !registrantsOf(name).includes(registrant));
        const all: SubmittedDocuments = { registrant, fields: everything, documents: documentTypes, consent: true };
        expect(validateRegistrantDocuments(name, all, today)).toEqual({ registrant: 'choice' });
      }),
    );
  });

  test('DOM-02 validation of any texts never throws, and each problem has its field name', () => {
    const fields = fc.dictionary(fc.constantFrom(...registrantFields), fc.string({ unit: 'grapheme', maxLength: 400 }));
    fc.assert(
      fc.property(domain, anyone, fields, (name, registrant, given) => {
        const problems = validateRegistrantDocuments(name, { ...completePapers, registrant, fields: given }, today);
        for (const field of Object.keys(problems)) expect(field).toMatch(/^(registrant|(fields|documents)\.[\w-]+)$/);
      }),
    );
  });

  test('DOM-02 VAL-07 numbers and dates are accepted as people write them, and rejected when invalid', () => {
    const problem = (fields: RegistrantFieldValues) =>
      validateRegistrantDocuments('ten.vn', { ...completePapers, fields: { ...citizenFields, ...fields } }, today);
    expect(problem({ identityNumber: '001.196.001234', birthDate: '1996-10-05' })).toEqual({});
    expect(problem({ identityNumber: '1234' })).toEqual({ 'fields.identityNumber': 'identity-number' });
    expect(problem({ birthDate: '31/02/1996' })).toEqual({ 'fields.birthDate': 'birth-date' });
    expect(problem({ email: 'bich@' })).toEqual({ 'fields.email': 'email' });
    expect(problem({ address: 'a'.repeat(256) })).toEqual({ 'fields.address': 'too-long' });
  });
});

describe('uploaded files', () => {
  test('DOM-02 only pictures and PDFs of at most 5 MB are accepted', () => {
    for (const file of [jpeg, pdf]) expect(validateDocumentFile(file)).toBeNull();
    for (const file of invalidPictures.slice(1)) expect(validateDocumentFile(file)).toBe('file-kind');
    const large = jpeg.slice(0, 4) + 'A'.repeat(Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4);
    expect(validateDocumentFile(large)).toBe('file-large');
    fc.assert(
      fc.property(fc.base64String({ maxLength: 40 }), (text) => {
        const known = /^(\/9j\/|iVBORw0KGg|UklGR|JVBERi0)/.test(text);
        expect(validateDocumentFile(text) === null).toBe(known);
      }),
    );
  });
});
