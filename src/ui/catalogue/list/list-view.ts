import { firstValue, type Search } from '#ui/navigation/search.ts';

/** Values of `?view=`: cards, or a table of plan × size × price. */
export const listViews = ['the', 'bang'] as const;
export type ListView = (typeof listViews)[number];

export const viewOf = (search: Search, otherwise: ListView): ListView =>
  listViews.find((view) => view === firstValue(search, 'view')) ?? otherwise;
