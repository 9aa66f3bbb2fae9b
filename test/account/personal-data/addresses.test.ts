import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateAddress } from '#core/account/profile/validate-address.ts';
import { addressId } from '#core/shared/ids.ts';
import { always, faultAt, lostAnswer, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, type Shop } from '#test/kit/fakes/shop.ts';
import { fieldsOf, saveReceiver } from './own-data.ts';

const book = async (shop: Shop) => expectOk(await shop.useCases.loadAddresses({})).addresses;

describe('the address book', () => {
  test('ACC-09 SDK-03 the first recipient is the default; a customer can change the default, edit a recipient and delete it', async () => {
    const shop = await customerShop();
    expect(expectOk(await saveReceiver(shop))).toMatchObject({
      goTo: '/quan-ly-tai-khoan/dia-chi',
      notice: 'address-saved',
    });
    expectOk(await saveReceiver(shop, { name: 'Trần Văn Gió', phone: '+84 987.654.321' }));
    const [first, second] = await book(shop);
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
    const id = second?.id ?? addressId('');
    expect(second).toMatchObject({ name: 'Trần Văn Gió', phone: '0987654321' });
    expect(
      expectOk(await shop.useCases.setDefaultAddress({ id, idempotencyKey: freshIdempotencyKey() })),
    ).toMatchObject({
      notice: 'default-address-set',
    });
    expect((await book(shop))[0]?.id).toBe(id);
    expectOk(await saveReceiver(shop, { street: '3 Lê Lợi', isDefault: true }, id));
    expect((await book(shop))[0]).toMatchObject({ id, street: '3 Lê Lợi' });
    expect(expectOk(await shop.useCases.deleteAddress({ id, idempotencyKey: freshIdempotencyKey() }))).toMatchObject({
      notice: 'address-deleted',
    });
    expect((await book(shop)).map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  test('ACC-09 every field is validated; a ward of another province or an abolished ward is rejected', async () => {
    const shop = await customerShop();
    expect(
      fieldsOf(await saveReceiver(shop, { name: '', phone: '12', street: '', provinceCode: '', wardCode: '' })),
    ).toEqual({
      name: 'required',
      phone: 'phone',
      street: 'required',
      provinceCode: 'required',
      wardCode: 'required',
    });
    const [, other] = expectOk(await shop.ports.administrativeUnits.provinces());
    expect(fieldsOf(await saveReceiver(shop, { provinceCode: other?.code ?? '' }))).toEqual({ wardCode: 'choice' });
    expect(fieldsOf(await saveReceiver(shop, { provinceCode: '99', wardCode: '00001' }))).toEqual({
      provinceCode: 'choice',
      wardCode: 'choice',
    });
    expect(await book(shop)).toEqual([]);
  });

  test('VAL-07 for any input, a saved phone has ten digits, and the texts are trimmed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, phone) => {
        const places = { provinces: [], wards: [] };
        const problems = validateAddress(
          { name: name.trim(), phone, street: 'x', provinceCode: '', wardCode: '', isDefault: false },
          places,
        );
        if (problems.phone === undefined) expect(phone).toMatch(/^\d{10}$/);
      }),
    );
  });

  test('SDK-03 a retry after a lost response adds no second recipient; a full book and a rejected ward have their own sentences', async () => {
    const shop = await customerShop({
      change: ({ addressBook }) => ({ addressBook: withFaults(addressBook, faultAt('create', 1, lostAnswer)) }),
    });
    expectOk(await saveReceiver(shop));
    expect(await book(shop)).toHaveLength(1);
    const refusing = (code: string) =>
      customerShop({
        change: ({ addressBook }) => ({
          addressBook: withFaults(addressBook, always(rejected(code, { most: 20 }), 'create')),
        }),
      });
    expect(expectFailure(await saveReceiver(await refusing('too-many-lines')))).toEqual({
      kind: 'too-many-addresses',
      most: 20,
    });
    expect(fieldsOf(await saveReceiver(await refusing('bad-input')))).toEqual({ wardCode: 'choice' });
  });

  test("ACC-09 another customer's recipient cannot be edited or made the default; saving never redirects to another site", async () => {
    const shop = await customerShop();
    expect(kindOf(await saveReceiver(shop, {}, 'another'))).toBe('not-found');
    expect(
      kindOf(
        await shop.useCases.setDefaultAddress({ id: addressId('another'), idempotencyKey: freshIdempotencyKey() }),
      ),
    ).toBe('not-found');
    expect(expectOk(await saveReceiver(shop, {}, null, '/checkout')).goTo).toBe('/checkout');
    for (const redirectUrl of ['//evil.example', 'https://evil.example/x', 'javascript:alert(1)', ''])
      expect(expectOk(await saveReceiver(shop, {}, null, redirectUrl)).goTo).toBe('/quan-ly-tai-khoan/dia-chi');
  });

  test('SDK-06 the address book still loads without provinces', async () => {
    const shop = await customerShop({
      change: ({ administrativeUnits }) => ({
        administrativeUnits: withFaults(administrativeUnits, always(unreachable, 'provinces')),
      }),
    });
    expect(expectOk(await shop.useCases.loadAddresses({}))).toEqual({ addresses: [], provinces: [] });
  });
});
