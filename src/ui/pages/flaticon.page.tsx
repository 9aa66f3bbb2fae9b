import type { PageLoader } from '#ui/app/page.ts';
import styles from '#ui/checks/checks.module.css';
import { iconNames, lineIcons } from '#ui/checks/icon-names.ts';
import { IconSheet } from '#ui/checks/icon-sheet.tsx';
import { iconsText as text } from '#ui/checks/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon, ProductIcon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';

export const load: PageLoader = async () => ({});

/** /flaticon: all icons of the kit. [ROUTE-41] */
export function Page() {
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <IconSheet title={text.signs} names={iconNames} draw={(name) => <Icon name={name} size="l" />} />
      <IconSheet title={text.lines} names={lineIcons} draw={(line) => <ProductIcon line={line} />} />
    </div>
  );
}
