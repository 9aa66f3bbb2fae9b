import type { ReactNode } from 'react';
import { copyText } from '#ui/kit/action/copy-button.tsx';
import styles from './checks.module.css';
import { iconsText as text } from './messages.vi.ts';

/** Icons with their names; a click copies the name. */
export function IconSheet<Name extends string>({
  title,
  names,
  draw,
}: {
  readonly title: string;
  readonly names: readonly Name[];
  readonly draw: (name: Name) => ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" title={text.copy(name)} onClick={() => copyText(name)}>
              {draw(name)}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
