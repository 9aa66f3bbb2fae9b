import type { ReactNode } from 'react';
import { useContact } from '#ui/app/use-hotline.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
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
      <div className={classes(layout.wrap, layout.parts)}>
        <div className={classes(layout.fields, styles.form)}>
          <div>
            <h1>{title}</h1>
            {lead === undefined ? null : <p className={classes('prose', styles.lead)}>{lead}</p>}
          </div>
          {children}
          <p className={classes(layout.faint, styles.help)}>
            {authText.helpLead} <HotlineLink>{(number) => <b>{number}</b>}</HotlineLink>
            {blocks.afterHotline(hotlineNote)}
          </p>
        </div>
      </div>
      <aside className={styles.side}>
        <div>
          <Illustration name="doorway" />
          <h2>{authText.sideTitle}</h2>
          <ul className={layout.entries}>
            {authText.sideList.map((text, at) => (
              <li key={text} className={layout.beside}>
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
    <p className={classes('prose', layout.flow)}>
      <Link href={href} className={styles.tap}>
        {children}
      </Link>
    </p>
  );
}

/** A step that ended or started in another browser, with a link that starts again. */
export function EndedStep({ href, action }: { readonly href: string; readonly action: string }) {
  return (
    <AuthPage title={authText.overTitle} lead={authText.overSentence}>
      <OtherWay href={href}>{action}</OtherWay>
    </AuthPage>
  );
}
