/** The core gets time, randomness, delays and logs only through these ports. */

export type Clock = {
  /** ms since 1970 UTC. */
  readonly now: () => number;
};

export type Random = {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  readonly id: () => string;
  /** Both ends inclusive. */
  readonly between: (least: number, most: number) => number;
};

export type Delay = {
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type Deadline = {
  /** `late` after the given time in ms; a later result is ignored. */
  readonly within: <Value>(milliseconds: number, call: Promise<Value>) => Promise<Value | 'late'>;
};

export type Log = {
  /** `event` is a fixed phrase; `facts` must not contain personal data. */
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
};
