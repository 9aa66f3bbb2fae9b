import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totpCodeAt } from '#adapters/memory/totp.ts';
import type { AddressInput, PersonChange } from '#core/account/account.ts';
import { problemsOfAddress } from '#core/account/validate-address.ts';
import { normalPerson, problemsOfPerson } from '#core/account/validate-person.ts';
import type { ShopFailure } from '#core/failures.ts';
import { addressId } from '#core/shared/ids.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { always, denied, faultAt, lostAnswer, rejected, unreachable, withFaults } from '#test/kit/faults.ts';
import { addCustomer, again, logInAs, PASSWORD } from '#test/kit/people.ts';
import { bad, good, kindOf, openShop, press, type Shop, type ShopOptions } from '#test/kit/shop.ts';

/** A browser in which a customer has logged in. */
const atHome = async (options: ShopOptions = {}): Promise<Shop> => {
  const { world, browser, useCases } = openShop();
  addCustomer(world);
  good(await logInAs({ useCases }));
  return openShop({ ...options, world, browser });
};
const fieldsOf = (result: Result<unknown, ShopFailure>) => {
  const failure = bad(result);
  return failure.kind === 'invalid-fields' ? failure.fields : { kind: failure.kind };
};
/** A receiver in places that the shop offers. */
const receiver = async ({ ports }: Shop, more: Partial<AddressInput> = {}): Promise<AddressInput> => {
  const [province] = good(await ports.places.provinces());
  const [ward] = good(await ports.places.wards(province?.code ?? ''));
  return {
    name: 'Nguyễn Thị Mây',
    phone: '0912345678',
    street: '12 Hàng Bông',
    provinceCode: province?.code ?? '',
    wardCode: ward?.code ?? '',
    isDefault: false,
    ...more,
  };
};
const save = async (shop: Shop, more: Partial<AddressInput> = {}, id: string | null = null, redirectUrl = '') =>
  shop.useCases.saveAddress({
    ...(await receiver(shop, more)),
    id: id === null ? null : addressId(id),
    redirectUrl,
    intent: press(),
  });
const book = async (shop: Shop) => good(await shop.useCases.addresses({})).addresses;

const someone: PersonChange = {
  fullName: 'Nguyễn Minh Anh',
  phone: '',
  email: '',
  address: '',
  gender: 'FEMALE',
  birthDate: '1991-05-12',
  identityNumber: '079091004218',
  personalTitle: 'Chị',
};
const profile = (shop: Shop, change: Partial<PersonChange>) =>
  shop.useCases.updateProfile({ ...someone, ...change, intent: press() });

describe('a customer’s own data is his alone', () => {
  test('GRD-01 ACC-09 every read and every command says login-required to a guest, and buys no token for it', async () => {
    const shop = openShop();
    const { useCases } = shop;
    const intent = press();
    const id = addressId('1');
    const asked: readonly Result<unknown, ShopFailure>[] = await Promise.all([
      useCases.account({}),
      useCases.security({}),
      useCases.addresses({}),
      useCases.orders({ keyword: null, status: null, page: 1 }),
      useCases.invoices({ page: 1 }),
      useCases.services({ filter: 'all', keyword: null }),
      profile(shop, {}),
      save(shop),
      useCases.setDefaultAddress({ id, intent }),
      useCases.deleteAddress({ id, intent }),
      useCases.setAvatar({ image: 'iVBORw0KGgo=', intent }),
      useCases.changePassword({ old: 'a', password: 'Thue-May-2026', repeat: 'Thue-May-2026', intent }),
      useCases.endSession({ id: '1', intent }),
      useCases.endOtherSessions({ intent }),
      useCases.startPasskey({ intent }),
      useCases.addPasskey({ challengeId: '1', response: {}, name: 'Máy', intent }),
      useCases.removePasskey({ id: '1', intent }),
      useCases.startTotp({ intent }),
      useCases.confirmTotp({ code: '123456', intent }),
      useCases.removeTotp({ code: '123456', intent }),
    ]);
    expect(asked.map(kindOf)).toEqual(asked.map(() => 'login-required'));
    expect(shop.browser.anonymous).toBeNull();
  });

  test('GRD-01 a session that ends between two calls is login-required, not «denied»', async () => {
    const shop = await atHome({
      change: ({ profiles, addressBook }) => ({
        profiles: withFaults(profiles, always(denied, 'person')),
        addressBook: withFaults(addressBook, always(denied, 'list', 'create')),
      }),
    });
    expect(kindOf(await shop.useCases.account({}))).toBe('login-required');
    expect(kindOf(await shop.useCases.addresses({}))).toBe('login-required');
    expect(kindOf(await save(shop))).toBe('login-required');
  });
});

