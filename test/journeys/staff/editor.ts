import { type Browser, expect, type Page } from '@playwright/test';
import { openStaffPage } from './staff-page.ts';

export type EditorSection = 'banner' | 'menu' | 'bai-viet';
/** Form values by the label of their field; in a select the option is chosen. */
export type Filling = Readonly<Record<string, string>>;

/** Opens the editors' page in the browser of a member of the staff. */
export const openEditor = async (browser: Browser): Promise<Page> => {
  const page = await openStaffPage(browser);
  await page.getByRole('main').getByRole('link', { name: 'Biên tập nội dung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banner' })).toBeVisible();
  return page;
};

const fill = async (page: Page, filling: Filling): Promise<void> => {
  for (const [label, value] of Object.entries(filling)) {
    const control = page.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();
    const isList = (await control.evaluate(({ tagName }) => tagName)) === 'SELECT';
    if (isList) await control.selectOption(value);
    else await control.fill(value);
  }
};

/** Fills in fields of the open page and saves them with one of its buttons. */
export const save = async (page: Page, filling: Filling, button = 'Lưu'): Promise<void> => {
  await fill(page, filling);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('Đã lưu.')).toBeVisible();
};

/** Adds an entry and leaves it open; returns its path. */
export const add = async (page: Page, section: EditorSection, filling: Filling, button?: string): Promise<string> => {
  await page.goto(`/cms/${section}/moi`);
  await save(page, filling, button);
  return new URL(page.url()).pathname;
};

/** Deletes an entry permanently on its page. */
export const remove = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('summary', { hasText: 'Xoá' }).click();
  await page.getByRole('button', { name: 'Xoá hẳn' }).click();
  await expect(page.getByText(/^Đã xoá/)).toBeVisible();
};

/** The row of one entry in the list of a section. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

const fillDesk = async (page: Page, filling: Filling): Promise<void> => {
  for (const [label, value] of Object.entries(filling)) {
    const control = page.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();
    await expect(control).toBeVisible();
    if ((await control.evaluate(({ tagName }) => tagName)) === 'DIV') {
      await control.click();
      await page.getByRole('option', { name: value }).click();
    } else await control.fill(value);
  }
};

/** Fills in fields of the open form of the desk and saves them. */
export const saveAtDesk = async (page: Page, filling: Filling): Promise<void> => {
  await fillDesk(page, filling);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText(/^Đã (lưu|thêm)$/)).toBeVisible();
};

/** Adds a record at the desk and leaves it open; returns its address. */
export const addAtDesk = async (page: Page, resource: string, filling: Filling): Promise<string> => {
  await page.goto(`/desk#/${resource}/create`);
  await saveAtDesk(page, filling);
  await expect(page).toHaveURL(new RegExp(`/desk#/${resource}/\\d+$`));
  return new URL(page.url()).hash;
};

/** Removes a record of the desk. */
export const removeAtDesk = async (page: Page, address: string): Promise<void> => {
  await page.goto(`/desk${address}`);
  await page.getByRole('button', { name: 'Xoá', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText('Đã xoá.')).toBeVisible();
};
