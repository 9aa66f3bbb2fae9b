import type { Person } from '#core/account/account.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatPhone } from '#core/shared/validation.ts';
import { SectionCard } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import styles from './account.module.css';
import { profileText } from './messages.vi.ts';

/** [ENT-11] */
export function PersonFacts({ person }: { readonly person: Person }) {
  const rows: readonly (readonly [label: string, value: string])[] = [
    [profileText.personalTitle, person.personalTitle],
    [profileText.phone, formatPhone(person.phone)],
    [profileText.email, person.email],
    [profileText.birthDate, person.birthDate === null ? '' : formatDay(person.birthDate)],
    [profileText.gender, person.gender === null ? '' : profileText.genders[person.gender]],
    [profileText.identityNumber, maskIdentityNumber(person.identityNumber)],
    [profileText.address, person.address],
    [profileText.since, formatDate(person.customerSince)],
  ];
  return (
    <SectionCard id="facts" title={profileText.facts}>
      <dl>
        {rows.map(([label, value]) => (
          <LeaderRow
            key={label}
            label={label}
            value={value === '' ? <span className={styles.none}>{profileText.none}</span> : value}
          />
        ))}
      </dl>
    </SectionCard>
  );
}

/** `1991-05-12` → 12/05/1991 */
const formatDay = (date: string): string => date.split('-').reverse().join('/');

/** Hides all but the last four digits from people who look at the screen. */
const maskIdentityNumber = (number: string): string => number.replace(/\d(?=\d{4})/g, '•');
