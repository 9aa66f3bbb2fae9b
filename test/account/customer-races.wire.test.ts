import { expect, test } from 'vitest';
import { restAddressBook } from '#adapters/rest/address-book.ts';
import type { AddressInput } from '#core/account/account.ts';
import { idempotencyKey, partyId } from '#core/shared/ids.ts';
import { eachRealBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { expectRejected, unwrap } from '#test/orders/order-world.ts';

const address: AddressInput = {
  name: 'Trần Thị Bích',
  phone: '0912345678',
  street: '12 Lý Thường Kiệt',
  provinceCode: '01',
  wardCode: '00070',
  isDefault: true,
};
let presses = 0;
const press = () => idempotencyKey(`race-${Date.now()}-${++presses}-${Math.random()}`);

/** Races on a real PostgreSQL; each comment says what happened with the guard removed. */
eachRealBackend('address books', (backend) => {
  const owner = async () => {
    const { token, partyId: party } = await freshLogin(backend);
    return { book: restAddressBook(wireClient(backend, '', token)), party: partyId(party) };
  };

  test('SDK-03 of ten simultaneous additions to a book of fifteen addresses, five succeed, and one address is the default', async () => {
    // Without the lock on the owner's party each call counts fifteen, and all ten succeed or violate the default index.
    const { book, party } = await owner();
    for (let at = 0; at < 15; at += 1) unwrap(await book.create(party, { ...address, isDefault: false }, press()));
    const answers = await Promise.all(Array.from({ length: 10 }, () => book.create(party, address, press())));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
    for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'too-many-lines');
    const list = unwrap(await book.list(party));
    expect(list).toHaveLength(20);
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('SDK-03 simultaneous removals and changes of the default leave exactly one default', async () => {
    // Without the lock on the owner's party a removal picks a new default while another address becomes the default.
    for (let round = 0; round < 5; round += 1) {
      const { book, party } = await owner();
      const made = [];
      for (let at = 0; at < 6; at += 1) made.push(unwrap(await book.create(party, address, press())));
      const work = made.map(({ id }, at) => (at % 2 === 0 ? book.remove(party, id) : book.update(party, id, address)));
      for (const answer of await Promise.all(work)) unwrap<unknown>(answer);
      const list = unwrap(await book.list(party));
      expect(list.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    }
  });

  test('SDK-03 the index alone rejects a second default', async () => {
    // Writes directly to the database. Without receivers_one_default_per_owner the statement succeeds.
    const { book, party } = await owner();
    unwrap(await book.create(party, address, press()));
    const other = unwrap(await book.create(party, { ...address, isDefault: false }, press()));
    await expect(runSql(backend, `update receivers set is_default = true where id = '${other.id}'`)).rejects.toThrow();
  });
});
