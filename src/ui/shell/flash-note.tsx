import { useEffect } from 'react';
import type { Notice } from '#core/shared/notice.ts';
import type { Flash } from '#ui/app/context.ts';
import { noticeKind, noticeOf } from '#ui/app/notices.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { toast } from '#ui/kit/feedback/toast.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';

/** Toasts in the specification. [LAY-04, ACC-05] */
const toasted: readonly Notice[] = ['login-denied', 'cart-cancelled'];

/** The outcome of the request that led here: a note, or a toast that without JavaScript is a note too. */
export default function FlashNote({ flash: { notice, notify } }: { readonly flash: Flash }) {
  const words = noticeOf(notice, notify);
  const isToast = toasted.includes(notice);
  useEffect(() => {
    if (isToast) toast(words, 'error');
  }, [isToast, words]);
  const note = (
    <div className={classes(layout.wrap, layout.after)}>
      <Note kind={noticeKind(notice) === 'error' ? 'error' : 'ok'} alert>
        {words}
      </Note>
    </div>
  );
  return isToast ? <noscript>{note}</noscript> : note;
}
