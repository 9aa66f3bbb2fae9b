import { createElement, type ReactNode } from 'react';
import type { RichBlock, RichInline, RichMark, RichText as Tree } from '#core/content/rich-text.ts';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { EditorLink } from './editor-link.tsx';
import { toImage } from './media-image.ts';
import { Picture } from './picture.tsx';
import styles from './rich-text.module.css';
import { richWords } from './rich-text.vi.ts';

/** Renders an editor's text from its tree, never from raw HTML. Tables and code scroll in their own boxes. [CMS-02] */
export function RichText({ text }: { readonly text: Tree }) {
  return (
    <div className={classes('prose', styles.rich)}>
      <Blocks of={text} />
    </div>
  );
}

function Blocks({ of }: { readonly of: Tree }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place, and never move
  return of.map((block, at) => <Block key={at} block={block} />);
}

function Inlines({ of }: { readonly of: readonly RichInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return of.map((inline, at) => <Inline key={at} inline={inline} />);
}

function Block({ block }: { readonly block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, <Inlines of={block.children} />);
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case 'list':
      return <List list={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.children} />
        </blockquote>
      );
    case 'code':
      return <Code text={block.text} />;
    case 'image':
      return (
        <figure className={styles.picture}>
          <Picture image={toImage(block)} sizes="(max-width: 767px) 100vw, 720px" />
        </figure>
      );
    case 'table':
      return <TextTable table={block} />;
    case 'rule':
      return <hr />;
  }
}

type Of<Kind extends RichBlock['kind']> = Extract<RichBlock, { readonly kind: Kind }>;

function List({ list: { ordered, start, items } }: { readonly list: Of<'list'> }) {
  const drawn = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={at}>
      <Item of={item} />
    </li>
  ));
  return ordered ? <ol start={start}>{drawn}</ol> : <ul>{drawn}</ul>;
}

function Item({ of }: { readonly of: Tree }) {
  const [first, ...others] = of;
  return first?.kind === 'paragraph' ? (
    <>
      <Inlines of={first.children} />
      <Blocks of={others} />
    </>
  ) : (
    <Blocks of={of} />
  );
}

function Code({ text }: { readonly text: string }) {
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={richWords.copyCode} />
    </div>
  );
}

function TextTable({ table: { head, rows } }: { readonly table: Of<'table'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <figure className={styles.scroll} tabIndex={0} aria-label={richWords.table}>
      <table>
        {head.length === 0 ? null : (
          <thead>
            <tr>
              {head.map((cell, at) =>
                // An empty corner cell is not a header.
                cell.length === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={at} scope="col">
                    <Inlines of={cell} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Inline({ inline }: { readonly inline: RichInline }) {
  switch (inline.kind) {
    case 'text':
      return renderMarks(inline.text, inline.marks);
    case 'link':
      return (
        <EditorLink href={inline.href}>
          <Inlines of={inline.children} />
        </EditorLink>
      );
    case 'break':
      return <br />;
  }
}

const tags: Readonly<Record<RichMark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

const renderMarks = (text: string, marks: readonly RichMark[]): ReactNode =>
  marks.reduce<ReactNode>((inner, mark) => createElement(tags[mark], null, inner), text);
