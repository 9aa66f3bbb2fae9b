import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import { findForeignLetters, withTwins } from '#core/shared/domains/domain-letters.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import * as paths from '#core/shared/paths.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { domainText as text } from './messages.vi.ts';

/** Letters of other alphabets look like the meant ones and make another name: says which, and offers the plain name. */
export function ForeignLetters({ typed }: { readonly typed: string }) {
  const name = toDisplayDomain(extractHost(typed));
  const letters = findForeignLetters(name);
  const plain = withTwins(name);
  return (
    <Note kind="warn" alert>
      <b>{text.problems['foreign-letters']}</b>{' '}
      {letters
        .map(({ letter, script, looksLike }) => text.foreignLetter(letter, text.alphabets[script], looksLike))
        .join('; ')}
      .{' '}
      {plain === null ? null : (
        <>
          {text.foreignWay} <Link href={paths.domainSearch({ q: plain })}>{plain}</Link>.
        </>
      )}
    </Note>
  );
}
