import type { ReactNode } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { telHref } from '#ui/app/use-hotline.ts';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import styles from './contact-ways.module.css';
import { contactWaysText as text } from './contact-ways.vi.ts';
import { blocks } from './messages.vi.ts';

/** Hotline, e-mail, hours and address, framed by `children`; omits what the content system did not provide. */
export function ContactWays({ children }: { readonly children: (facts: ReactNode) => ReactNode }) {
  const { data: shell } = usePublicQuery('loadShell', {});
  if (shell === undefined) return null;
  const { hotline, hotlineNote, email, hours } = shell.contact;
  const address = shell.footer?.address ?? '';
  return children(
    <dl className={styles.ways}>
      <LeaderRow
        label={text.hotline}
        value={
          <>
            <a href={telHref(hotline)}>{hotline}</a>
            {blocks.afterHotline(hotlineNote)}
          </>
        }
      />
      <LeaderRow label={text.email} value={<a href={`mailto:${email}`}>{email}</a>} />
      <LeaderRow label={text.hours} value={hours} />
      {address === '' ? null : <LeaderRow label={text.address} value={address} />}
    </dl>,
  );
}
