import fc from 'fast-check';
import { expect } from 'vitest';
import { seedColleges } from '#contracts/seed/content/colleges.ts';
import { seedProvinces } from '#contracts/seed/places.ts';
import type { Person } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { PartyId } from '#core/shared/ids.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import type { PersonChange } from '#core/shared/people/person-rules.ts';
import { anyWord } from '#test/kit/any-word.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { checkout, expectNotFound, expectRejected, freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';

export type Customer = {
  readonly profiles: ProfileGateway;
  readonly orders: OrderGateway;
  readonly party: PartyId;
  /** The name from the registration. */
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
};

/** Customers of one shop. */
export type ProfileSubject = {
  readonly customer: () => Promise<Customer>;
  readonly guest: () => Promise<ProfileGateway>;
  readonly runs: number;
};

const denied = { ok: false, failure: { kind: 'denied' } };
/** Eight by four pixels of one colour, in each accepted format. */
export const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAMAAACEE47CAAAAA1BMVEXIUBSYp3MLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgIAwAACQAAa5tRrMAAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJwBhl//2Q==',
  webp: 'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoIAAQAA4BaJaACdLoAA5gA/txR/1te28MoP/iHOILajrEAAAA=',
} as const;

const word = anyWord('letters');
const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Valid changes. */
const anyChange: fc.Arbitrary<PersonChange> = fc.record({
  fullName: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  address: fc.oneof(fc.constant(''), word),
  gender: fc.constantFrom('MALE', 'FEMALE', 'OTHER', null),
  birthDate: fc.oneof(fc.constant(null), anyDay),
  identityNumber: fc.oneof(fc.constant(''), fc.stringMatching(/^\d{12}$/)),
  personalTitle: fc.oneof(fc.constant(''), word),
});

/** Keeps the person; the identity number is not part of what is read. */
const changeOf = (person: Person, identityNumber = ''): PersonChange => {
  const { fullName, address, gender, birthDate, personalTitle } = person;
  return { fullName, address, gender, birthDate, identityNumber, personalTitle };
};
const personOf = async ({ profiles, party }: Customer): Promise<Person> => unwrap(await profiles.person(party));

const wrongChanges: readonly (readonly [field: keyof PersonChange, change: Partial<PersonChange>])[] = [
  ['fullName', { fullName: '  ' }],
  ['fullName', { fullName: 'x'.repeat(101) }],
  ['address', { address: 'x'.repeat(256) }],
  ['birthDate', { birthDate: '2001-02-29' }],
  ['birthDate', { birthDate: '2999-01-01' }],
  ['birthDate', { birthDate: '1700-01-01' }],
  ['identityNumber', { identityNumber: '123456789' }],
  ['personalTitle', { personalTitle: 'x'.repeat(51) }],
];

const company = (name: string): InvoiceRequest => ({
  company: name,
  taxCode: '0100109106',
  address: '7 Trần Phú, Đà Nẵng',
  email: 'ke-toan@example.com',
});

