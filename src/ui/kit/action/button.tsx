import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import { useFormBusy } from '#ui/kit/form/form-fields.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import styles from './button.module.css';

type Look = {
  /** primary: at most one per region. gold and ink: only on the dark hero. */
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
    /** Shows a spinner at constant width; left out, a submit button follows its form. */
    readonly busy?: boolean;
  };

export function Button({ kind, size, block, busy, className, children, ...rest }: ButtonProps) {
  const formBusy = useFormBusy(rest.type);
  const isBusy = busy ?? formBusy;
  const shape: Look = { ...(kind && { kind }), ...(size && { size }), ...(block && { block }) };
  return (
    <button type="button" {...rest} className={classes(look(shape), className)} aria-busy={isBusy || undefined}>
      {isBusy ? <span className={styles.spin} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** Sends its form. `large` fills the width, on pages with nothing but the form. */
export function SubmitButton({ large = false, children }: { readonly large?: boolean; readonly children: ReactNode }) {
  return (
    <Button type="submit" kind="primary" {...(large && { size: 'l', block: true })}>
      {children}
    </Button>
  );
}

type ButtonLinkProps = Look & {
  readonly href: string;
  readonly prefetch?: boolean;
  /** Opens in a new tab, for instance beside a partially filled form. */
  readonly newTab?: boolean;
  /** Side effect, such as closing the surrounding dialog. */
  readonly onPress?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

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
