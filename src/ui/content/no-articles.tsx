import * as paths from '#core/shared/paths.ts';
import { EmptyCard } from '#ui/kit/state.tsx';
import { contentText } from './messages.vi.ts';

export function NoArticles({ filtered }: { readonly filtered: boolean }) {
  return (
    <EmptyCard
      title={filtered ? contentText.noneTitle : contentText.noneYetTitle}
      sentence={filtered ? contentText.noneText : contentText.noneYetText}
      href={filtered ? paths.articles : paths.shop}
      link={filtered ? contentText.toAll : contentText.toShop}
    />
  );
}
