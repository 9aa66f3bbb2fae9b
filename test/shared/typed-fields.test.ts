import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseAddress, validateAddress } from '#core/account/profile/validate-address.ts';
import { validateCompletion } from '#core/account/registration/validate-completion.ts';
import { validateRegistration } from '#core/account/registration/validate-registration.ts';
import { normaliseReview, validateReview } from '#core/catalogue/reviews/add-review.ts';
import { validateCheckout } from '#core/checkout/validate-checkout.ts';
import { normaliseRequest, validateRequest } from '#core/consultation/validate-consultation.ts';
import { normaliseSeat, seatProblems } from '#core/control-rules/seats.ts';
import { normaliseContact, validateContact } from '#core/domain-control/domain-contact.ts';
import { parseBankAccount } from '#core/ending-rules/bank-account.ts';
import { normaliseOrderLink, validateOrderLinkFields } from '#core/orders/validate-order-link.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import {
  birthDate,
  normalBirthDate,
  normaliseIdentityNumber,
  normalisePerson,
  validatePerson,
} from '#core/shared/people/person-rules.ts';
import { normaliseQuotationRecipient, validateQuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { findInvalidField, normaliseReceiver } from '#core/shared/people/receiver-rules.ts';
import { isTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { normaliseCode } from '#core/shared/text/validation.ts';
import { fullWidth, withNoise } from '#test/kit/any-noise.ts';

type Texts = { readonly name: string; readonly phone: string; readonly email: string; readonly street: string };

const right: Texts = {
  name: 'Nguyễn Thị Mây',
  phone: '0912345678',
  email: 'may@example.vn',
  street: '12 Hàng Bông',
};
const places = { provinces: [{ code: '1', name: 'Hà Nội' }], wards: [{ code: '2', name: 'Cửa Nam' }] };
const today = { year: 2026, month: 11, day: 28 };

/** What every form of the shop makes of the same texts: what it would send, and the names of its wrong fields. */
const forms = {
  checkout: ({ name, phone, email }: Texts) => {
    const typed = {
      contact: { name, phone, email },
      address: { provinceCode: '', wardCode: '', street: '' },
      invoiceFor: 'person',
      looksUpCompany: false,
      company: { name: '', taxCode: '', address: '', email: '' },
      note: '',
      methodCode: '1',
    } as const;
    const checked = validateCheckout(typed, null);
    return checked.ok ? checked.value.contact : checked.failure.fields;
  },
  registration: ({ name, email }: Texts) =>
    validateRegistration({
      fullName: name,
      username: email,
      password: 'Mat-khau-9',
      repeat: 'Mat-khau-9',
      terms: true,
    }),
  registrationByPhone: ({ name, phone }: Texts) =>
    validateRegistration({
      fullName: name,
      username: phone,
      password: 'Mat-khau-9',
      repeat: 'Mat-khau-9',
      terms: true,
    }),
  completion: ({ name, phone, email }: Texts) => validateCompletion({ fullName: name, phone, email }),
  consultation: ({ name, phone, email, street }: Texts) => {
    const sent = normaliseRequest({ name, phone, email, note: street });
    return [sent, validateRequest(sent)];
  },
  review: ({ name, phone, email, street }: Texts) => {
    const sent = normaliseReview({ stars: 5, text: street, name, phone, email }, false);
    return [sent, validateReview(sent, false)];
  },
  seat: ({ name, email }: Texts) => {
    const sent = normaliseSeat({ name, email });
    return [sent, seatProblems(sent, null)];
  },
  domainContact: ({ name, phone, email, street }: Texts) => {
    const sent = normaliseContact({ name, organisation: name, address: street, phone, email });
    return [sent, validateContact(sent)];
  },
  receiver: ({ name, phone, street }: Texts) => {
    const sent = normaliseReceiver({ name, phone, street });
    return [sent, findInvalidField(sent)];
  },
  profile: ({ name, street }: Texts) => {
    const sent = normalisePerson({
      fullName: name,
      address: street,
      gender: null,
      birthDate: null,
      identityNumber: '',
      personalTitle: '',
    });
    return [sent, validatePerson(sent, today)];
  },
  quotation: ({ name, email }: Texts) => [
    normaliseQuotationRecipient({ sender: name, email }),
    validateQuotationRecipient({ sender: name, email }),
  ],
  address: ({ name, phone, street }: Texts) => {
    const sent = normaliseAddress({ name, phone, street, provinceCode: '1', wardCode: '2', isDefault: false });
    return [sent, validateAddress(sent, places)];
  },
  orderLink: ({ email }: Texts) => [
    normaliseOrderLink({ orderNumber: 'DH1', email }),
    validateOrderLinkFields({ orderNumber: 'DH1', email }),
  ],
};
const anyForm = fc.constantFrom(...Object.values(forms));

describe('every field of every form', () => {
  test('VAL-07 whatever noise stands in the texts, a form sends and reports the same', () =>
    fc.assert(
      fc.property(
        anyForm,
        fc.record({
          name: withNoise(right.name),
          phone: withNoise(right.phone),
          email: withNoise(right.email),
          street: withNoise(right.street),
        }),
        (form, typed) => {
          expect(form(typed)).toEqual(form(right));
        },
      ),
      { numRuns: 500 },
    ));

  test('VAL-07 phone numbers and addresses of full width are sent as the plain ones', () =>
    fc.assert(
      fc.property(anyForm, (form) => {
        const typed = { ...right, phone: fullWidth(`+84 ${right.phone.slice(1)}`), email: fullWidth(right.email) };
        expect(form(typed)).toEqual(form(right));
      }),
    ));

  test.each(['🍊🍊', '🍊 🍋', '123', '...', '-', '!?', '👩‍👩‍👧', '❤️', '０９１２', '①②', '№', '★★★'])(
    'VAL-03 %j is no name',
    (name) => {
      for (const { name: form, of } of [
        { name: 'checkout', of: forms.checkout },
        { name: 'registration', of: forms.registration },
        { name: 'completion', of: forms.completion },
        { name: 'consultation', of: forms.consultation },
        { name: 'review', of: forms.review },
        { name: 'seat', of: forms.seat },
        { name: 'contact', of: forms.domainContact },
        { name: 'profile', of: forms.profile },
        { name: 'address', of: forms.address },
      ])
        expect([form, JSON.stringify(of({ ...right, name }))]).toEqual([form, expect.stringContaining('name-letters')]);
      expect(JSON.stringify(forms.receiver({ ...right, name }))).toContain('"name"]');
    },
  );

  test.each([
    '\u200b',
    '\u00ad\u115f',
    '\u202e\u2066',
    '\u3164',
    '\ufeff \u00a0',
    '\u2800',
    '\u200d\ufe0f',
    '\0',
    '\t',
    '\ud800',
  ])('VAL-03 %j is missing', (name) => {
    for (const form of [forms.checkout, forms.registration, forms.consultation, forms.review, forms.seat])
      expect(JSON.stringify(form({ ...right, name }))).toContain('required');
  });

  test.each(['Lê', 'O', '李小龍', 'Ng. V. An', "O'Neil", '3M', 'Công ty 247', 'Ánh 🍊', 'Ａn', 'Ðặng'])(
    'VAL-03 %j is a name',
    (name) => {
      expect(forms.checkout({ ...right, name })).toEqual({ name, phone: right.phone, email: right.email });
    },
  );
});

describe('numbers and codes', () => {
  test.each([
    ...['2/9/1990', '02/09/1990', '2-9-1990', '2.9.1990', '2 – 9 – 1990', '02 09 1990', '1990/9/2', '1990.09.02'],
    ...['1990-9-2', 'ngày 2 tháng 9 năm 1990', '2 tháng 9 năm 1990', '２/９/１９９０', '2\u200b/9/1990', '1990-09-02'],
    ...['2 tháng 9, 1990', 'Ngày 02/09/1990', '2 thang 9 nam 1990'],
  ])('ACC-09 %j is the 2nd of September 1990', (typed) => {
    const day = normalBirthDate(typed);
    expect(day).toBe('1990-09-02');
    expect(normalBirthDate(day ?? '')).toBe(day);
    expect(birthDate(today)(day ?? '')).toBeNull();
  });

  test.each(['31/2/1990', '29/2/2025', '2/13/1990', '02091990', '2/9/90', '2/9', '1990', 'hai tháng chín', '0/1/1990'])(
    'ACC-09 %j is no day of birth',
    (typed) => {
      expect(birthDate(today)(normalBirthDate(typed) ?? '')).toBe('birth-date');
    },
  );

  test.each([
    ...['079091004218', '079 091 004 218', '079-091-004-218', 'CCCD: 079091004218', 'CCCD số 079091004218'],
    ...['Số CCCD 079 091 004 218', 'căn cước công dân: 079091004218', "'079091004218", '０７９０９１００４２１８'],
    ...['Số định danh: 079.091.004.218', '"079091004218"'],
  ])('ACC-09 %j is the identity number 079091004218', (typed) => {
    expect(normaliseIdentityNumber(typed)).toBe('079091004218');
  });

  test.each([
    '0100109106-001',
    '0100109106–001',
    '0100109106 − 001',
    '0100109106001',
    '0100 109 106 001',
    '\u200b0100109106\u2011001',
    fullWidth('0100109106-001'),
    'MST: 0100109106-001',
    'mst 0100109106-001',
    'Mã số thuế: 0100109106-001',
    'MST.0100109106/001',
    "'0100109106-001",
    '"0100109106-001"',
    '0100-109-106-001',
    '0100109106_001',
    '0100109106-001.',
    'Tax code: 0100109106-001',
    'MST – 0100109106-001',
  ])('VAL-07 the tax code of %j is one', (typed) => {
    expect([normaliseTaxCode(typed), isTaxCode(typed)]).toEqual(['0100109106-001', true]);
  });

  test.each([
    ['0100 109 106', '0100109106'],
    ['0100-109-106', '0100109106'],
    ['MST:0100109106', '0100109106'],
    ['079-091-004-218', '079091004218'],
    ['079.091.004.218', '079091004218'],
    ['0100109106-01', '0100109106-01'],
    ['0100109106 - 1', '0100109106-1'],
    ['MSTEST', 'MSTEST'],
  ])('VAL-07 the tax code of %j is %s, and no digit of a slip joins it', (typed, code) => {
    expect(normaliseTaxCode(typed)).toBe(code);
    expect(normaliseTaxCode(code)).toBe(code);
    expect(isTaxCode('0100109106-01')).toBe(false);
  });

  test.each(['123 456', '123-456', '123–456', '\u200b123456', '１２３４５６', '(123) 456', '123.456', '12\u00ad3456'])(
    'VAL-06 %j is the code 123456',
    (typed) => {
      expect(normaliseCode(typed)).toBe('123456');
    },
  );

  test.each([
    'CHAO10',
    'chao10',
    'ＣＨＡＯ１０',
    'CHAO\u200b10',
    'CHAO–10',
    ' chao 10 ',
    '\ufeffCHAO10',
    '«CHAO10»',
    'CHAO\u00a010',
    'CHAO\u202e10',
    'CHÁO10',
    'chào10',
    'CHÀO10'.normalize('NFD'),
    'Chảo-10',
    'ＣＨÀＯ１０',
  ])('VOU-01 %j is the voucher CHAO10', (typed) => {
    expect(normaliseVoucherCode(typed)).toBe('CHAO10');
  });

  test.each([
    ['ĐÓN2026', 'DON2026'],
    ['đón 2026', 'DON2026'],
    ['Ðón2026', 'DON2026'],
    ['TẾT26', 'TET26'],
    ['giảm-giá', 'GIAMGIA'],
    ['ƯU ĐÃI 5', 'UUDAI5'],
  ])('VOU-01 %j is the voucher %s, whatever accents a keyboard set', (typed, code) => {
    expect(normaliseVoucherCode(typed)).toBe(code);
  });

  test.each(['🍊', '12345', '★', '-', '...', '👩'])(
    'VAL-03 %j is neither a bank nor the holder of an account',
    (text) => {
      const account = { bank: 'VCB', number: '0123456789', holder: 'NGUYEN THI MAY' };
      for (const field of ['bank', 'holder'])
        expect(parseBankAccount({ ...account, [field]: text })).toEqual({
          ok: false,
          failure: { [field]: 'name-letters' },
        });
    },
  );

  test.each(['0123 456 789', '0123–456–789', '０１２３４５６７８９', '\u200b0123.456.789', '0123\u00a0456\u00a0789'])(
    'VAL-07 %j is the account 0123456789',
    (number) => {
      expect(parseBankAccount({ bank: ' VCB\u200b ', number, holder: 'NGUYEN\u00a0 THI MAY' })).toEqual({
        ok: true,
        value: { bank: 'VCB', number: '0123456789', holder: 'NGUYEN THI MAY' },
      });
    },
  );
});
