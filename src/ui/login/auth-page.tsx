import type { ReactNode } from 'react';
import { useContact } from '#ui/app/use-hotline.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './auth.module.css';
import { authText } from './messages.vi.ts';

const signs: readonly IconName[] = ['server', 'pin', 'receipt'];

/** On wide screens the benefits of an account are beside the form. */
export function AuthPage({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  const { hotlineNote } = useContact();
  return (
    <div className={styles.auth}>
      <div className={classes(layout.wrap, styles.half)}>
        <div className={styles.form}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
          <p className={styles.help}>
            {authText.helpLead} <HotlineLink>{(number) => number}</HotlineLink>
            {blocks.afterHotline(hotlineNote)}
          </p>
        </div>
      </div>
      <aside className={styles.side}>
        <div>
          <Illustration name="doorway" />
          <h2>{authText.sideTitle}</h2>
          <ul>
            {authText.sideList.map((text, at) => (
              <li key={text}>
                <Icon name={signs[at] ?? 'ok'} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

/** Below the form: another way on. */
export function OtherWay({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p className={styles.resend}>
      <Link href={href} className={classes(styles.link, styles.tap)}>
        {children}
      </Link>
    </p>
  );
}

/** A step that ended or started in another browser, with a link that starts again. */
export function EndedStep({ href, action }: { readonly href: string; readonly action: string }) {
  return (
    <AuthPage title={authText.overTitle} lead={authText.overSentence}>
      <Link href={href} className={styles.again}>
        {action}
      </Link>
    </AuthPage>
  );
}
