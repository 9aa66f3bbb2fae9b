import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';

/** As many entries as a service gives on one page. */
export const PER_PAGE = 100;
/** More pages than this are not read: ten thousand entries of a kind. */
const MAX_PAGES = 100;

/** All entries of a list that comes in pages, the first failure where one fails. `pages` is how many there are. */
export const everyPage = async <Entry>(
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
