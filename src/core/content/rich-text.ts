/**
 * Editorial text from Markdown or block lists, rendered as React elements; contains no HTML. Building it validates
 * URLs: a `href` is a shop path, an http(s) URL, `mailto:` or `tel:`.
 */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3 | 4;
      readonly id: string;
      readonly children: readonly RichInline[];
    }
  | { readonly kind: 'paragraph'; readonly children: readonly RichInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly children: RichText }
  | { readonly kind: 'code'; readonly language: string | null; readonly text: string }
  | {
      readonly kind: 'image';
      readonly path: string;
      readonly alt: string;
      readonly width: number | null;
      readonly height: number | null;
    }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly RichInline[])[];
      readonly rows: readonly (readonly (readonly RichInline[])[])[];
    }
  | { readonly kind: 'rule' };

export type RichInline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly RichMark[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly kind: 'break' };

export type RichMark = 'bold' | 'italic' | 'underline' | 'strike' | 'code';
