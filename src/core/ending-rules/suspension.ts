/** An unpaid instalment, a term that was not renewed, or a decision of the staff. */
export const suspensionCauses = ['term', 'instalment', 'staff'] as const;
export type SuspensionCause = (typeof suspensionCauses)[number];

/** Why a service does not run. */
export type Suspension = {
  readonly cause: SuspensionCause;
  /** In the words of the staff; otherwise empty. */
  readonly reason: string;
};
