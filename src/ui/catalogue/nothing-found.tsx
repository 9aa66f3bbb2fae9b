import { EmptyCard } from '#ui/kit/state.tsx';
import { catalogue } from './messages.vi.ts';

export default function NothingFound({ path }: { readonly path: string }) {
  return <EmptyCard title={catalogue.emptyTitle} sentence={catalogue.emptyText} href={path} link={catalogue.seeAll} />;
}
