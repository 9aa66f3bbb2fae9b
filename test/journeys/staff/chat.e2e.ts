import type { ChatMessageRow } from '#contracts/desk/operations/chat-message-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { foreignRequests, visit } from '#test/journeys/first-visit.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hoverUntilHydrated } from '#test/journeys/purchase.ts';
import { staffDoor } from '#test/journeys/site/origins.ts';
import { enterStaff } from '#test/kit/staff.ts';

const LAB = '/thuc-hanh-lab/lab-linux-co-ban';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Liên hệ nhanh' });
const button = (page: Page) => bar(page).getByRole('button', { name: /^Live Chat Hỗ trợ/ });
const press = async (page: Page): Promise<void> => {
  await hoverUntilHydrated(button(page));
  await button(page).click();
};
const inbox = async (): Promise<readonly string[]> => {
  const desk = deskVisitor(await enterStaff(staffDoor));
  const { body } = await desk.list<ChatMessageRow>('chat-messages', { isDescending: true });
  return body.rows.map(({ text }) => text);
};

test('BAR-01 CHAT-01 CHAT-02 CHAT-03 CHAT-04 without consent «Live Chat» asks for it, one press agrees and opens the chat; messages reach the staff', async ({
  page,
}) => {
  const foreign = foreignRequests(page);
  await visit(page, '/lien-he');
  await press(page);
  const question = page.getByRole('dialog', { name: 'Mở Live Chat' });
  await expect(question.getByText(/^Live Chat cần bạn đồng ý/)).toBeVisible();
  expect(foreign).toEqual([]);
  await question.getByRole('button', { name: 'Đồng ý và mở chat' }).click();

  const talk = page.frameLocator('#chatwoot_live_chat_widget');
  await expect(talk.getByLabel('Tin nhắn')).toBeVisible();
  const text = `Máy chủ nào hợp với tôi, lần ${Date.now()}`;
  await talk.getByLabel('Tin nhắn').fill(text);
  await talk.getByRole('button', { name: 'Gửi' }).click();
  await expect(talk.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  expect(await inbox()).toContain(text);

  const launcher = page.locator('#chat-launcher .woot-widget-bubble');
  await expect(launcher).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(launcher).toBeHidden();
});

test('CHAT-03 LAY-01 a lab page has neither chat nor footer, even after consent', async ({ page, context }) => {
  await visit(page, '/tuy-chon-rieng-tu');
  await page.getByRole('main').locator('label').filter({ hasText: 'Live Chat' }).click();
  await page.getByRole('button', { name: 'Lưu lựa chọn' }).click();
  await expect(page.locator('#chatwoot_live_chat_widget')).toBeAttached();
  expect((await context.cookies()).some(({ name }) => name === 'consent')).toBe(true);

  // A new page, because the first one may still be loading.
  const lab = await context.newPage();
  const foreign = foreignRequests(lab);
  await visit(lab, LAB);
  await lab.mouse.move(100, 200);
  await lab.waitForLoadState('networkidle');
  await expect(lab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(lab)).toBeHidden();
  await expect(lab.getByRole('contentinfo')).toHaveCount(0);
  await expect(lab.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
