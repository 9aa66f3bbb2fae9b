import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

/** Whether the name of a place contains what is typed; accents and case do not matter. */
export const matchesPlace = (name: string, typed: string): boolean =>
  foldVietnamese(name).includes(foldVietnamese(typed));
