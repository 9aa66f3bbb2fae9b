import { expect, test } from 'vitest';
import { seatsBought } from '#core/control-rules/seats.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf } from '#test/kit/fakes/shop.ts';

const press = () => ({ idempotencyKey: freshIdempotencyKey() });

const openPackage = async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'M365-BB', { quantity: 2, domain: 'congty-may.vn' });
  const plan = async () => expectOk(await shop.useCases.loadSeats({ id }));
  const assign = (seatName: string, seatEmail: string) =>
    shop.useCases.assignSeat({ id, seatName, seatEmail, ...press() });
  return { shop, id, plan, assign };
};

test('SVC-01 a package has as many free seats as users were bought and not assigned', async () => {
  const { shop, id, plan, assign } = await openPackage();
  expect(await plan()).toMatchObject({ bought: 2, free: 2, domain: 'congty-may.vn', seats: [] });
  expectOk(await assign('  Lê   An ', ' An@CongTy-May.vn '));
  expect(await plan()).toMatchObject({ free: 1, seats: [{ name: 'Lê An', email: 'an@congty-may.vn' }] });
  expectOk(await assign('Bình', 'binh@congty-may.vn'));
  expect(expectFailure(await assign('Chi', 'chi@congty-may.vn'))).toEqual({ kind: 'no-free-seat', most: 2 });
  expectOk(await shop.useCases.removeSeat({ id, email: 'an@congty-may.vn', ...press() }));
  expectOk(await assign('Chi', 'chi@congty-may.vn'));
  expect((await plan()).free).toBe(0);
});

test('SVC-01 a user needs a name and an address of the domain, once', async () => {
  const { plan, assign } = await openPackage();
  const fieldsOf = async (...given: Parameters<typeof assign>) => expectFailure(await assign(...given));
  expect(await fieldsOf('', '')).toEqual({
    kind: 'invalid-fields',
    fields: { seatName: 'required', seatEmail: 'required' },
  });
  expect(await fieldsOf('An', 'an@')).toEqual({ kind: 'invalid-fields', fields: { seatEmail: 'email' } });
  expect(await fieldsOf('An', 'an@khac.vn')).toEqual({ kind: 'invalid-fields', fields: { seatEmail: 'seat-domain' } });
  expectOk(await assign('An', 'an@congty-may.vn'));
  expect(await fieldsOf('An', 'AN@congty-may.vn')).toEqual({
    kind: 'invalid-fields',
    fields: { seatEmail: 'seat-assigned' },
  });
  expect((await plan()).seats).toHaveLength(1);
});

test('SVC-01 a service without users has no seats', async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'S3-100');
  expect(kindOf(await shop.useCases.loadSeats({ id }))).toBe('not-found');
});

test('SVC-01 what does not say how many users were bought has none', () => {
  expect(seatsBought({ resources: [] })).toBe(0);
  expect(seatsBought({ resources: [{ name: 'Người dùng', value: 'không giới hạn' }] })).toBe(0);
  expect(seatsBought({ resources: [{ name: 'Người dùng', value: '1.000' }] })).toBe(1_000);
});
