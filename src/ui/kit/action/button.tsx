import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useFormBusy } from '#ui/kit/form/form-fields.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { useHydrated } from '#ui/waking/use-hydrated.ts';

type Look = {
  /** primary: at most one per region. gold and ink: only on the dark hero. */
  readonly kind?: 'primary' | 'line' | 'text' | 'gold' | 'ink' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  readonly block?: boolean;
};

const kinds = {
  primary: { variant: 'contained', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
  line: { variant: 'outlined' },
  text: { variant: 'text' },
  gold: { variant: 'gold' },
  ink: { variant: 'ink' },
} as const satisfies Record<NonNullable<Look['kind']>, Pick<MuiButtonProps, 'variant' | 'color'>>;

const sizes = { s: 'small', m: 'medium', l: 'large' } as const;

const look = ({ kind = 'line', size = 'm', block = false }: Look) => ({
  ...kinds[kind],
  size: sizes[size],
  fullWidth: block,
});

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner; left out, a submit button follows its form. */
    readonly busy?: boolean;
  };

export function Button({ kind, size, block, busy, className = '', color: _, children, ...rest }: ButtonProps) {
  const formBusy = useFormBusy(rest.type);
  const isBusy = busy ?? formBusy;
  // Its size is a style attribute, which the policy refuses in a document.
  const isHydrated = useHydrated();
  const shape: Look = { ...(kind && { kind }), ...(size && { size }), ...(block && { block }) };
  return (
    <MuiButton
      {...rest}
      {...look(shape)}
      className={className}
      aria-busy={isBusy || undefined}
      startIcon={isBusy && isHydrated ? <CircularProgress size={18} color="inherit" aria-hidden /> : null}
    >
      {/* A translator of the browser replaces bare texts, and then React could not put the spinner before one. */}
      <span className={layout.contents}>{children}</span>
    </MuiButton>
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
  prefetch = false,
  newTab = false,
  onPress,
  className = '',
  children,
  ...shape
}: ButtonLinkProps) {
  const shared = { ...look(shape), className, children, href };
  if (/^https?:/i.test(href)) return <MuiButton {...shared} component={ExternalLink} />;
  if (/^(tel:|mailto:)/.test(href)) return <MuiButton {...shared} />;
  return (
    <MuiButton
      {...shared}
      component={Link}
      prefetch={prefetch}
      {...(onPress && { onClick: onPress })}
      {...(newTab && { target: '_blank' })}
    />
  );
}
