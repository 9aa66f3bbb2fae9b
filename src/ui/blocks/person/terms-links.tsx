import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { termsText as text } from './terms.vi.ts';

/** What somebody agrees to. Where the shop names a page of it, that opens beside this one, so that what was typed stays. */
export function TermsLinks() {
  const pages = useContentPaths();
  return (
    <span className="prose">
      <Named path={pages?.terms}>{text.terms}</Named> {text.and} <Named path={pages?.privacy}>{text.privacy}</Named>
    </span>
  );
}

function Named({ path, children }: { readonly path: string | null | undefined; readonly children: string }) {
  return path ? (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    children
  );
}