describe('the account', () => {
  test('ROUTE-29 ROUTE-30 ENT-11 it tells the person, his log-in and how much he has', async () => {
    const view = good(await (await atHome()).useCases.account({}));
    expect(view).toMatchObject({ company: null, counts: { services: 0, orders: 0, favourites: 0 } });
    expect(view.person.fullName).not.toBe('');
    expect([view.person.email, view.person.phone]).toContain(view.username);
  });

  test('ROUTE-29 counts fail alone and are then null; the person must be there', async () => {
    const down = always(unreachable, 'list', 'company');
    const shop = await atHome({
      change: ({ services, history, favourites, profiles }) => ({
        services: withFaults(services, down),
        history: withFaults(history, down),
        favourites: withFaults(favourites, down),
        profiles: withFaults(profiles, down),
      }),
    });
    expect(good(await shop.useCases.account({}))).toMatchObject({
      company: null,
      counts: { services: null, orders: null, favourites: null },
    });
    const gone = await atHome({
      change: ({ profiles }) => ({ profiles: withFaults(profiles, always(unreachable, 'person')) }),
    });
    expect(kindOf(await gone.useCases.account({}))).toBe('unreachable');
  });

  test('GQL-08 ACC-09 colleges of a province, and of a province without any', async () => {
    const { useCases, ports } = openShop();
    const [first] = good(await useCases.colleges({ province: '01' }));
    expect(first).toMatchObject({ provinceId: '01' });
    expect(good(await useCases.colleges({ province: 'nowhere' }))).toEqual([]);
    expect(
      kindOf(
        await openShop({
          change: () => ({ profiles: { ...ports.profiles, colleges: async () => fail({ kind: 'unreachable' }) } }),
        }).useCases.colleges({ province: '01' }),
      ),
    ).toBe('unreachable');
  });
});

describe('the profile', () => {
  test('ACC-09 SDK-03 what was typed is kept, normalised; a phone or e-mail that stands is a log-in and stays', async () => {
    const shop = await atHome();
    const before = good(await shop.useCases.account({})).person;
    const typed = {
      fullName: '  Nguyễn   Minh Anh ',
      email: 'khac@example.vn',
      birthDate: '12/05/1991',
      identityNumber: '079 091 004 218',
    };
    expect(good(await profile(shop, typed))).toMatchObject({
      notice: 'profile-saved',
      goTo: '/quan-ly-tai-khoan/thong-tin',
    });
    const after = good(await shop.useCases.account({})).person;
    expect(after).toMatchObject({
      fullName: 'Nguyễn Minh Anh',
      birthDate: '1991-05-12',
      identityNumber: '079091004218',
      gender: 'FEMALE',
    });
    expect(after.email).toBe(before.email);
  });

  test('ACC-09 VAL-03 every field is judged before anything is sent', async () => {
    const shop = await atHome();
    const wrong = {
      fullName: ' ',
      phone: '123',
      email: 'x',
      birthDate: '2026-02-30',
      identityNumber: '12',
      address: 'x'.repeat(300),
      personalTitle: 'x'.repeat(60),
    };
    expect(fieldsOf(await profile(shop, wrong))).toEqual({
      fullName: 'required',
      phone: 'phone',
      email: 'email',
      birthDate: 'birth-date',
      identityNumber: 'identity-number',
      address: 'too-long',
      personalTitle: 'too-long',
    });
  });

  test('ACC-09 a birth date is a day that has been, in the last 120 years', () => {
    const today = { year: 2026, month: 10, day: 5 };
    const problemOf = (birthDate: string) => problemsOfPerson(normalPerson({ ...someone, birthDate }), today).birthDate;
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

  test('ACC-09 normalising twice is normalising once, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (fullName, phone, birthDate) => {
        const once = normalPerson({ ...someone, fullName, phone, birthDate });
        expect(normalPerson(once)).toEqual(once);
      }),
    );
  });

  test('SDK-03 an avatar that is no picture, or too large, is refused before it is sent; the service’s refusal is told at the field', async () => {
    const shop = await atHome();
    const set = (image: string) => shop.useCases.setAvatar({ image, intent: press() });
    for (const image of ['', 'PHN2Zz48L3N2Zz4=', 'iVBORw0KGgo\u0000', `/9j/${'A'.repeat(1_500_000)}`])
      expect(fieldsOf(await set(image))).toEqual({ image: 'image' });
    expect(good(await set('/9j/4AAQSkZJRg=='))).toMatchObject({ notice: 'avatar-saved' });
    expect(good(await shop.useCases.account({})).person.avatarPath).not.toBeNull();
    const refusing = await atHome({
      change: ({ profiles }) => ({ profiles: withFaults(profiles, always(rejected('bad-image'), 'setAvatar')) }),
    });
    expect(fieldsOf(await refusing.useCases.setAvatar({ image: '/9j/4AAQSkZJRg==', intent: press() }))).toEqual({
      image: 'image',
    });
  });
});

