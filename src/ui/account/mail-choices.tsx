import { optionalMailNames } from '#core/account-rules/optional-mails.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { CheckField } from '#ui/kit/form/check.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { mailChoicesQuery } from './account-queries.ts';
import { mailChoicesText as text } from './mail-choices.vi.ts';

const isTicked = (fields: Fields, name: string): boolean => textAt(fields, name) !== '';

/** Each optional mail with its channel, then what is always sent. [Nghị định 91/2020/NĐ-CP] */
export function MailChoices() {
  const choices = usePageQuery(mailChoicesQuery);
  const { seller } = useShop().identity;
  return (
    <>
      <SectionCard id="thong-bao" title={text.title}>
        <CommandForm
          use="saveMailChoices"
          toasts
          className={layout.fields}
          command={(fields) => ({
            'reminder-email': isTicked(fields, 'reminder-email'),
            'reminder-sms': isTicked(fields, 'reminder-sms'),
            'stock-alert-email': isTicked(fields, 'stock-alert-email'),
            'newsletter-email': isTicked(fields, 'newsletter-email'),
          })}
        >
          {optionalMailNames
            .filter((name) => choices[name] !== undefined)
            .map((name) => (
              <CheckField key={name} name={name} defaultChecked={choices[name] === true}>
                {text.choices[name]}
              </CheckField>
            ))}
          {choices['newsletter-email'] === false ? <p className={layout.quiet}>{newsletterConsent(seller)}</p> : null}
          <p className={layout.quiet}>{text.reminderHint}</p>
          <SubmitButton>{text.save}</SubmitButton>
          <FormFailure />
        </CommandForm>
      </SectionCard>
      <SectionCard id="luon-gui" title={text.always} flush>
        <ul className={layout.rows}>
          {text.obligatory.map(([kind, mails]) => (
            <li key={kind}>
              <div className={layout.wide}>
                <p>
                  <b>{kind}</b>
                </p>
                <p className={layout.quiet}>{mails}</p>
              </div>
            </li>
          ))}
        </ul>
      </SectionCard>
      <p className={layout.quiet}>{text.alwaysHint}</p>
    </>
  );
}
