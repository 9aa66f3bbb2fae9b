import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { supportAnswerMail } from '#backend/mails/reply-mails.vi.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { folder, openFolders, startErrors } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

const address = { SUPPORT_REPLY_ADDRESS: 'Ho-Tro@mail.shop.example' };
const secret = { SUPPORT_MAIL_SECRET: sampleSecret('SUPPORT_MAIL_SECRET') };

describe('CFG-01 answers by mail', () => {
  openFolders();
  const read = (given: Record<string, string>) => parseEnvironment({ DATA_DIR: folder, ...given }).supportMail;

  test('are taken with an address and a secret, and without both nobody answers by mail', () => {
    expect(read({ ...address, ...secret })).toEqual({
      address: 'ho-tro@mail.shop.example',
      secrets: [secret.SUPPORT_MAIL_SECRET],
    });
    expect(read({})).toBeNull();
  });

  test('one without the other stops the start', () => {
    const together = 'SUPPORT_REPLY_ADDRESS and SUPPORT_MAIL_SECRET are set together.';
    expect(startErrors(address)).toEqual([`SUPPORT_MAIL_SECRET is missing; ${together}`]);
    expect(startErrors(secret)).toEqual([`SUPPORT_REPLY_ADDRESS is missing; ${together}`]);
  });

  test.each(['ho-tro', 'ho+tro@shop.example', `${'a'.repeat(23)}@shop.example`, 'Sen <a@shop.example>'])(
    'an address to which nothing can be added stops the start: %s',
    (SUPPORT_REPLY_ADDRESS) =>
      expect(startErrors({ SUPPORT_REPLY_ADDRESS, ...secret }).join()).toContain('SUPPORT_REPLY_ADDRESS must be'),
  );

  test('the mail says how one answers', () => {
    const notes = (isAnsweredByMail: boolean): string =>
      JSON.stringify(
        supportAnswerMail({ name: '', number: 'HT-1', title: '', text: '', files: [], href: '', isAnsweredByMail })(
          sampleIdentity,
        ),
      );
    expect(notes(true)).toContain('Bạn trả lời thư này hoặc viết tiếp trên trang.');
    expect(notes(false)).toContain('Bạn viết tiếp trên trang, vì thư trả lời địa chỉ này không vào yêu cầu.');
  });
});
