import { expect, test } from 'vitest';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { USERNAME } from '#test/kit/people.ts';

const canary = {
  fullName: 'Canary Người 7c1e',
  username: 'canary-7c1e@example.vn',
  password: 'Canary-mat-khau-7c1e',
  phone: '0977123987',
  street: 'Ngõ Canary 7c1e',
  identityNumber: '079099123987',
  code: '918273',
} as const;

test('V14.2.4 V16.2.5 forms and calls leave no name, contact, address, identity number, password or code in the log', async () => {
  const { host, logged } = hostUnderTest({ renderer: jsonRenderer() });
  const { fullName, username, password, phone, street, identityNumber, code } = canary;
  const contact = { name: fullName, phone, email: username, street, address: street, identityNumber, fullName };
  const passwords = { username, password, repeat: password, old: password };
  const everything = { ...contact, ...passwords, code, field: 'email', side: 'new', contact: username, id: '' };
  const commands = [
    'register',
    'checkUsername',
    'logIn',
    'requestReset',
    'verifyAccount',
    'verifyReset',
    'resetPassword',
    'changePassword',
    'updateProfile',
    'saveAddress',
    'requestContactChange',
    'confirmContactChange',
    'completeRegistration',
    'requestConsultation',
    'finaliseOrder',
    'addReview',
  ];
  for (const use of commands) {
    await host.command(use, { ...everything, idempotencyKey: '0123456789abcdef0123456789abcdef' });
    await host.form('/quan-ly-tai-khoan/thong-tin', [['_use', use], ...Object.entries(everything)]);
  }
  await host.get(`/dang-nhap?username=${encodeURIComponent(username)}&accessToken=${password}`);
  await host.get(`/tim-kiem?q=${encodeURIComponent(fullName)}`);
  expect(logged.length).toBeGreaterThan(commands.length);
  expect(Object.values(canary).filter((each) => JSON.stringify(logged).includes(each))).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain(USERNAME);
});
