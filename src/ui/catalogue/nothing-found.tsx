import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { catalogue } from './messages.vi.ts';

export default function NothingFound({ path }: { readonly path: string }) {
  return (
    <Card>
      <EmptyState
        title={catalogue.emptyTitle}
        sentence={catalogue.emptyText}
        action={
          <ButtonLink href={path} kind="primary">
            {catalogue.seeAll}
          </ButtonLink>
        }
      />
    </Card>
  );
}
