import { addCompared } from '#core/catalogue/comparison/compare.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { publishCompared } from './compared.ts';

/** Reads the stored list first, because another tab may have changed it. [CAT-08] */
export const addToComparison = (choices: VisitorChoices, slug: string): void => {
  const before = choices.comparedSlugs();
  const next = addCompared(before, slug);
  if (next !== null) choices.saveComparedSlugs(next);
  publishCompared(next ?? before, next === null);
};

export const removeFromComparison = (choices: VisitorChoices, slugs: readonly string[]): void => {
  const left = choices.comparedSlugs().filter((each) => !slugs.includes(each));
  choices.saveComparedSlugs(left);
  publishCompared(left);
};
