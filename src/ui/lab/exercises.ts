import type { ContentPage } from '#core/content/article.ts';
import { inlineText, plainText } from '#core/content/plain-text.ts';
import type { RichText } from '#core/content/rich-text.ts';
import * as paths from '#core/shared/paths.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';

/** A section of the lab's page that starts with a title. */
export type Exercise = {
  /** The title without accents; duplicates get a number. */
  readonly slug: string;
  readonly title: string;
  /** First paragraph; empty when there is none. */
  readonly goal: string;
  /** Length of the first numbered list. */
  readonly steps: number;
  /** Without the title. */
  readonly body: RichText;
};

/** In the editors' order. Sections without a heading are not exercises. [ROUTE-39] */
export const extractExercises = ({ sections }: Pick<ContentPage, 'sections'>): readonly Exercise[] => {
  const slugCounts = new Map<string, number>();
  return sections.flatMap((section): readonly Exercise[] => {
    const [title, body] = section.kind === 'rich-text' ? splitTitle(section.body) : ['', []];
    const base = slugify(title);
    if (base === '') return [];
    const before = slugCounts.get(base) ?? 0;
    slugCounts.set(base, before + 1);
    const slug = before === 0 ? base : `${base}-${before + 1}`;
    return [{ slug, title, goal: extractGoal(body), steps: countSteps(body), body }];
  });
};

/** The page's text, and sections without a title. */
export const extractIntroduction = ({ body, sections }: Pick<ContentPage, 'body' | 'sections'>): RichText => [
  ...body,
  ...sections.flatMap((section) =>
    section.kind === 'rich-text' && splitTitle(section.body)[0] === '' ? section.body : [],
  ),
];

/** The first heading, and the text without it. */
const splitTitle = (text: RichText): readonly [string, RichText] => {
  const at = text.findIndex(({ kind }) => kind === 'heading');
  const heading = text[at];
  if (heading?.kind !== 'heading') return ['', text];
  return [inlineText(heading.children).trim(), text.filter((_, place) => place !== at)];
};

const extractGoal = (body: RichText): string => plainText(body.filter(({ kind }) => kind === 'paragraph').slice(0, 1));

const countSteps = (body: RichText): number => {
  for (const block of body) if (block.kind === 'list' && block.ordered) return block.items.length;
  return 0;
};

export const labContentPath = (lab: string): string => `thuc-hanh-lab/${lab}`;
export const exerciseHref = (lab: string, exercise: string): string =>
  `${paths.lab(lab)}/${encodeURIComponent(exercise)}`;
