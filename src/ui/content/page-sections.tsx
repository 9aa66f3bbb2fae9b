import type { ContentPage, Section } from '#core/content/article.ts';
import { RichText } from '#ui/blocks/rich-text.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import styles from './page-sections.module.css';
import { Pictures } from './pictures.tsx';
import { Place } from './place.tsx';

/** The page's text and the sections of its dynamic zone, in the editors' order. */
export function PageSections({ page: { body, sections } }: { readonly page: ContentPage }) {
  return (
    <div className={styles.sections}>
      {body.length === 0 ? null : <RichText text={body} />}
      {sections.map((section) => (
        <PageSection key={section.key} section={section} />
      ))}
    </div>
  );
}

function PageSection({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case 'rich-text':
      return <RichText text={section.body} />;
    case 'gallery':
      return <Pictures title={section.title} images={section.images} />;
    case 'place':
      return <Place section={section} />;
    case 'call-to-action':
      return (
        <Card padded className={styles.call}>
          <h2>{section.title}</h2>
          <ButtonLink href={section.href} kind="primary">
            {section.buttonText}
          </ButtonLink>
        </Card>
      );
  }
}
