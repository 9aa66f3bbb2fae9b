/** Fields of the wire's answer to a log-in that are the same for everybody: customers have no rights in the organisation. */
export const emptyRights = {
  readyV2: true,
  lastVerified: null,
  level: null,
  orgPermissionsMap: {},
  orgPositionsMap: {},
  orgRolesMap: {},
};
