import { useRouterState } from '@tanstack/react-router';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { flattenFields } from '#core/shared/form-fields.ts';
import * as paths from '#core/shared/paths.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { ErrorState } from '#ui/blocks/error-state.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { failed } from './failed.vi.ts';

/** The customer logs in in a new tab and submits again; hidden fields hold the typed values, except passwords. */
export function SessionEnded({ failure }: { readonly failure: ShopFailure }) {
  const { submission } = useShop();
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <ErrorState
      heading="h1"
      title={failed.sessionEnded}
      failure={failure}
      action={
        <>
          <ButtonLink kind="primary" href={paths.logIn(here)} newTab>
            {failed.logIn}
          </ButtonLink>
          {submission === null ? null : (
            // A plain form: resends any posted form.
            <form method="post">
              <input type="hidden" name="_use" value={submission.use} />
              <HiddenFields fields={flattenFields(submission.fields)} />
              <Button type="submit">{failed.sendAgain}</Button>
            </form>
          )}
        </>
      }
    />
  );
}
