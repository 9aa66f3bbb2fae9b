/** Why the policy gives nothing back. */
export const refundRefusals = [
  'not-running',
  'too-late',
  'licence-activated',
  'domain-registered',
  'shared-instalments',
  'nothing-left',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];
