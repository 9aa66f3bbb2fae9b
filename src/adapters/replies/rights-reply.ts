import * as z from 'zod/mini';
import { organisationId } from '#contracts/organisation.ts';
import type { Rights } from '#core/session/rights.ts';
import { converted, filled, flagOr, listOf } from './schema.ts';

/** A name alone, or an object that has it as code, id or name. */
const namedEntry = z.union([
  filled,
  converted(z.object({ code: filled }), ({ code }) => code),
  converted(z.object({ id: filled }), ({ id }) => id),
  converted(z.object({ name: filled }), ({ name }) => name),
]);

/** Names by organisation: a list, or an object whose true entries count. Anything else gives no right. */
const namesOfOrganisation = converted(
  z.catch(z.record(z.string(), z.unknown()), {}),
  (byOrganisation): readonly string[] => {
    const own = byOrganisation[organisationId];
    const entries =
      typeof own === 'object' && own !== null && !Array.isArray(own)
        ? Object.entries(own).flatMap(([name, isGiven]) => (isGiven === true ? [name] : []))
        : own;
    return [...new Set(z.parse(listOf(namedEntry), entries))];
  },
);

/** Of the own organisation only. [ENT-01] */
export const rightsFields = {
  readyV2: flagOr(false),
  orgPermissionsMap: namesOfOrganisation,
  orgPositionsMap: namesOfOrganisation,
  orgRolesMap: namesOfOrganisation,
};

export const toRights = (wire: {
  readonly readyV2: boolean;
  readonly orgPermissionsMap: readonly string[];
  readonly orgPositionsMap: readonly string[];
  readonly orgRolesMap: readonly string[];
}): Rights => ({
  isReady: wire.readyV2,
  permissions: wire.orgPermissionsMap,
  positions: wire.orgPositionsMap,
  roles: wire.orgRolesMap,
});
