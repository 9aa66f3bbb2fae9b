import type { ReactNode } from 'react';
import { kit } from '#ui/kit/messages.vi.ts';
import { toast } from '#ui/kit/toast.tsx';
import styles from './checks.module.css';
import { iconsText as text } from './messages.vi.ts';

/** A click copies the name. */
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
            <button type="button" title={text.copy(name)} onClick={() => copy(name)}>
              {draw(name)}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const copy = (name: string): void =>
  void navigator.clipboard.writeText(name).then(
    () => toast(kit.copied, 'success'),
    () => toast(kit.copyFailed, 'error'),
  );
