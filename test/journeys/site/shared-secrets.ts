/** Secrets that all processes on one PostgreSQL must share. */
export const sharedSecrets = {
  GUEST_SIGNING_SECRET: 'journeys-signing-secret-0123456789abcdef',
  ANONYMOUS_TOKEN: 'journeys-anonymous-secret-0123456789abcdef',
  GATEWAY_SECRET: 'journeys-gateway-secret-0123456789abcdef',
  STAFF_TOKEN: 'journeys-staff-secret-0123456789abcdef',
  FLASH_SECRET: 'journeys-flash-secret-0123456789abcdef',
};
