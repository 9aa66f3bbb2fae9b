import { classes } from '#ui/kit/css.ts';
import doorway from './illustrations/doorway.svg?url&no-inline';
import emptyCart from './illustrations/empty-cart.svg?url&no-inline';
import emptyList from './illustrations/empty-list.svg?url&no-inline';
import hero from './illustrations/hero.svg?url&no-inline';
import insideServer from './illustrations/inside-server.svg?url&no-inline';
import stall from './illustrations/stall.svg?url&no-inline';
import styles from './state.module.css';

const drawings = {
  doorway: { file: doorway, viewBox: '0 0 460 360' },
  hero: { file: hero, viewBox: '0 0 548 480' },
  'inside-server': { file: insideServer, viewBox: '0 0 560 520' },
  stall: { file: stall, viewBox: '0 0 460 360' },
  'empty-cart': { file: emptyCart, viewBox: '0 0 200 150' },
  'empty-list': { file: emptyList, viewBox: '0 0 200 150' },
} as const;

/** From its own file; `<use>` inherits the theme's colours. Decorative without `label`. */
export function Illustration({
  name,
  label,
  className,
}: {
  readonly name: keyof typeof drawings;
  readonly label?: string;
  readonly className?: string | undefined;
}) {
  const { file, viewBox } = drawings[name];
  const meaning = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: aria-label carries the meaning, aria-hidden says that there is none
    <svg className={classes(styles.illus, className)} viewBox={viewBox} {...meaning}>
      <use href={`${file}#art`} />
    </svg>
  );
}
