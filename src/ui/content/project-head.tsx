import type { Project } from '#core/content/article.ts';
import { Cover } from '#ui/blocks/cover.tsx';
import { Card } from '#ui/kit/card.tsx';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

export function ProjectHead({ project: { title, summary, images } }: { readonly project: Project }) {
  const [first] = images;
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      {first === undefined ? null : (
        <Cover media={first} alt={first.alt} sizes="(max-width: 1023px) 100vw, 824px" eager className={styles.cover} />
      )}
    </header>
  );
}

export function ProjectFacts({ project: { client } }: { readonly project: Project }) {
  return client === null ? null : (
    <Card className={styles.facts}>
      <dl>
        <dt>{contentText.client}</dt>
        <dd>{client}</dd>
      </dl>
    </Card>
  );
}
