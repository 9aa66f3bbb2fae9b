import { productTypes } from '#core/shared/goods/product-types.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { LineIcon } from '#ui/blocks/price/product-icon.tsx';
import styles from '#ui/checks/checks.module.css';
import { IconSheet } from '#ui/checks/icon-sheet.tsx';
import { iconsText as text } from '#ui/checks/messages.vi.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { iconNames } from '#ui/kit/media/icon-names.ts';

/** /flaticon: all icons of the kit. [ROUTE-41] */
export function Page() {
  return (
    <PageFrame>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <IconSheet title={text.signs} names={iconNames} draw={(name) => <Icon name={name} size="l" />} />
      <IconSheet title={text.lines} names={productTypes} draw={(line) => <LineIcon icon={line} />} />
    </PageFrame>
  );
}
