type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A row of the staff log; `at` in ms since 1970 UTC. */
export type LogRecord = {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  /** Method and route. */
  readonly action: string;
  readonly path: string;
  readonly result: string;
  readonly before: Facts;
  readonly after: Facts;
};
