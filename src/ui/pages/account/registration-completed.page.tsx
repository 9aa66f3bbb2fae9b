import * as paths from '#core/shared/paths.ts';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { AuthPage, EndedStep } from '#ui/login/auth-page.tsx';
import { completeText } from '#ui/login/joining.vi.ts';
import { authText } from '#ui/login/messages.vi.ts';
import { useReturnPath } from '#ui/login/return-path.ts';
import layout from '#ui/theme/layout.module.css';

const visitorQuery = pageQuery('loadVisitor');

/** For logged-in customers only. */
export const load = loadQueries([visitorQuery]);

/** /cap-nhat-dang-ky/hoan-tat: the account is ready; links to the return path. [ROUTE-27, ACC-10] */
export function Page() {
  const visitor = usePageQuery(visitorQuery);
  const { returnPath, isPortal } = useReturnPath();
  if (!visitor.isLoggedIn) return <EndedStep href={paths.logIn()} action={authText.toLogIn} />;
  return (
    <AuthPage title={completeText.doneTitle}>
      <Note kind="ok">{completeText.done}</Note>
      <div className={layout.flow}>
        <ButtonLink href={returnPath} kind="primary" size="l">
          {isPortal ? completeText.toPortal : completeText.goOn}
        </ButtonLink>{' '}
        <ButtonLink href={paths.shop} size="l">
          {completeText.toShop}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
