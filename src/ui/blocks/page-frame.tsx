import type { ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** Frame of an ordinary page: the links that lead to it, its title with a lead and an action, its content. */
export function PageFrame({
  trail,
  title,
  here = title,
  lead,
  action,
  className,
  children,
}: {
  /** Left out where the page has no breadcrumbs. */
  readonly trail?: readonly Crumb[];
  /** Left out where the content has its own head. */
  readonly title?: string;
  /** Last breadcrumb; defaults to the title. */
  readonly here?: string | undefined;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes(layout.wrap, layout.page, className)}>
      {trail === undefined || here === undefined ? null : <Breadcrumbs trail={trail} here={here} />}
      {title === undefined ? null : (
        <div className={layout.pageHead}>
          <div>
            <h1>{title}</h1>
            {lead ? <p>{lead}</p> : null}
          </div>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}
