import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import styles from './button.module.css';
import { classes } from './css.ts';

type Look = {
  /** primary: one filled button per region. gold and ink stand on the awning only. */
  readonly kind?: 'primary' | 'line' | 'text' | 'gold' | 'ink' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  readonly block?: boolean;
};

const kinds = {
  primary: styles.btnPri,
  line: styles.btnLine,
  text: styles.btnText,
  gold: styles.btnGold,
  ink: styles.btnInk,
  danger: styles.btnDanger,
};

const look = ({ kind = 'line', size = 'm', block = false }: Look): string =>
  classes(styles.btn, kinds[kind], size === 's' && styles.btnS, size === 'l' && styles.btnL, block && styles.btnBlock);

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Keeps its width and shows that it works; a second press does nothing. */
    readonly busy?: boolean;
  };

export function Button({ kind, size, block, busy = false, className, children, ...rest }: ButtonProps) {
  const shape: Look = { ...(kind && { kind }), ...(size && { size }), ...(block && { block }) };
  return (
    <button type="button" {...rest} className={classes(look(shape), className)} aria-busy={busy || undefined}>
      {busy ? <span className={styles.spin} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & {
  readonly href: string;
  readonly prefetch?: boolean;
  /** Opens beside this page, for instance where a form that is being filled must stay. */
  readonly newTab?: boolean;
  /** What the press does beside leading there, such as closing what it stands in. */
  readonly onPress?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  href,
  prefetch,
  newTab = false,
  onPress,
  className,
  children,
  ...shape
}: ButtonLinkProps) {
  const of = classes(look(shape), className);
  if (/^https?:/i.test(href))
    return (
      <ExternalLink href={href} className={of}>
        {children}
      </ExternalLink>
    );
  return /^(tel:|mailto:)/.test(href) ? (
    <a href={href} className={of}>
      {children}
    </a>
  ) : (
    <Link
      href={href}
      prefetch={prefetch ?? false}
      className={of}
      onClick={onPress}
      {...(newTab && { target: '_blank' })}
    >
      {children}
    </Link>
  );
}
