import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { paginationText as text } from './pagination.vi.ts';

const Previous = () => <Icon name="left" />;
const Next = () => <Icon name="right" />;
const rels: Readonly<Record<string, string>> = { previous: 'prev', next: 'next' };

/** Both ends, the current page and its neighbours. Nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <MuiPagination
      count={pages}
      page={page}
      hidePrevButton={page === 1}
      hideNextButton={page === pages}
      aria-label={text.pages}
      getItemAriaLabel={(kind, each) => (kind === 'previous' ? text.previous : kind === 'next' ? text.next : `${each}`)}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component={Link}
          href={hrefOf(item.page ?? page)}
          rel={rels[item.type]}
          slots={{ previous: Previous, next: Next }}
        />
      )}
    />
  );
}
