/** Time, randomness, waiting and logging reach the core through these ports only. */

export type Clock = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
};

export type Random = {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  readonly id: () => string;
  /** A whole number with least ≤ result ≤ most. */
  readonly between: (least: number, most: number) => number;
};

export type Delay = {
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type Deadline = {
  /** What a call answers, or `late` where it has not after so many milliseconds; what it says then is not heard. */
  readonly within: <Value>(milliseconds: number, call: Promise<Value>) => Promise<Value | 'late'>;
};

export type Log = {
  /** Something failed and the page goes on. `event` is a fixed phrase, `facts` hold no personal data. */
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
};
