import type { Flash } from '#ui/app/context.ts';
import { noticeKind, noticeOf } from '#ui/app/notices.vi.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';

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
