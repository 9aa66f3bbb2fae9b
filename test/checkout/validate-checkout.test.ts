import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import { normaliseCheckoutFields, validateCheckout } from '#core/checkout/validate-checkout.ts';
import { expectFailure, expectOk } from '#test/kit/fakes/shop.ts';

const places = {
  provinces: [{ code: '01', name: 'Thành phố Hà Nội' }],
  wards: [{ code: '00004', name: 'Phường Ba Đình' }],
};
const validFields: CheckoutFields = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
  address: { provinceCode: '01', wardCode: '00004', street: '12 Hàng Bông' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
};
const company = {
  name: 'Công ty Mây',
  taxCode: '0100109106',
  address: '1 Tràng Tiền, Hà Nội',
  email: 'ketoan@example.com',
};
const problems = (fields: CheckoutFields) => expectFailure(validateCheckout(fields, places)).fields;
const anyFields: fc.Arbitrary<CheckoutFields> = fc.record({
  contact: fc.record({ name: fc.string(), phone: fc.string(), email: fc.string() }),
  address: fc.record({ provinceCode: fc.string(), wardCode: fc.string(), street: fc.string() }),
  invoiceFor: fc.constantFrom('person', 'company'),
  company: fc.record({ name: fc.string(), taxCode: fc.string(), address: fc.string(), email: fc.string() }),
  note: fc.string(),
  methodCode: fc.string(),
});

describe('the checkout form', () => {
  test('valid input passes, and the order gets the names of province and ward', () => {
    expect(expectOk(validateCheckout(validFields, places))).toMatchObject({
      address: { provinceName: 'Thành phố Hà Nội', wardName: 'Phường Ba Đình' },
      invoiceRequest: null,
    });
  });

  test('VAL-03 every missing field is reported', () => {
    const empty = {
      ...validFields,
      contact: { name: '', phone: ' ', email: '' },
      address: { provinceCode: '', wardCode: '', street: '' },
      methodCode: '',
    };
    const missing = [
      'contact.name',
      'contact.phone',
      'contact.email',
      'address.provinceCode',
      'address.wardCode',
      'address.street',
      'methodCode',
    ];
    expect(problems(empty)).toEqual(Object.fromEntries(missing.map((name) => [name, 'required'])));
  });

  test('VAL-04 VAL-05 an invalid phone and an invalid e-mail are reported', () => {
    const fields = { ...validFields, contact: { ...validFields.contact, phone: '12345', email: 'may' } };
    expect(problems(fields)).toEqual({ 'contact.phone': 'phone', 'contact.email': 'email' });
  });

  test('VAL-07 stored values are normalised: an international phone number, blanks, the other Unicode form', () => {
    const typed = {
      ...validFields,
      contact: { name: ` ${'Mây'.normalize('NFD')}   Thị `, phone: '+84 912.345 678', email: ' may@example.com ' },
    };
    expect(expectOk(validateCheckout(typed, places)).contact).toEqual({
      name: 'Mây Thị',
      phone: '0912345678',
      email: 'may@example.com',
    });
  });

  test('VAL-07 normalising the form is idempotent', () =>
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(normaliseCheckoutFields(normaliseCheckoutFields(fields))).toEqual(normaliseCheckoutFields(fields));
      }),
    ));

  test('ERR-06 any input is accepted or has named problems, and validation never throws', () =>
    fc.assert(
      fc.property(anyFields, (fields) => {
        const answer = validateCheckout(fields, places);
        if (!answer.ok) expect(Object.keys(answer.failure.fields).length).toBeGreaterThan(0);
      }),
    ));

  test('a province or ward that the form does not offer is rejected', () => {
    expect(problems({ ...validFields, address: { ...validFields.address, wardCode: '99999' } })).toEqual({
      'address.wardCode': 'choice',
    });
  });

  test('VAL-03 an order that asks for no address accepts any, keeps none, and has otherwise the same problems', () =>
    fc.assert(
      fc.property(anyFields, fc.boolean(), (any, isValid) => {
        const fields = isValid ? { ...validFields, address: any.address } : any;
        const answer = validateCheckout(fields, null);
        if (answer.ok) expect(answer.value.address).toBe(null);
        const asked = validateCheckout(fields, places);
        const named = (judged: typeof answer) => (judged.ok ? {} : judged.failure.fields);
        const others = Object.entries(named(asked)).filter(([name]) => !name.startsWith('address.'));
        expect(named(answer)).toEqual(Object.fromEntries(others));
      }),
    ));

  test('a company fills in three fields, and its tax code needs a valid check digit', () => {
    expect(
      expectOk(validateCheckout({ ...validFields, invoiceFor: 'company', company }, places)).invoiceRequest,
    ).toEqual({
      company: company.name,
      taxCode: company.taxCode,
      address: company.address,
      email: company.email,
    });
    expect(problems({ ...validFields, invoiceFor: 'company', company: { ...company, taxCode: '0100109107' } })).toEqual(
      {
        'company.taxCode': 'tax-code',
      },
    );
    expect(Object.keys(problems({ ...validFields, invoiceFor: 'company' }))).toHaveLength(3);
  });

  test('a company without an e-mail of its own gets the invoice at the e-mail of the contact', () => {
    const fields = { ...validFields, invoiceFor: 'company' as const, company: { ...company, email: ' ' } };
    expect(expectOk(validateCheckout(fields, places)).invoiceRequest?.email).toBe(validFields.contact.email);
    expect(problems({ ...fields, company: { ...company, email: 'kt' } })).toEqual({ 'company.email': 'email' });
  });

  test('PAY-04 a look-up without JavaScript orders nothing: the company is to be checked first', () => {
    const fields = { ...validFields, invoiceFor: 'company' as const, company, looksUpCompany: true };
    expect(problems(fields)).toEqual({ 'company.name': 'company-to-check' });
    expect(problems({ ...fields, company: { ...company, taxCode: '1' } })).toEqual({ 'company.taxCode': 'tax-code' });
    expect(validateCheckout({ ...fields, invoiceFor: 'person' }, places).ok).toBe(true);
  });

  test("a person's incomplete company fields are ignored", () => {
    expect(validateCheckout({ ...validFields, company: { ...company, taxCode: 'x' } }, places).ok).toBe(true);
  });

  test('texts beyond the limits of the service are too long', () => {
    expect(
      problems({
        ...validFields,
        note: 'a'.repeat(1_001),
        address: { ...validFields.address, street: 'b'.repeat(201) },
      }),
    ).toEqual({
      note: 'too-long',
      'address.street': 'too-long',
    });
  });
});
