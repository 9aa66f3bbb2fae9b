import { useState } from 'react';
import type { ProductOption } from '#core/catalogue/product.ts';
import { formatDong } from '#core/shared/dong.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { OptionSection } from './option-section.tsx';
import styles from './product.module.css';
import { product as text } from './product.vi.ts';
import type { OptionProps } from './use-configuration.ts';

/** A collapsed option with its selected value; expanded when it has an error. */
export function OptionDetails(props: OptionProps & { readonly open: boolean }) {
  const { option, state, open } = props;
  const [isExpanded] = useState(open);
  return (
    <details className={styles.fold} open={isExpanded || undefined}>
      <summary>
        <span>{option.name}</span> <b>{selectedText(option, state.configuration.chosen[option.id] ?? [])}</b>
        <Icon name="down" />
      </summary>
      <OptionSection {...props} bare />
    </details>
  );
}

const selectedText = (option: ProductOption, ids: readonly string[]): string => {
  const values = option.values.filter((value) => ids.includes(value.id));
  if (values.length === 0) return text.none;
  return values
    .map(({ title, perMonth }) => (perMonth > 0 ? `${title}, ${text.perMonth(formatDong(perMonth))}` : title))
    .join(', ');
};
