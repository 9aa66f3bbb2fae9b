import { inlineText } from '#core/content/plain-text.ts';
import type { RichBlock, RichText as Tree } from '#core/content/rich-text.ts';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './folded-questions.module.css';
import { useOpenAnchor } from './use-open-anchor.ts';

type Heading = Extract<RichBlock, { readonly kind: 'heading' }>;
type Folded = { readonly heading: Heading; readonly answer: Tree };

/**
 * The questions of a group folded below its heading, as `<details>` elements, so that they work without JavaScript. A
 * text without questions is shown as it is.
 */
export default function FoldedQuestions({ text }: { readonly text: Tree }) {
  const anchor = useOpenAnchor();
  const { intro, questions } = splitQuestions(text);
  return (
    <section ref={anchor}>
      {intro.length === 0 ? null : <RichText text={intro} />}
      {questions.length === 0 ? null : (
        <Card className={styles.questions}>
          {questions.map(({ heading, answer }) => (
            <details key={heading.id} id={heading.id} className={layout.fold}>
              <summary>
                <h3>{inlineText(heading.children)}</h3>
                <Icon name="down" />
              </summary>
              <RichText text={answer} />
            </details>
          ))}
        </Card>
      )}
    </section>
  );
}

/** Headings of the second level fold what follows them; what precedes the first one stays open. */
const splitQuestions = (text: Tree): { readonly intro: Tree; readonly questions: readonly Folded[] } => {
  const starts = text.flatMap((block, at) => (isQuestion(block) ? [{ at, heading: block }] : []));
  return {
    intro: text.slice(0, starts[0]?.at ?? text.length),
    questions: starts.map(({ at, heading }, order) => ({ heading, answer: text.slice(at + 1, starts[order + 1]?.at) })),
  };
};

const isQuestion = (block: RichBlock): block is Heading => block.kind === 'heading' && block.level === 3;
