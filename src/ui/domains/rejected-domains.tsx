import { parseRefusedDomain, REFUSED_PARAM } from '#core/domains/refused-domains.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { Note } from '#ui/kit/note.tsx';
import type { Search } from '#ui/navigation/search.ts';
import styles from './domains.module.css';
import { refusalOf, domainText as text } from './messages.vi.ts';

/** Domains that the last command did not add, with the reasons. [DOM-04] */
export function RejectedDomains({ search }: { readonly search: Search }) {
  const told = search[REFUSED_PARAM] ?? [];
  const refused = (typeof told === 'string' ? [told] : told).flatMap((each) => parseRefusedDomain(each) ?? []);
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused}>
      <Note kind="warn" alert>
        <b>{text.refusedTitle(refused.length)}</b>
        <ul>
          {refused.map(({ name, reason }) => (
            <li key={name}>{refusalOf(toDisplayDomain(name), reason)}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
