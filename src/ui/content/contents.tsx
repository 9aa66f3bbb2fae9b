import type { ReactNode } from 'react';
import type { RichText } from '#core/content/rich-text.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { extractHeadings } from './headings.ts';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

/** Its ids start with `_`, which ids of editors' headings never do. */
export function Contents({
  text,
  title = contentText.contents,
  otherwise = null,
}: {
  readonly text: RichText;
  readonly title?: string;
  /** Shown instead for short texts. */
  readonly otherwise?: ReactNode;
}) {
  const headings = extractHeadings(text);
  if (headings.length === 0) return otherwise;
  return (
    <Card className={styles.contents}>
      <nav aria-labelledby="_trong-bai">
        <h2 id="_trong-bai">{title}</h2>
        <ol>
          {headings.map(({ id, level, title: of }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{of}</a>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  );
}
