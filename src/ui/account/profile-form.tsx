import { dayAt } from '#core/shared/calendar.ts';
import { type Gender, normalisePerson, validatePerson } from '#core/shared/people/person-rules.ts';
import { fieldLimits, type validateFields } from '#core/shared/text/validation.ts';
import { profileQuery } from '#ui/account/account-queries.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/form/field.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { AvatarForm } from './avatar-form.tsx';
import { CollegePicker } from './college-picker.tsx';
import { Contacts } from './contacts.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { profileText, slugTitles } from './messages.vi.ts';
import { RefusedEmail } from './refused-email.tsx';

const genders: readonly Gender[] = ['MALE', 'FEMALE', 'OTHER'];
const parseGender = (text: string): Gender | null => genders.find((each) => each === text) ?? null;
const FORM = 'profile';
const ADDRESS = 'profile-address';

const readProfile = (fields: Fields) => ({
  fullName: textAt(fields, 'fullName'),
  address: textAt(fields, 'address'),
  gender: parseGender(textAt(fields, 'gender')),
  birthDate: textAt(fields, 'birthDate') || null,
  identityNumber: textAt(fields, 'identityNumber'),
  personalTitle: textAt(fields, 'personalTitle'),
});

const validateProfile = (fields: Fields, now: number): ReturnType<typeof validateFields> =>
  validatePerson(normalisePerson(readProfile(fields)), dayAt(now));

/** [ACC-09] */
export function ProfileForm() {
  const { clock } = useShop();
  const { person, identityNumber, contactChanges, deletion } = usePageQuery(profileQuery);
  return (
    <>
      <RefusedEmail />
      <AvatarForm />
      <SectionCard id="thong-tin" title={slugTitles['thong-tin']}>
        <CommandForm
          use="updateProfile"
          draft="profile"
          id={FORM}
          initial={{ ...person, identityNumber }}
          check={validateWith((fields) => validateProfile(fields, clock.now()))}
          command={readProfile}
        >
          <PersonFields />
          <FormFailure className={layout.after} />
          <div className={layout.buttons}>
            <SubmitButton>{profileText.save}</SubmitButton>
          </div>
        </CommandForm>
        <CollegePicker addressId={ADDRESS} />
      </SectionCard>
      <Contacts person={person} changes={contactChanges} />
      <DeletionCard deletion={deletion} />
    </>
  );
}

function PersonFields() {
  return (
    <FormGrid>
      <TextInput label={profileText.name} required autoComplete="name" maxLength={fieldLimits.name} name="fullName" />
      <TextInput
        label={profileText.personalTitle}
        placeholder={profileText.titleHint}
        autoComplete="honorific-prefix"
        name="personalTitle"
      />
      <TextInput label={profileText.birthDate} type="date" autoComplete="bday" name="birthDate" />
      <NativeSelect label={profileText.gender} autoComplete="sex" name="gender">
        <option value="">{profileText.noGender}</option>
        {genders.map((each) => (
          <option key={each} value={each}>
            {profileText.genders[each]}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label={profileText.identityNumber}
        className={fullWidthClass}
        inputMode="numeric"
        autoComplete="off"
        hint={profileText.identityHint}
        name="identityNumber"
      />
      <TextInput
        label={profileText.address}
        className={fullWidthClass}
        autoComplete="street-address"
        maxLength={fieldLimits.address}
        data-address={ADDRESS}
        name="address"
      />
    </FormGrid>
  );
}
