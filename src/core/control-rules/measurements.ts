/** Bytes; `total` is null where nothing limits it, or nobody says so. */
export type Filling = { readonly used: number; readonly total: number | null };

/** What the engine of a service reports; each is null where it does not know, as of a machine that does not run. */
export type Measurements = {
  /** When it was read, ms since 1970 UTC. */
  readonly at: number;
  /** Share of all processors that was busy while it was read, 0 to 1. */
  readonly processor: number | null;
  readonly memory: Filling | null;
  readonly disk: Filling | null;
  /** Bytes since the machine was started. */
  readonly network: { readonly received: number; readonly sent: number } | null;
};

const isAmount = (given: number): boolean => Number.isSafeInteger(given) && given >= 0;
const isFilling = (given: Filling | null): boolean =>
  given === null || (isAmount(given.used) && (given.total === null || (isAmount(given.total) && given.total > 0)));

/** Whether these can be of a machine, whoever reports them. */
export const areMeasurements = ({ at, processor, memory, disk, network }: Measurements): boolean =>
  isAmount(at) &&
  (processor === null || (processor >= 0 && processor <= 1)) &&
  isFilling(memory) &&
  isFilling(disk) &&
  (network === null || (isAmount(network.received) && isAmount(network.sent)));
