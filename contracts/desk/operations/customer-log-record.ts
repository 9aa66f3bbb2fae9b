/** A row of the security log of customers; `at` in ms since 1970 UTC. Digests are shown short, to tell two apart. */
export type CustomerLogRow = {
  readonly id: string;
  readonly at: number;
  readonly event: string;
  readonly result: string;
  /** Code of a refusal; '' for none. */
  readonly failure: string;
  readonly times: number;
  /** Id of the customer; '' when unknown. */
  readonly customerId: string;
  /** Of the typed login name. */
  readonly name: string;
  readonly network: string;
  readonly session: string;
};
