import { MAX_BULK_NAMES } from '#core/domains/bulk-names.ts';
import { checkedExtensions } from '#core/domains/domain-groups.ts';
import { type DomainOffer, listExtensions } from '#core/domains/domain-offer.ts';
import type { BulkSearch } from '#core/domains/domain-search.ts';
import { MAX_LIST_TEXT } from '#core/domains/name-list.ts';
import * as paths from '#core/shared/paths.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { bulkSearchQuery, chosenExtensions, typedNames } from '#ui/domains/domain-search-input.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { Card, CardBody } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import layout from '#ui/theme/layout.module.css';
import { BulkTable } from './bulk-table.tsx';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';

/** A plain GET form with its results below. [DOM-01] */
export function BulkNames({ inCart }: { readonly inCart: ReadonlySet<string> }) {
  const search = useSearchTexts();
  const data = usePageQuery(bulkSearchQuery);
  return (
    <>
      <BulkForm typed={typedNames(search)} data={data} chosen={chosenExtensions(search)} />
      <BulkResults data={data} inCart={inCart} />
    </>
  );
}

function BulkForm({
  typed,
  data: { terms, years, offers },
  chosen,
}: {
  readonly typed: string;
  readonly data: BulkSearch;
  readonly chosen: readonly string[];
}) {
  const send = useFormNavigation(paths.domainSearch());
  return (
    <Card>
      <CardBody>
        <form action={paths.domainSearch()} method="get" onSubmit={send} className={layout.fields}>
          <input type="hidden" name="tab" value="nhieu" />
          <TextArea
            label={text.bulkField}
            required
            name="ten"
            rows={8}
            defaultValue={typed}
            cutAfter={MAX_LIST_TEXT}
            hint={text.bulkHint(MAX_BULK_NAMES)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <fieldset className={classes(layout.flow, styles.extensions)}>
            <legend>{text.bulkExtensions}</legend>
            {extensionsFor(offers, chosen).map((extension) => (
              <Check key={extension} name="duoi" value={extension} defaultChecked={chosen.includes(extension)}>
                {extension}
              </Check>
            ))}
          </fieldset>
          <div className={layout.ends}>
            <NativeSelect label={text.bulkYears} required name="nam" defaultValue={String(years)}>
              {terms.map((each) => (
                <option key={each} value={each}>
                  {text.years(each)}
                </option>
              ))}
            </NativeSelect>
            <SubmitButton>{text.bulkSubmit}</SubmitButton>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

/** The best known extensions, and those that the address names. */
const extensionsFor = (offers: readonly DomainOffer[], chosen: readonly string[]): readonly string[] => {
  const popular = checkedExtensions('popular', offers);
  return [...popular, ...listExtensions(offers).filter((each) => chosen.includes(each) && !popular.includes(each))];
};

function BulkResults({ data, inCart }: { readonly data: BulkSearch; readonly inCart: ReadonlySet<string> }) {
  if (data.words.length === 0) return <Note kind="plain">{text.bulkEmpty}</Note>;
  return <BulkTable key={data.words.map(({ typed }) => typed).join(' ')} data={data} inCart={inCart} />;
}