/** Laws of every ProfileGateway. */
export const profileGatewayLaws: readonly Law<ProfileSubject>[] = [
  {
    name: 'ENT-11 SDK-03 a customer reads the data that they registered with',
    check: async (open) => {
      const customer = await (await open()).customer();
      const { fullName, phone, email, party: partyId } = customer;
      const person = await personOf(customer);
      expect(person).toMatchObject({
        partyId,
        fullName,
        phone,
        email,
        avatarPath: null,
        gender: null,
        birthDate: null,
      });
      expect([person.memberLevel, person.status].every((text) => text !== '')).toBe(true);
      expect(Number.isSafeInteger(person.customerSince)).toBe(true);
    },
  },
  {
    name: "CART-02 ENT-11 other visitors can read neither a customer's data nor their company",
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await subject.customer(), await subject.customer()];
      for (const profiles of [neighbour.profiles, await subject.guest()]) {
        expectNotFound(await profiles.person(customer.party));
        expectNotFound(await profiles.company(customer.party));
      }
    },
  },
  {
    name: "ACC-09 SDK-03 a profile change is stored, and only the customer's own record changes",
    check: async (open) => {
      const { customer: newCustomer, runs } = await open();
      await forAll(
        anyChange,
        async (change) => {
          const [customer, neighbour] = [await newCustomer(), await newCustomer()];
          const [before, other] = [await personOf(customer), await personOf(neighbour)];
          const changed = unwrap(await customer.profiles.update(change));
          const identityNumber = change.identityNumber.replace(/^\d{9}/, '•••••••••');
          expect(changed).toEqual({ ...before, ...change, identityNumber });
          expect(await personOf(customer)).toEqual(changed);
          expect(await personOf(neighbour)).toEqual(other);
          expect(unwrap(await customer.profiles.update(changeOf(before)))).toEqual(before);
        },
        runs,
      );
    },
  },
  {
    name: 'VAL-07 ACC-09 texts are trimmed and normalised before they are stored',
    check: async (open) => {
      const customer = await (await open()).customer();
      const change = changeOf(await personOf(customer));
      const typed = { ...change, fullName: '  Trần   Thị Bích '.normalize('NFD'), identityNumber: '0011 9900 1234' };
      expect(unwrap(await customer.profiles.update(typed))).toMatchObject({
        fullName: 'Trần Thị Bích',
        identityNumber: '•••••••••234',
      });
      expect(unwrap(await customer.profiles.identityNumber())).toBe('001199001234');
    },
  },
  {
    name: 'V15.3.1 only its owner reads a whole identity number, and only where it is edited',
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await subject.customer(), await subject.customer()];
      expect(unwrap(await customer.profiles.identityNumber())).toBe('');
      const before = await personOf(customer);
      const answer = unwrap(await customer.profiles.update(changeOf(before, '079091004218')));
      expect([answer, await personOf(customer)].map((each) => each.identityNumber)).toEqual(
        Array(2).fill('•••••••••218'),
      );
      await customer.profiles.setAvatar(pictures.png);
      expect(unwrap(await customer.profiles.identityNumber())).toBe('079091004218');
      expect(unwrap(await neighbour.profiles.identityNumber())).toBe('');
      expect(await (await subject.guest()).identityNumber()).toEqual(denied);
    },
  },
  {
    name: 'ACC-09 an invalid field is rejected by its name',
    check: async (open) => {
      const customer = await (await open()).customer();
      const before = await personOf(customer);
      for (const [field, change] of wrongChanges)
        expect(await customer.profiles.update({ ...changeOf(before), ...change })).toMatchObject({
          failure: { kind: 'rejected', code: 'bad-input', detail: { field } },
        });
      expect(await personOf(customer)).toEqual(before);
    },
  },
  {
    name: 'ACC-09 a guest can change neither a profile nor a picture',
    check: async (open) => {
      const subject = await open();
      const change = changeOf(await personOf(await subject.customer()));
      const guest = await subject.guest();
      expect(await guest.update(change)).toEqual(denied);
      expect(await guest.setAvatar(pictures.png)).toEqual(denied);
    },
  },
  {
    name: 'ACC-09 SDK-03 a picture of each accepted format is stored under its own path',
    check: async (open) => {
      const customer = await (await open()).customer();
      const paths: string[] = [];
      for (const picture of Object.values(pictures)) {
        const path = unwrap(await customer.profiles.setAvatar(picture));
        expect(path).toMatch(/^\/uploads\/[\w./-]+\.webp$/);
        expect((await personOf(customer)).avatarPath).toBe(path);
        paths.push(path);
      }
      expect(new Set(paths).size).toBe(3);
    },
  },
  {
    name: 'ACC-09 an invalid or oversized picture is rejected, and the previous one stays',
    check: async (open) => {
      const { customer: newCustomer, runs } = await open();
      const customer = await newCustomer();
      const path = unwrap(await customer.profiles.setAvatar(pictures.png));
      const tooLarge = pictures.png.slice(0, 40) + 'A'.repeat(1_500_000);
      const svg = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
      const anything = fc.oneof(fc.string({ maxLength: 200 }), fc.base64String({ maxLength: 400 }));
      await forAll(
        fc.oneof(fc.constantFrom('', tooLarge, svg, 'R0lGODlhAQABAAAAACw='), anything),
        async (text) => expectRejected(await customer.profiles.setAvatar(text), 'bad-image'),
        runs,
      );
      const because = (problem: string) => ({ failure: { code: 'bad-image', detail: { problem } } });
      expect(await customer.profiles.setAvatar(tooLarge)).toMatchObject(because('bytes'));
      expect(await customer.profiles.setAvatar(svg)).toMatchObject(because('format'));
      expect((await personOf(customer)).avatarPath).toBe(path);
    },
  },
  {
    name: 'GQL-08 ACC-09 the colleges of a province are sorted by name and belong to that province',
    check: async (open) => {
      const guest = await (await open()).guest();
      for (const { code } of seedProvinces) {
        const colleges = unwrap(await guest.colleges(code));
        const named = seedColleges.filter(({ provinceId }) => provinceId === code).map(({ name }) => name);
        expect(colleges.map(({ name }) => name)).toEqual(named);
        for (const college of colleges)
          expect(college).toMatchObject({ provinceId: code, id: expect.stringMatching(/./) });
      }
      expect(unwrap(await guest.colleges('00'))).toEqual([]);
    },
  },
  {
    name: "GQL-08 FIN-04 the company comes from the customer's newest order with an invoice request",
    check: async (open) => {
      const customer = await (await open()).customer();
      const { orders, profiles, party } = customer;
      expect(unwrap(await profiles.company(party))).toBeNull();
      const place = async (invoiceRequest: InvoiceRequest | null) =>
        unwrap(
          await orders.placeOwn(
            [lineFor(productBySku('CS-01'))],
            { ...checkout, invoiceRequest },
            freshIdempotencyKey(),
          ),
        );
      for (const name of ['Công ty Một', 'Công ty Hai']) {
        await place(company(name));
        expect(unwrap(await profiles.company(party))).toEqual(company(name));
      }
      await place(null);
      expect(unwrap(await profiles.company(party))).toEqual(company('Công ty Hai'));
    },
  },
];

/** Runs the laws on one adapter. */
export const profileGatewayContract = (name: string, open: () => Promise<ProfileSubject>): void =>
  describeLaws(`${name} keeps the ProfileGateway contract`, profileGatewayLaws, open);
