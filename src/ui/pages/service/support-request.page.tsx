import { formatMinute } from '#core/shared/calendar.ts';
import { orderId, type SupportRequestId, serviceId, supportRequestId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import {
  normaliseSupport,
  type SupportFile,
  type SupportRequest,
  supportFilePath,
  validateSupport,
} from '#core/support/support-request.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { Portal } from '#ui/account/portal.tsx';
import { validateByService, validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { ensureFound, type PageLoader, pageQuery, prefetch, usePageQuery } from '#ui/app/page.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { Button, ButtonLink, SubmitButton } from '#ui/kit/action/button.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { CardBody, SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { FilesInput, readChosenFiles } from '#ui/support/files-input.tsx';
import { fileText } from '#ui/support/files-input.vi.ts';
import styles from '#ui/support/support.module.css';
import { supportText as text } from '#ui/support/support.vi.ts';
import { SupportBadge } from '#ui/support/support-badge.tsx';
import layout from '#ui/theme/layout.module.css';

const requestQuery = pageQuery('loadSupportRequest', ({ params }) => ({ id: supportRequestId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const [request] = await Promise.all([ensureFound(loader, requestQuery, 'page'), prefetch(loader, accountQuery)]);
  return { title: `${request.number} ${request.title}` };
};

/** What was said, oldest first, and the form to go on. */
export function Page() {
  const request = usePageQuery(requestQuery);
  return (
    <Portal current="support">
      <SectionCard
        id="yeu-cau"
        title={`${request.number} · ${request.title}`}
        end={<SupportBadge state={request.state} />}
        flush
      >
        <About request={request} />
        <ol className={layout.rows} aria-label={text.conversation}>
          {request.messages.map(({ id, from, at, text: said, files }) => (
            <li key={id}>
              <div className={styles.message}>
                <b>{text.from[from]}</b> <span className={layout.quiet}>{formatMinute(at)}</span>
                <p className={styles.said}>{said}</p>
                {files.length > 0 ? <Files request={request.id} files={files} /> : null}
              </div>
            </li>
          ))}
        </ol>
      </SectionCard>
      <Reply request={request} />
    </Portal>
  );
}

function Files({ request, files }: { readonly request: SupportRequestId; readonly files: readonly SupportFile[] }) {
  return (
    <ul aria-label={fileText.files}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={supportFilePath(request, id)} download>
            {name}
          </a>{' '}
          <span className={layout.quiet}>{fileText.size(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function About({ request: { about } }: { readonly request: SupportRequest }) {
  if (about === null) return null;
  const href = about.kind === 'order' ? paths.order(orderId(about.id)) : paths.service(serviceId(about.id));
  return (
    <CardBody>
      {text.about[about.kind]} <Link href={href}>{about.title}</Link>
    </CardBody>
  );
}

function Reply({ request: { id, state } }: { readonly request: SupportRequest }) {
  return (
    <SectionCard id="viet-tiep" title={text.reply}>
      <div className={layout.stack}>
        <CommandForm
          use="answerSupportRequest"
          draft={`support ${id}`}
          encType="multipart/form-data"
          className={layout.fields}
          onDone={(form) => form.reset()}
          check={validateWith((fields) => validateSupport(normaliseSupport({ text: textAt(fields, 'text') })))}
          command={async (fields, form) => {
            const files = await readChosenFiles(form);
            return files && { id, files, text: textAt(fields, 'text') };
          }}
        >
          <HiddenFields fields={[['id', id]]} />
          <TextArea
            label={text.message}
            name="text"
            required
            hint={state === 'closed' ? text.reopen : text.messageHint}
          />
          <FilesInput />
          <SubmitButton>{text.sendReply}</SubmitButton>
          <FormFailure />
        </CommandForm>
        {state === 'closed' ? null : (
          <CommandForm use="closeSupportRequest" check={validateByService} command={() => ({ id })}>
            <HiddenFields fields={[['id', id]]} />
            <Button type="submit">{text.close}</Button>
            <FormFailure />
          </CommandForm>
        )}
        <ButtonLink href={paths.support()}>{text.all}</ButtonLink>
      </div>
    </SectionCard>
  );
}
