import fc from 'fast-check';
import type { ConsultationRequest, SubmitConsultationCommand, TicketPerson } from '#core/consultation/consultation.ts';
import { anyMobile } from '#test/kit/any-phone.ts';
import { freshIdempotencyKey } from '#test/kit/fakes/shop.ts';

export const aRequest: ConsultationRequest = {
  name: 'Nguyễn Văn An',
  phone: '0912345678',
  email: 'an@congty.vn',
  note: 'Website WooCommerce khoảng 5.000 lượt xem mỗi ngày.',
};

export const aCommand = (change: Partial<SubmitConsultationCommand> = {}): SubmitConsultationCommand => ({
  ...aRequest,
  path: '/dang-ky-tu-van',
  product: '',
  configuration: '',
  proof: '',
  idempotencyKey: freshIdempotencyKey(),
  ...change,
});

const anyName = fc
  .tuple(fc.constantFrom('Nguyễn', 'Trần', 'Đỗ'), fc.constantFrom('Văn An', 'Thị Bích', 'Ánh'))
  .map((parts) => parts.join(' '));

/** A person whose contact data is valid. */
export const anyPerson: fc.Arbitrary<TicketPerson> = fc.record({
  name: anyName,
  phone: anyMobile,
  email: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.vn$/)),
});

/** The same person with another spelling of their data. */
export const respellPerson = ({ name, phone, email }: TicketPerson): TicketPerson => ({
  name: `  ${name.normalize('NFD').replaceAll(' ', '   ')} `,
  phone: ` +84 ${phone.slice(1, 4)}.${phone.slice(4)}`,
  email: ` ${email.toUpperCase()} `,
});

/** Texts that no form expects: empty, long, control characters, other alphabets, markup. */
export const anyJunk: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '<script>alert(1)</script>',
    '=1+1',
    '%E0%A4%A',
    '__proto__',
    '../../x',
    'x'.repeat(3_000),
  ),
);
