/** Counts the notices that content has changed. What a cache holds from before a notice is old. */
export type Revision = { readonly current: () => number; readonly increment: () => void };

export const createRevision = (): Revision => {
  let count = 0;
  return {
    current: () => count,
    increment: () => {
      count += 1;
    },
  };
};
