import Chip from '@mui/material/Chip';
import * as paths from '#core/shared/paths.ts';
import { collegesOf, parseCollegeProvince, provincesQuery } from '#ui/account/account-queries.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './account.module.css';
import { profileText } from './messages.vi.ts';

/** Fills the address above with a college of the chosen province, which a GET form selects. [ACC-09, GQL-08] */
export function CollegePicker({ addressId }: { readonly addressId: string }) {
  const province = parseCollegeProvince(useSearchTexts());
  const send = useFormNavigation(paths.account('thong-tin'));
  const { data: provinces = [] } = useOptionalPageQuery(provincesQuery);
  return (
    <details className={classes(layout.more, styles.college)} open={province !== ''}>
      <summary>{profileText.college}</summary>
      <form className={layout.flow} action={paths.account('thong-tin')} method="get" onSubmit={send}>
        <InlineSelect label={profileText.collegeProvince} name="tinh" key={province} defaultValue={province}>
          <option value="">{profileText.chooseProvince}</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </InlineSelect>
        <Button type="submit" size="s">
          {profileText.showColleges}
        </Button>
      </form>
      {province === '' ? null : <Colleges province={province} addressId={addressId} />}
    </details>
  );
}

function Colleges({ province, addressId }: { readonly province: string; readonly addressId: string }) {
  const { data: colleges, isError } = useOptionalPageQuery(collegesOf(province));
  if (isError) return <p className={layout.quiet}>{profileText.collegesFailed}</p>;
  if (colleges === undefined) return null;
  if (colleges.length === 0) return <p className={layout.quiet}>{profileText.noColleges}</p>;
  const fill = (name: string) => {
    const field = document.querySelector<HTMLInputElement>(`[data-address="${addressId}"]`);
    if (field === null) return;
    field.value = name;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <ul className={styles.colleges} aria-label={profileText.colleges}>
      {colleges.map(({ id, name }) => (
        <li key={id}>
          <Chip component="button" type="button" clickable variant="outlined" label={name} onClick={() => fill(name)} />
        </li>
      ))}
    </ul>
  );
}