describe('the address book', () => {
  test('ACC-09 SDK-03 the first receiver is the default; another one can be, be changed, and go', async () => {
    const shop = await atHome();
    expect(good(await save(shop))).toMatchObject({ goTo: '/quan-ly-tai-khoan/dia-chi', notice: 'address-saved' });
    good(await save(shop, { name: 'Trần Văn Gió', phone: '+84 987.654.321' }));
    const [first, second] = await book(shop);
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
    const id = second?.id ?? addressId('');
    expect(second).toMatchObject({ name: 'Trần Văn Gió', phone: '0987654321' });
    expect(good(await shop.useCases.setDefaultAddress({ id, intent: press() }))).toMatchObject({
      notice: 'default-address-set',
    });
    expect((await book(shop))[0]?.id).toBe(id);
    good(await save(shop, { street: '3 Lê Lợi', isDefault: true }, id));
    expect((await book(shop))[0]).toMatchObject({ id, street: '3 Lê Lợi' });
    expect(good(await shop.useCases.deleteAddress({ id, intent: press() }))).toMatchObject({
      notice: 'address-deleted',
    });
    expect((await book(shop)).map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  test('ACC-09 every field is judged; a ward of another province, or one that is no more, is none of the list', async () => {
    const shop = await atHome();
    expect(fieldsOf(await save(shop, { name: '', phone: '12', street: '', provinceCode: '', wardCode: '' }))).toEqual({
      name: 'required',
      phone: 'phone',
      street: 'required',
      provinceCode: 'required',
      wardCode: 'required',
    });
    const [, other] = good(await shop.ports.places.provinces());
    expect(fieldsOf(await save(shop, { provinceCode: other?.code ?? '' }))).toEqual({ wardCode: 'choice' });
    expect(fieldsOf(await save(shop, { provinceCode: '99', wardCode: '00001' }))).toEqual({
      provinceCode: 'choice',
      wardCode: 'choice',
    });
    expect(await book(shop)).toEqual([]);
  });

  test('VAL-07 whatever is typed, a saved phone is ten digits and the texts are trimmed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, phone) => {
        const places = { provinces: [], wards: [] };
        const problems = problemsOfAddress(
          { name: name.trim(), phone, street: 'x', provinceCode: '', wardCode: '', isDefault: false },
          places,
        );
        if (problems.phone === undefined) expect(phone).toMatch(/^\d{10}$/);
      }),
    );
  });

  test('SDK-03 a lost answer makes no second receiver; a full book and a refused place have their own sentences', async () => {
    const shop = await atHome({
      change: ({ addressBook }) => ({ addressBook: withFaults(addressBook, faultAt('create', 1, lostAnswer)) }),
    });
    good(await save(shop));
    expect(await book(shop)).toHaveLength(1);
    const refusing = (code: string) =>
      atHome({
        change: ({ addressBook }) => ({
          addressBook: withFaults(addressBook, always(rejected(code, { most: 20 }), 'create')),
        }),
      });
    expect(bad(await save(await refusing('too-many-lines')))).toEqual({ kind: 'too-many-addresses', most: 20 });
    expect(fieldsOf(await save(await refusing('bad-input')))).toEqual({ wardCode: 'choice' });
  });

  test('ACC-09 another’s receiver can be neither changed nor made the default; after saving nobody is led off the site', async () => {
    const shop = await atHome();
    expect(kindOf(await save(shop, {}, 'another'))).toBe('not-found');
    expect(kindOf(await shop.useCases.setDefaultAddress({ id: addressId('another'), intent: press() }))).toBe(
      'not-found',
    );
    expect(good(await save(shop, {}, null, '/checkout')).goTo).toBe('/checkout');
    for (const redirectUrl of ['//evil.example', 'https://evil.example/x', 'javascript:alert(1)', ''])
      expect(good(await save(shop, {}, null, redirectUrl)).goTo).toBe('/quan-ly-tai-khoan/dia-chi');
  });

  test('SDK-06 without provinces the book still stands', async () => {
    const shop = await atHome({
      change: ({ places }) => ({ places: withFaults(places, always(unreachable, 'provinces')) }),
    });
    expect(good(await shop.useCases.addresses({}))).toEqual({ addresses: [], provinces: [] });
  });
});

