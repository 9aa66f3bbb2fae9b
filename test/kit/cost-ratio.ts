/** Rounds of a comparison; the cheapest round of each side counts, because others include foreign work. */
const ROUNDS = 4;
/** Processor time below it is not measurable, in ms. */
const MIN_MS = 1;

type Work = () => unknown;

/** Processor time of `worst` divided by that of `plain`, both measured in turn in the same run. [ASVS V15.2.2] */
export const costRatio = async ({ plain, worst }: { readonly plain: Work; readonly worst: Work }): Promise<number> => {
  const costs = { plain: Number.POSITIVE_INFINITY, worst: Number.POSITIVE_INFINITY };
  // The first round only compiles.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [cheap, dear] = [await costOf(plain), await costOf(worst)];
    if (round === 0) continue;
    costs.plain = Math.min(costs.plain, cheap);
    costs.worst = Math.min(costs.worst, dear);
  }
  return costs.worst / Math.max(MIN_MS, costs.plain);
};

/**
 * The most expensive of several inputs, compared with a plain one. Each is tried once, and what then exceeds `limit` is
 * measured again, so that foreign work is not counted.
 */
export const worstRatio = async <Input>(
  run: (input: Input) => unknown,
  { plain, worst, limit }: { readonly plain: Input; readonly worst: readonly Input[]; readonly limit: number },
): Promise<number> => {
  let highest = 0;
  await run(plain);
  const usual = Math.max(MIN_MS, Math.min(await costOf(() => run(plain)), await costOf(() => run(plain))));
  for (const input of worst) {
    const first = (await costOf(() => run(input))) / usual;
    const ratio = first < limit ? first : await costRatio({ plain: () => run(plain), worst: () => run(input) });
    highest = Math.max(highest, ratio);
  }
  return highest;
};

const costOf = async (work: Work): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
