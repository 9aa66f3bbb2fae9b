import type { ReactNode } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { telHref } from '#ui/app/use-hotline.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './contact-ways.module.css';
import { contactWaysText as text } from './contact-ways.vi.ts';

/** Hotline, e-mail, hours and address, framed by `children`; omits what the content system did not provide. */
export function ContactWays({ children }: { readonly children: (facts: ReactNode) => ReactNode }) {
  const { data: shell } = usePublicQuery('loadShell', {});
  if (shell === undefined) return null;
  const { hotline, hotlineNote, email, hours } = shell.contact;
  const address = shell.footer?.address ?? '';
  return children(
    <dl className={classes(layout.entries, styles.ways)}>
      <Way label={text.hotline}>
        <a href={telHref(hotline)}>{hotline}</a>
        {hotlineNote === '' ? null : blocks.afterHotline(hotlineNote)}
      </Way>
      <Way label={text.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Way>
      {hours === '' ? null : <Way label={text.hours}>{hours}</Way>}
      {address === '' ? null : <Way label={text.address}>{address}</Way>}
    </dl>,
  );
}

function Way({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={layout.fine}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
