import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rightsFields, toRights } from '#adapters/replies/rights-reply.ts';
import { organisationId } from '#contracts/organisation.ts';

const reader = z.object(rightsFields);
const rightsOf = (wire: object) =>
  toRights(
    z.parse(reader, { readyV2: null, orgPermissionsMap: null, orgPositionsMap: null, orgRolesMap: null, ...wire }),
  );
const name = fc.string({ minLength: 1, maxLength: 10 });

test('ENT-01 names of the own organisation are read from each form of a map, and those of others are not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.uniqueArray(name), (own, others) => {
      const forms = [
        own,
        own.map((code) => ({ code })),
        own.map((id) => ({ id, name: 'Tên' })),
        own.map((each) => ({ name: each })),
        Object.fromEntries([...own.map((each) => [each, true]), ['KHÔNG', false]]),
      ];
      for (const form of forms) {
        const roles = rightsOf({ orgRolesMap: { KHAC: others, [organisationId]: form } }).roles;
        expect(new Set(roles)).toEqual(new Set(own));
      }
    }),
  );
});

test('ENT-01 whatever a service answers is read, and gives no right that it does not name', () => {
  const names = (wire: unknown) => rightsOf({ orgPermissionsMap: wire }).permissions;
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      expect(
        rightsOf({ readyV2: wire, orgPermissionsMap: wire, orgPositionsMap: wire, orgRolesMap: wire }),
      ).toBeDefined();
    }),
  );
  for (const none of [null, [], {}, 'ADMIN', { [organisationId]: 'ADMIN' }, { [organisationId]: [null, 1, ['x'], ''] }])
    expect(names(none)).toEqual([]);
});
