import { expect, type Page } from '@playwright/test';
import type { ConsultationRow } from '#contracts/desk/consultation-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { staffDoor } from '#test/journeys/site/origins.ts';
import { enterStaff } from '#test/kit/staff.ts';

export type Enquirer = { readonly name: string; readonly phone: string; readonly email: string };

/** A person who asks for a consultation, with a unique name. */
export const newEnquirer = (): Enquirer => {
  const letters = [...Date.now().toString(36)].map((digit) =>
    String.fromCharCode(97 + (Number.parseInt(digit, 36) % 26)),
  );
  return { name: `Trần Minh ${letters.join('')}`, phone: '0912 345 678', email: 'minh@example.vn' };
};

/** The number of leads with exactly this name at the desk. */
export const leadsOf = async (name: string): Promise<number> => {
  const { body } = await deskVisitor(await enterStaff(staffDoor)).list<ConsultationRow>('consultations', {
    words: name,
  });
  return body.rows.filter(({ person }) => person === name).length;
};

/** The consultation form on the page or in its dialog. */
const formOf = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Gửi yêu cầu' }) })
    .last();

export const fillRequest = async (page: Page, { name, phone, email }: Enquirer): Promise<void> => {
  const form = formOf(page);
  await form.getByLabel('Họ và tên').fill(name);
  await form.getByLabel('Số điện thoại').fill(phone);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Yêu cầu tư vấn').fill('Cần sao lưu mười máy, mỗi ngày một bản');
};

/** Fills in and submits the form; works with and without JavaScript. */
export const requestConsultation = async (page: Page, who: Enquirer): Promise<void> => {
  await fillRequest(page, who);
  await formOf(page).getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cảm ơn bạn' })).toBeVisible();
};
