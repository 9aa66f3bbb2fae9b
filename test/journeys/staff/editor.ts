import { type Browser, expect, type Page } from '@playwright/test';
import { openStaffPage } from './staff-page.ts';

/** Form values by the label of their field; in a select the option is chosen. */
export type Filling = Readonly<Record<string, string>>;

/** Opens the editors' part of the desk in the browser of a member of the staff. */
export const openEditor = async (browser: Browser): Promise<Page> => {
  const page = await openStaffPage(browser);
  await page.getByRole('menuitem', { name: 'Bài viết', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();
  return page;
};

const fill = async (page: Page, filling: Filling): Promise<void> => {
  for (const [label, value] of Object.entries(filling)) {
    const control = page.getByLabel(new RegExp(`^${label}(\\s\\*)?$`)).first();
    await expect(control).toBeVisible();
    if ((await control.evaluate(({ tagName }) => tagName)) === 'DIV') {
      await control.click();
      await page.getByRole('option', { name: value }).click();
    } else if ((await control.getAttribute('type')) === 'checkbox') await control.setChecked(value === 'bật');
    else await control.fill(value);
  }
};

/** Fills in fields of the open form and saves them. */
export const save = async (page: Page, filling: Filling): Promise<void> => {
  await fill(page, filling);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText(/^Đã (lưu|thêm)$/)).toBeVisible();
  // The next save says so anew.
  await expect(page.getByText(/^Đã (lưu|thêm)$/)).toHaveCount(0);
};

/** Opens a place of the desk. */
export const goTo = async (page: Page, place: string): Promise<void> => {
  await page.goto(`/desk#${place}`);
  await page.reload();
};

/** Adds a record and leaves it open; returns its place. `prepare` does what is no field. */
export const add = async (
  page: Page,
  resource: string,
  filling: Filling,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<string> => {
  await goTo(page, `/${resource}/create`);
  await prepare(page);
  await save(page, filling);
  await expect(page).toHaveURL(new RegExp(`/desk#/${resource}/\\d+$`));
  return new URL(page.url()).hash.slice(1);
};

/** Removes a record. */
export const remove = async (page: Page, place: string): Promise<void> => {
  await goTo(page, place);
  await page.getByRole('button', { name: 'Xoá', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText('Đã xoá.')).toBeVisible();
};

/** The row of one record in a list. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
