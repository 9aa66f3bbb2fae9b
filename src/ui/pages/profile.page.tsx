import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { profileText } from '#ui/account/messages.vi.ts';
import { PersonFacts } from '#ui/account/person-facts.tsx';
import { PersonHead } from '#ui/account/person-head.tsx';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, usePageQuery } from '#ui/app/page.ts';
import { ButtonLink } from '#ui/kit/button.tsx';

export const load = loadQueries([accountQuery]);

/** Picture, data, and the form to edit them. [ROUTE-30, ROUTE-43] */
export function Page() {
  const account = usePageQuery(accountQuery);
  return (
    <Portal current="account">
      <PersonHead
        account={account}
        action={<ButtonLink href={paths.account('thong-tin')}>{profileText.edit}</ButtonLink>}
      />
      <PersonFacts person={account.person} />
    </Portal>
  );
}
