import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Rejection } from '#core/shared/failure.ts';
import { addressId } from '#core/shared/ids.ts';
import { normalisePerson, type PersonChange, validatePerson } from '#core/shared/people/person-rules.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { always, denied, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { fieldsOf, saveReceiver } from './own-data.ts';

const someone: PersonChange = {
  fullName: 'Nguyễn Minh Anh',
  address: '',
  gender: 'FEMALE',
  birthDate: '1991-05-12',
  identityNumber: '079091004218',
  personalTitle: 'Chị',
};
const profile = (shop: Shop, change: Partial<PersonChange>) =>
  shop.useCases.updateProfile({ ...someone, ...change, idempotencyKey: freshIdempotencyKey() });

test('ACC-09 V16.5.2 the e-mail address or phone number that the account has is refused at its field', async () => {
  const shop = await customerShop();
  const [user] = shop.world.state.users.values();
  for (const [field, contact] of [
    ['email', user?.email ?? ''],
    ['phone', user?.phone ?? ''],
  ] as const) {
    expect(contact).not.toBe('');
    const refused = await shop.useCases.requestContactChange({ field, contact, idempotencyKey: freshIdempotencyKey() });
    expect(fieldsOf(refused)).toEqual({ contact: 'contact-unchanged' });
  }
});

describe('only the customer can access their own data', () => {
  test('GRD-01 ACC-09 every query and command returns login-required for a guest and requests no token', async () => {
    const shop = openShop();
    const { useCases } = shop;
    const idempotencyKey = freshIdempotencyKey();
    const id = addressId('1');
    const asked: readonly Result<unknown, ShopFailure>[] = await Promise.all([
      useCases.loadAccount({}),
      useCases.loadProfile({}),
      useCases.loadSecurity({}),
      useCases.loadAddresses({}),
      useCases.listOrders({ keyword: null, status: null, page: 1 }),
      useCases.listInvoices({ page: 1 }),
      useCases.loadServices({ filter: 'all', keyword: null }),
      profile(shop, {}),
      saveReceiver(shop),
      useCases.setDefaultAddress({ id, idempotencyKey }),
      useCases.deleteAddress({ id, idempotencyKey }),
      useCases.setAvatar({ image: 'iVBORw0KGgo=', idempotencyKey }),
      useCases.changePassword({ old: 'a', password: 'Thue-May-2026', repeat: 'Thue-May-2026', idempotencyKey }),
      useCases.endSession({ id: '1', idempotencyKey }),
      useCases.endOtherSessions({ idempotencyKey }),
      useCases.startPasskey({ idempotencyKey }),
      useCases.addPasskey({ challengeId: '1', response: {}, name: 'Máy', idempotencyKey }),
      useCases.removePasskey({ id: '1', idempotencyKey }),
      useCases.startTotp({ idempotencyKey }),
      useCases.confirmTotp({ code: '123456', idempotencyKey }),
      useCases.removeTotp({ code: '123456', idempotencyKey }),
    ]);
    expect(asked.map(kindOf)).toEqual(asked.map(() => 'login-required'));
    expect(shop.browser.anonymous).toBeNull();
  });

  test('GRD-01 a session that ends between two calls returns login-required, not «denied»', async () => {
    const shop = await customerShop({
      change: ({ profiles, addressBook }) => ({
        profiles: withFaults(profiles, always(denied, 'person')),
        addressBook: withFaults(addressBook, always(denied, 'list', 'create')),
      }),
    });
    expect(kindOf(await shop.useCases.loadAccount({}))).toBe('login-required');
    expect(kindOf(await shop.useCases.loadAddresses({}))).toBe('login-required');
    expect(kindOf(await saveReceiver(shop))).toBe('login-required');
  });
});

describe('the account', () => {
  test('ROUTE-29 ROUTE-30 ENT-11 loadAccount returns the person, their login and their counts', async () => {
    const view = expectOk(await (await customerShop()).useCases.loadAccount({}));
    expect(view).toMatchObject({ company: null, counts: { services: 0, orders: 0, favourites: 0 } });
    expect(view.person.fullName).not.toBe('');
    expect([view.person.email, view.person.phone]).toContain(view.username);
  });

  test('ROUTE-29 a count that cannot be loaded is null; a person that cannot be loaded fails the query', async () => {
    const down = always(unreachable, 'list', 'company');
    const shop = await customerShop({
      change: ({ services, history, favourites, profiles }) => ({
        services: withFaults(services, down),
        history: withFaults(history, down),
        favourites: withFaults(favourites, down),
        profiles: withFaults(profiles, down),
      }),
    });
    expect(expectOk(await shop.useCases.loadAccount({}))).toMatchObject({
      company: null,
      counts: { services: null, orders: null, favourites: null },
    });
    const gone = await customerShop({
      change: ({ profiles }) => ({ profiles: withFaults(profiles, always(unreachable, 'person')) }),
    });
    expect(kindOf(await gone.useCases.loadAccount({}))).toBe('unreachable');
  });

  test('GQL-08 ACC-09 loadColleges returns the colleges of a province, or an empty list when it has none', async () => {
    const { useCases, ports } = openShop();
    const [first] = expectOk(await useCases.loadColleges({ province: '01' }));
    expect(first).toMatchObject({ provinceId: '01' });
    expect(expectOk(await useCases.loadColleges({ province: 'nowhere' }))).toEqual([]);
    expect(
      kindOf(
        await openShop({
          change: () => ({ profiles: { ...ports.profiles, colleges: async () => fail({ kind: 'unreachable' }) } }),
        }).useCases.loadColleges({ province: '01' }),
      ),
    ).toBe('unreachable');
  });
});

