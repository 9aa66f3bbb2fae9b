import { useState } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { Counter } from '#ui/blocks/order/counter.tsx';
import { AreaSelect } from '#ui/blocks/person/area-select.tsx';
import { CodeInput } from '#ui/blocks/person/code-input.tsx';
import { EmailInput, emailSuggest } from '#ui/blocks/person/email-input.tsx';
import { matchesPlace } from '#ui/blocks/person/matches-place.ts';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { FileInput } from '#ui/kit/form/file-input.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { SuggestingInput } from '#ui/kit/form/suggesting-input.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { SearchField } from '#ui/kit/navigation/search-field.tsx';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';

export function GalleryFields() {
  const options = text.options.map((option) => <option key={option}>{option}</option>);
  return (
    <Samples title={text.groups.fields}>
      <Sample name="field" stack>
        <TextInput label={text.text} required defaultValue={text.textValue} icon="user" />
        <TextInput label={text.email} type="email" defaultValue="an@" error={text.wrong} />
      </Sample>
      <Sample name="suggesting-input" stack>
        <SuggestingInput label={text.email} suggest={emailSuggest} defaultValue="an@gmial.com" />
      </Sample>
      <Sample name="email-input" stack>
        <EmailInput label={text.email} />
      </Sample>
      <Sample name="text-area" stack>
        <TextArea label={text.note} hint={text.noteHint} rows={3} />
      </Sample>
      <Sample name="native-select" stack>
        <NativeSelect label={text.select}>{options}</NativeSelect>
      </Sample>
      <Sample name="inline-select" stack>
        <InlineSelect label={text.inlineSelect}>{options}</InlineSelect>
      </Sample>
      <Sample name="file-input" stack>
        <FileInput label={text.file} hint={text.fileHint} />
      </Sample>
      <Sample name="password-input" stack>
        <PasswordInput label={text.password} strength autoComplete="new-password" />
      </Sample>
      <Sample name="code-input">
        <CodeInput label={text.code} defaultValue="123" />
      </Sample>
      <Numbers />
      <Sample name="search-field">
        <SearchField label={text.search} placeholder={text.search} />
      </Sample>
      <Province />
    </Samples>
  );
}

function Numbers() {
  const [count, setCount] = useState(1);
  return (
    <Sample name="counter">
      <Counter name="count" label={text.count} value={count} least={1} most={50} onChange={setCount} />
    </Sample>
  );
}

function Province() {
  const { data: places = [] } = usePublicQuery('loadProvinces', {});
  const [chosen, setChosen] = useState('');
  return (
    <Sample name="area-select" stack>
      <AreaSelect
        label={text.place}
        name="province"
        value={chosen}
        places={places}
        empty={text.placeEmpty}
        matches={matchesPlace}
        error={null}
        onChange={setChosen}
      />
    </Sample>
  );
}
