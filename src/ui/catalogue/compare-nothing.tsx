import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { comparePath } from '#core/catalogue/compare.ts';
import * as paths from '#core/shared/paths.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { EmptyCard } from '#ui/kit/state.tsx';
import { compareText as text } from './compare.vi.ts';

const none: readonly string[] = [];

/** Empty comparison with a link to the stored products. `gone`: names from the URL that are no longer sold. */
export function NothingCompared({ gone = none }: { readonly gone?: readonly string[] }) {
  const { choices } = useShop();
  const router = useRouter();
  useEffect(() => {
    if (gone.length > 0 || choices === null) return;
    choices().then(
      (kept) => {
        const slugs = kept.comparedSlugs();
        if (slugs.length > 0) void router.navigate({ href: comparePath(slugs), replace: true });
      },
      // Without stored choices the page looks like a new visitor's.
      () => {},
    );
  }, [choices, router, gone]);
  return (
    <EmptyCard
      title={gone.length > 0 ? text.gone : text.emptyTitle}
      sentence={gone.length > 0 ? text.goneAll(gone) : text.emptySentence}
      action={
        <>
          <ButtonLink href={paths.shop} kind="primary">
            {text.toShop}
          </ButtonLink>
          <ButtonLink href={paths.favourites}>{text.toFavourites}</ButtonLink>
        </>
      }
    />
  );
}
