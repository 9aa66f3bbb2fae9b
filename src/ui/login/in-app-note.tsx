import type { InAppBrowser } from '#core/shared/people/in-app-browser.ts';
import { inSystemBrowser } from '#core/shared/people/in-system-browser.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { inAppText as text } from './in-app.vi.ts';

/** Says what an app's browser cannot do, and the way to the machine's own, which keeps other cookies. */
export default function InAppNote({ app, isAndroid, lacksGoogle }: InAppBrowser & { readonly lacksGoogle: boolean }) {
  return (
    <Note>
      {text.lead(app)} {lacksGoogle ? `${text.noGoogle} ` : ''}
      {text.cart} {isAndroid ? <a href={inSystemBrowser(location.href)}>{text.open}</a> : text.how}
    </Note>
  );
}