describe('security', () => {
  const change = ({ useCases }: Shop, old: string, password: string, repeat = password) =>
    useCases.changePassword({ old, password, repeat, intent: press() });

  test('ACC-09 VAL-01 VAL-02 a password changes with the old one; other devices are logged out, this one stays', async () => {
    const shop = await atHome();
    const other = openShop({ world: shop.world });
    good(await logInAs(other));
    expect(good(await shop.useCases.security({})).sessions).toHaveLength(2);
    expect(fieldsOf(await change(shop, 'sai', 'Mot-Mat-Khau-Khac'))).toEqual({ old: 'password-wrong' });
    expect(fieldsOf(await change(shop, PASSWORD, '12345'))).toEqual({ password: 'password-short' });
    expect(fieldsOf(await change(shop, PASSWORD, '123456'))).toEqual({ password: 'password-common' });
    expect(fieldsOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac', 'Khac'))).toEqual({ repeat: 'password-repeat' });
    expect(good(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toMatchObject({ notice: 'password-changed' });
    expect(good(await shop.useCases.security({})).sessions).toHaveLength(1);
    expect(kindOf(await again(other).useCases.account({}))).toBe('login-required');
  });

  test('ACC-09 a password is sent once: after an unknown outcome the old one would be judged again', async () => {
    const shop = await atHome({
      change: ({ security }) => ({ security: withFaults(security, faultAt('changePassword', 1, lostAnswer)) }),
    });
    expect(kindOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toBe('unknown');
  });

  test('one device, or all others, can be logged out; what is over already is no failure', async () => {
    const shop = await atHome();
    for (const _ of [1, 2, 3]) good(await logInAs(openShop({ world: shop.world })));
    const { sessions } = good(await shop.useCases.security({}));
    const other = sessions.find(({ current }) => !current);
    for (const _ of [1, 2])
      expect(good(await shop.useCases.endSession({ id: other?.id ?? '', intent: press() }))).toMatchObject({
        notice: 'session-ended',
      });
    expect(good(await shop.useCases.endOtherSessions({ intent: press() }))).toMatchObject({
      notice: 'sessions-ended',
      notify: 2,
    });
    expect(good(await shop.useCases.security({})).sessions.map(({ current }) => current)).toEqual([true]);
  });

  test('a passkey is made on the device, named, and taken away; a challenge counts once', async () => {
    const shop = await atHome();
    const { useCases } = shop;
    const challenge = good(await useCases.startPasskey({ intent: press() }));
    const response = challenge.options;
    const add = (name: string) => useCases.addPasskey({ challengeId: challenge.id, response, name, intent: press() });
    expect(fieldsOf(await add(' '))).toEqual({ name: 'required' });
    expect(good(await add(' Điện thoại '))).toMatchObject({ notice: 'passkey-added' });
    expect(kindOf(await add('Lần nữa'))).toBe('link-expired');
    const [passkey] = good(await useCases.security({})).passkeys;
    expect(passkey?.name).toBe('Điện thoại');
    for (const _ of [1, 2])
      expect(good(await useCases.removePasskey({ id: passkey?.id ?? '', intent: press() }))).toMatchObject({
        notice: 'passkey-removed',
      });
  });

  test('VAL-06 the app’s first code turns the second factor on, a code or a recovery code turns it off', async () => {
    const shop = await atHome();
    const { useCases, world } = shop;
    good(await useCases.startTotp({ intent: press() }));
    const { totp } = good(await useCases.security({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    const confirm = (code: string) => useCases.confirmTotp({ code, intent: press() });
    expect(fieldsOf(await confirm('12345'))).toEqual({ code: 'code' });
    const right = totpCodeAt(totp.secret, world.state.now);
    expect(bad(await confirm(right === '000000' ? '000001' : '000000')).kind).toBe('code-wrong');
    expect(good(await confirm(`${right.slice(0, 3)} ${right.slice(3)}`))).toMatchObject({ notice: 'totp-on' });
    expect(good(await useCases.security({})).totp).toEqual({
      state: 'on',
      recoveryCodesLeft: totp.recoveryCodes.length,
    });
    expect(fieldsOf(await useCases.removeTotp({ code: ' ', intent: press() }))).toEqual({ code: 'required' });
    expect(good(await useCases.removeTotp({ code: ` ${totp.recoveryCodes[0]} `, intent: press() }))).toMatchObject({
      notice: 'totp-off',
    });
    expect(good(await useCases.security({})).totp).toEqual({ state: 'off' });
  });

  test('VAL-06 a code that counted while its answer was lost is not sent again', async () => {
    const shop = await atHome({
      change: ({ security }) => ({
        security: withFaults(security, (name, call) =>
          (name === 'confirmTotp' || name === 'removeTotp') && call === 1 ? lostAnswer : null,
        ),
      }),
    });
    const { useCases, world } = shop;
    good(await useCases.startTotp({ intent: press() }));
    const { totp } = good(await useCases.security({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    expect(
      good(await useCases.confirmTotp({ code: totpCodeAt(totp.secret, world.state.now), intent: press() })),
    ).toMatchObject({ notice: 'totp-on' });
    expect(good(await useCases.removeTotp({ code: totp.recoveryCodes[1] ?? '', intent: press() }))).toMatchObject({
      notice: 'totp-off',
    });
  });
});
