import { spaced } from '#ui/kit/spaced.ts';
import { Link } from '#ui/navigation/link.tsx';
import seg from './segmented.module.css';

export type Tab = {
  readonly title: string;
  readonly href: string;
  readonly current: boolean;
  readonly hint?: string | null;
};

/** Tabs with URLs of their own, so they work without JavaScript. `hint`: a benefit such as −15%. */
export function Segmented({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className={seg.seg} aria-label={label}>
      {spaced(
        tabs.map(({ title, href, current, hint }) => (
          <Link key={href} href={href} inPlace aria-current={current ? 'true' : undefined}>
            {title} {hint ? <em>{hint}</em> : null}
          </Link>
        )),
      )}
    </nav>
  );
}
