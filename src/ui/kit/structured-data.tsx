/** A schema.org statement for search engines; `<` is written as an escape so that no text can end the element. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is never run, and its text is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Stands in the browser for a statement that only the host's document needs: what was said stays as it is. */
export function ServerSaid() {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React only learns not to look inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
