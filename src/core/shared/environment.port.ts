/** The core gets time, randomness, delays and logging only through these ports. */

export type Clock = {
  /** ms since 1970-01-01 UTC. */
  readonly now: () => number;
};

export type Random = {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  readonly id: () => string;
  /** An integer with least ≤ result ≤ most. */
  readonly between: (least: number, most: number) => number;
};

export type Delay = {
  /** Resolves after the given time in ms. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type Deadline = {
  /** The result of a call, or `late` after the given time in ms; a later result is ignored. */
  readonly within: <Value>(milliseconds: number, call: Promise<Value>) => Promise<Value | 'late'>;
};

export type Log = {
  /** Logs a handled failure. `event` is a fixed phrase; `facts` must not contain personal data. */
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
};