describe('the profile', () => {
  test('ACC-09 SDK-03 saving stores normalised values; phone and e-mail stay', async () => {
    const shop = await customerShop();
    const before = expectOk(await shop.useCases.loadAccount({})).person;
    const typed = {
      fullName: '  Nguyễn   Minh Anh ',
      birthDate: '12/05/1991',
      identityNumber: '079 091 004 218',
    };
    expect(expectOk(await profile(shop, typed))).toMatchObject({
      notice: 'profile-saved',
      goTo: '/quan-ly-tai-khoan/thong-tin',
    });
    const after = expectOk(await shop.useCases.loadAccount({})).person;
    expect(after).toMatchObject({
      fullName: 'Nguyễn Minh Anh',
      birthDate: '1991-05-12',
      identityNumber: '•••••••••218',
      gender: 'FEMALE',
    });
    expect(expectOk(await shop.useCases.loadProfile({})).identityNumber).toBe('079091004218');
    expect(after.email).toBe(before.email);
  });

  test('ACC-09 VAL-03 every field is validated before anything is sent', async () => {
    const shop = await customerShop();
    const wrong = {
      fullName: ' ',
      birthDate: '2026-02-30',
      identityNumber: '12',
      address: 'x'.repeat(300),
      personalTitle: 'x'.repeat(60),
    };
    expect(fieldsOf(await profile(shop, wrong))).toEqual({
      fullName: 'required',
      birthDate: 'birth-date',
      identityNumber: 'identity-number',
      address: 'too-long',
      personalTitle: 'too-long',
    });
  });

  test('ACC-09 a birth date must be a past day within the last 120 years', () => {
    const today = { year: 2026, month: 10, day: 5 };
    const problemOf = (birthDate: string) =>
      validatePerson(normalisePerson({ ...someone, birthDate }), today).birthDate;
    for (const right of ['2026-10-05', '1906-01-01', '2024-02-29', '29/2/2024'])
      expect(problemOf(right)).toBeUndefined();
    for (const wrong of ['2026-10-06', '1905-12-31', '2025-02-29', '2026-13-01', 'hôm qua', '1991-00-10', '12/05/91'])
      expect(problemOf(wrong)).toBe('birth-date');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1906-01-01'), max: new Date('2026-10-05'), noInvalidDate: true }),
        (date) => {
          expect(problemOf(date.toISOString().slice(0, 10))).toBeUndefined();
        },
      ),
    );
  });

  test('ACC-09 profile normalisation is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (fullName, address, birthDate) => {
        const once = normalisePerson({ ...someone, fullName, address, birthDate });
        expect(normalisePerson(once)).toEqual(once);
      }),
    );
  });

  test('SDK-03 an invalid or oversized avatar is rejected before it is sent; a rejection by the service is reported at the field', async () => {
    const shop = await customerShop();
    const set = (image: string) => shop.useCases.setAvatar({ image, idempotencyKey: freshIdempotencyKey() });
    expect(fieldsOf(await set(''))).toEqual({ image: 'file-missing' });
    for (const image of ['PHN2Zz48L3N2Zz4=', 'iVBORw0KGgo\u0000'])
      expect(fieldsOf(await set(image))).toEqual({ image: 'image' });
    expect(expectFailure(await set(`/9j/${'A'.repeat(1_500_000)}`))).toEqual({ kind: 'picture-refused', why: 'bytes' });
    expect(expectOk(await set('/9j/4AAQSkZJRg=='))).toMatchObject({ notice: 'avatar-saved' });
    expect(expectOk(await shop.useCases.loadAccount({})).person.avatarPath).not.toBeNull();
    const refusalOf = async (detail?: Rejection) => {
      const refusal = rejected('bad-image', detail);
      const refusing = await customerShop({
        change: ({ profiles }) => ({ profiles: withFaults(profiles, always(refusal, 'setAvatar')) }),
      });
      const command = { image: '/9j/4AAQSkZJRg==', idempotencyKey: freshIdempotencyKey() };
      return expectFailure(await refusing.useCases.setAvatar(command));
    };
    expect(await refusalOf({ problem: 'format' })).toEqual({ kind: 'invalid-fields', fields: { image: 'image' } });
    for (const why of ['bytes', 'pixels', 'unreadable'])
      expect(await refusalOf({ problem: why })).toEqual({ kind: 'picture-refused', why });
    for (const detail of [undefined, {}, { problem: 'too sad' }])
      expect(await refusalOf(detail)).toEqual({ kind: 'picture-refused', why: 'unreadable' });
  });
});
