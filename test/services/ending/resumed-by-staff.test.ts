import { expect, test } from 'vitest';
import { isResumedByStaff } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { type GraceMail, graceMail } from '#backend/mails/grace-mails.vi.ts';
import type { Provisioning } from '#backend/platform/environment.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { incusSettings } from '#test/provisioning/incus/incus-subject.ts';

const provisioning: Provisioning = {
  lines: { '*': 'manual' },
  webhook: { url: 'https://panel.cty.vn', secrets: ['x'.repeat(32)], abilities: [] },
  incus: incusSettings,
  epp: null,
};

test.each([
  ['manual', true],
  [null, true],
  ['webhook', false],
  ['incus', false],
  ['sandbox', false],
  // Not configured any more: it is asked in vain, until a member takes over.
  ['epp', true],
])('SVC-01 a service of %s is started again by staff: %s', (provisioner, isByStaff) => {
  const service = { type: 'cloud-server', kind: null, provisioner };
  expect(isResumedByStaff({ environment: { provisioning } }, service)).toBe(isByStaff);
});

test('SVC-01 nobody has to start a name again, which stays at its registry', () => {
  const name = { type: 'domain', kind: null, provisioner: 'manual' } as const;
  expect(isResumedByStaff({ environment: { provisioning } }, name)).toBe(false);
});

const facts: Omit<GraceMail, 'isResumedByStaff'> = {
  name: 'VPS 1',
  product: 'VPS 1',
  endDay: '23/11/2027',
  link: 'https://shop.example/service/1',
  phone: '18006070',
  unpaid: { kind: 'term' },
  dueDay: '23/11/2027',
  runsUntil: '24/11/2027',
  payableUntil: '08/12/2027',
  keptUntil: '23/12/2027',
};

test.each([
  [true, 'nhân viên cửa hàng cho dịch vụ chạy lại sau khi tiền vào'],
  [false, 'dịch vụ chạy lại ngay khi tiền vào'],
])('SVC-01 the mail of a suspension says who starts it again: staff %s', (isResumedByStaff, sentence) => {
  const mail = graceMail({ ...facts, isResumedByStaff }, 'suspend')(sampleIdentity);
  expect(JSON.stringify(mail.parts)).toContain(`${sentence}.`);
  expect(mail.summary).toContain(`${sentence}.`);
});
