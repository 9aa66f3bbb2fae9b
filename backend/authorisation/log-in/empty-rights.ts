/** Customers have no rights in the organisation. */
export const emptyRights = {
  readyV2: true,
  lastVerified: null,
  level: null,
  orgPermissionsMap: {},
  orgPositionsMap: {},
  orgRolesMap: {},
};
