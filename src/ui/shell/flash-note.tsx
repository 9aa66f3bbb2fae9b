import type { Flash } from '#ui/context.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import { noticeKind, noticeOf } from '#ui/messages/notices.vi.ts';

/** What the last form post did, above the page that it led to. */
export default function FlashNote({ flash: { notice, notify } }: { readonly flash: Flash }) {
  return (
    <div className={layout.wrap}>
      <div className={layout.flash}>
        <Note kind={noticeKind(notice) === 'error' ? 'error' : 'ok'} alert>
          {noticeOf(notice, notify)}
        </Note>
      </div>
    </div>
  );
}
