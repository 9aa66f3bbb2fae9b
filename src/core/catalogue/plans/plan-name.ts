/** A plan's title: the words of its family, empty without one, and what tells it from the others. */
export type PlanName = { readonly family: string; readonly size: string };

/** `family` and `size` with a space between are the title; the size is never empty. */
export const splitPlanName = (title: string, family: string): PlanName =>
  family !== '' && title.startsWith(`${family} `) && title.length > family.length + 1
    ? { family, size: title.slice(family.length + 1) }
    : { family: '', size: title };

/**
 * What the tiles of one line need not repeat: the line's name, or the words that all titles share. A number alone says
 * nothing, and a word of two syllables is not parted, so then they repeat it: «Mây 4».
 */
export const familyOf = (titles: readonly string[], line: string): string => {
  const shared = titles.every((title) => splitPlanName(title, line).family !== '') ? line : commonFamily(titles);
  const leavesNumber = titles.some((title) => /^\d+$/.test(splitPlanName(title, shared).size));
  return leavesNumber ? '' : shared;
};

/** The words with which all titles of at least two plans begin, at least one word before their ends; may be empty. */
export const commonFamily = (titles: readonly string[]): string => {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  if (others.length === 0) return '';
  const isShared = (at: number): boolean => others.every((words) => at < words.length - 1 && words[at] === first[at]);
  const end = first.slice(0, -1).findIndex((_, at) => !isShared(at));
  return first.slice(0, end === -1 ? first.length - 1 : end).join(' ');
};
