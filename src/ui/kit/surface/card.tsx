import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type { ReactNode } from 'react';

type CardProps = {
  readonly children: ReactNode;
  readonly padded?: boolean;
  readonly className?: string | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  readonly labelledBy?: string;
  readonly id?: string;
};

export function Card({ children, padded = false, className = '', as = 'div', labelledBy, id }: CardProps) {
  return (
    <MuiCard
      component={as}
      variant={padded ? 'padded' : 'outlined'}
      id={id}
      className={className}
      aria-labelledby={labelledBy}
    >
      {children}
    </MuiCard>
  );
}

/** With the page's own heading. */
export function CardHead({ children }: { readonly children: ReactNode }) {
  return <CardHeader disableTypography title={children} />;
}

export function CardBody({ children }: { readonly children: ReactNode }) {
  return <CardContent>{children}</CardContent>;
}

/** A titled section as a card: the heading with `end` beside it, then the content, padded unless `flush`. */
export function SectionCard({
  id,
  title,
  end,
  flush = false,
  className,
  children,
}: {
  /** Id of the heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly end?: ReactNode;
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Card as="section" labelledBy={id} className={className}>
      <CardHeader title={title} slotProps={{ title: { component: 'h2', variant: 'h3', id } }} action={end} />
      {flush ? children : <CardBody>{children}</CardBody>}
    </Card>
  );
}
