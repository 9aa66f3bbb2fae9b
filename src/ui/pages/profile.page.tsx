import { useSuspenseQuery } from '@tanstack/react-query';
import { accountPath } from '#core/account/account-paths.ts';
import { profileText } from '#ui/account/messages.vi.ts';
import { PersonFacts } from '#ui/account/person-facts.tsx';
import { PersonHead } from '#ui/account/person-head.tsx';
import { Portal } from '#ui/account/portal.tsx';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { ButtonLink } from '#ui/kit/button.tsx';

/** The customer himself: picture, facts, and the way to change them. [ROUTE-30, ROUTE-43] */
export function Page() {
  const { useCases } = useShop();
  const { data: account } = useSuspenseQuery(queryOf(useCases, 'account', {}));
  return (
    <Portal current="account">
      <PersonHead
        account={account}
        action={<ButtonLink href={accountPath('thong-tin')}>{profileText.edit}</ButtonLink>}
      />
      <PersonFacts person={account.person} />
    </Portal>
  );
}
