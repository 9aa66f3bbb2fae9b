import * as paths from '#core/shared/paths.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { accountQuery } from './account-queries.ts';
import { contactText } from './contacts.vi.ts';

/** Tells that mails to the address of the account do not arrive; nothing while they do. [decision 0042] */
export function RefusedEmail() {
  const address = useOptionalPageQuery(accountQuery).data?.refusedEmail ?? null;
  if (address === null) return null;
  return (
    <Note kind="warn">
      <b>{contactText.refused(address)}</b>
      <p>
        {contactText.refusedDetail} <a href={`${paths.account('thong-tin')}#contacts`}>{contactText.change}</a>
      </p>
    </Note>
  );
}
