import * as paths from '#core/shared/paths.ts';
import type { BlockReason } from '#ui/failures/blocked-page-error.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Illustration } from '#ui/kit/illustration.tsx';
import layout from '#ui/kit/layout.module.css';
import state from '#ui/kit/state.module.css';
import { plainPages } from './plain-pages.vi.ts';

/** Same texts as the host's own page. [RED-02, RED-03] */
export function BlockedPage({ stop }: { readonly stop: BlockReason }) {
  const { title, text } = plainPages[stop];
  return (
    <div className={layout.wrap}>
      <div className={state.nf}>
        <Illustration name="stall" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={state.actions}>
          <ButtonLink href={paths.home} kind="primary">
            {plainPages.home}
          </ButtonLink>
          <ButtonLink href={paths.shop}>{plainPages.shop}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
