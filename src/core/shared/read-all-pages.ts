import type { PortFailure } from './failure.ts';
import { ok, type Result } from './result.ts';

/** Page size of the services' lists. */
export const PAGE_SIZE = 100;
/** Ten thousand entries. */
const MAX_PAGES = 100;

/** Fails with the first failure. `pages` is the number of pages. */
export const readAllPages = async <Entry>(
  read: (page: number) => Promise<Result<{ readonly entries: readonly Entry[]; readonly pages: number }, PortFailure>>,
): Promise<Result<readonly Entry[], PortFailure>> => {
  const all: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await read(page);
    if (!answer.ok) return answer;
    all.push(...answer.value.entries);
    if (page >= answer.value.pages) break;
  }
  return ok(all);
};
