import type { ContentPage, Section } from '#core/content/article.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';
import styles from './page-sections.module.css';
import { Pictures } from './pictures.tsx';
import { Place } from './place.tsx';

const FoldedQuestions = deferred(() => import('./folded-questions.tsx'), 'visible');

/** The page's text and the sections of its dynamic zone, in the editors' order. */
export function PageSections({ page: { slug, body, sections } }: { readonly page: ContentPage }) {
  const pages = useContentPaths();
  const Text = `/${slug}` === pages?.questions ? FoldedQuestions : RichText;
  return (
    <div className={classes(layout.parts, styles.sections)}>
      {body.length === 0 ? null : <Text text={body} />}
      {sections.map((section) =>
        section.kind === 'rich-text' ? (
          <Text key={section.key} text={section.body} />
        ) : (
          <PageSection key={section.key} section={section} />
        ),
      )}
    </div>
  );
}

function PageSection({ section }: { readonly section: Exclude<Section, { readonly kind: 'rich-text' }> }) {
  switch (section.kind) {
    case 'gallery':
      return <Pictures title={section.title} images={section.images} />;
    case 'place':
      return <Place section={section} />;
    case 'call-to-action':
      return (
        <Card padded className={classes(layout.between, layout.wraps, styles.call)}>
          <h2 className={classes(layout.wide, layout.title)}>{section.title}</h2>
          <ButtonLink href={section.href} kind="primary">
            {section.buttonText}
          </ButtonLink>
        </Card>
      );
  }
}
