/** Fields of the wire's answer to a log-in, always empty: customers have no rights in the organisation. */
export const emptyRights = {
  readyV2: true,
  lastVerified: null,
  level: null,
  orgPermissionsMap: {},
  orgPositionsMap: {},
  orgRolesMap: {},
};
