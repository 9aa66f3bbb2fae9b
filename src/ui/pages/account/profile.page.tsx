import type { Person } from '#core/account/account.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import styles from '#ui/account/account.module.css';
import { accountQuery } from '#ui/account/account-queries.ts';
import { profileText } from '#ui/account/messages.vi.ts';
import { PersonHead } from '#ui/account/person-head.tsx';
import { Portal } from '#ui/account/portal.tsx';
import { loadQueries, usePageQuery } from '#ui/app/page.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';

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

/** [ENT-11] */
function PersonFacts({ person }: { readonly person: Person }) {
  const facts = [
    [profileText.personalTitle, person.personalTitle],
    [profileText.phone, formatPhone(person.phone)],
    [profileText.email, person.email],
    [profileText.birthDate, person.birthDate === null ? '' : formatDay(person.birthDate)],
    [profileText.gender, person.gender === null ? '' : profileText.genders[person.gender]],
    [profileText.identityNumber, person.identityNumber],
    [profileText.address, person.address],
    [profileText.since, formatDate(person.customerSince)],
  ] as const;
  const none = <span className={styles.none}>{profileText.none}</span>;
  return (
    <SectionCard id="facts" title={profileText.facts}>
      <LeaderRows rows={facts.map(([label, value]) => [label, value || none])} />
    </SectionCard>
  );
}

/** `1991-05-12` → 12/05/1991 */
const formatDay = (date: string): string => date.split('-').reverse().join('/');
