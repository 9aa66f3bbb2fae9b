import { withCompared } from '#core/catalogue/compare.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { tellCompared } from './compared.ts';

/** Puts a product to those that are compared; read again first, because another tab may have chosen too. [CAT-08] */
export const pressCompare = (choices: VisitorChoices, slug: string): void => {
  const before = choices.compared();
  const next = withCompared(before, slug);
  if (next !== null) choices.compare(next);
  tellCompared(next ?? before, next === null);
};

/** Takes products out of those that are compared. */
export const dropCompared = (choices: VisitorChoices, slugs: readonly string[]): void => {
  const left = choices.compared().filter((each) => !slugs.includes(each));
  choices.compare(left);
  tellCompared(left);
};
