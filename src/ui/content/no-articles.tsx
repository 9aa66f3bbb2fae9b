import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { contentText } from './messages.vi.ts';

export function NoArticles({ filtered }: { readonly filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        title={filtered ? contentText.noneTitle : contentText.noneYetTitle}
        sentence={filtered ? contentText.noneText : contentText.noneYetText}
        action={
          <ButtonLink href={filtered ? paths.articles : paths.shop} kind="primary">
            {filtered ? contentText.toAll : contentText.toShop}
          </ButtonLink>
        }
      />
    </Card>
  );
}
