import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { findTextProblem, normaliseOptionText, shortOptionText } from '#core/catalogue/option-texts.ts';
import { planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import type { Product } from '#core/catalogue/product.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';
import { anyHostname, anyPublicKey, anyRefusedHostname, anyRefusedKey } from './setup-texts.ts';

const names = ['Khoá SSH', 'Tên máy', 'Hộp thư tạo sẵn', 'Tên miền'];
const problemOf = (name: string, typed: string) => findTextProblem(name, normaliseOptionText(name, typed));

const productOf = (slug: string): Product => {
  const found = products.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`the seed lacks ${slug}`);
  return found;
};
const optionOf = (product: Product, name: string) => {
  const found = product.options.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${product.slug} does not ask for ${name}`);
  return found;
};
const withText = (product: Product, name: string, text: string) => {
  const start = defaultConfiguration(product);
  return { ...start, chosen: { ...start.chosen, [optionOf(product, name).id]: [text] } };
};

describe('CAT-03 texts that a service is set up with', () => {
  test('CAT-03 every public key of ed25519, RSA from 2048 bits and ECDSA is accepted, also wrapped over lines', () =>
    fc.assert(
      fc.property(anyPublicKey, fc.constantFrom(' ', '\n', ' \r\n '), (key, space) => {
        expect(problemOf('Khoá SSH', `\n${key.replaceAll(' ', space)}  `)).toBeNull();
        expect(key.length).toBeLessThanOrEqual(fieldLimits.optionText);
      }),
    ));

  test('CAT-03 a short, private, foreign or garbled key is refused', () =>
    fc.assert(
      fc.property(anyRefusedKey, (key) => {
        expect(['ssh-key', 'ssh-private-key']).toContain(problemOf('Khoá SSH', key));
      }),
    ));

  test('CAT-03 a private key is refused as one, so that its owner learns to keep it', () => {
    const pasted = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----';
    expect(problemOf('Khoá SSH', pasted)).toBe('ssh-private-key');
  });

  test('CAT-03 hostnames follow RFC 1123 and are kept in lower case', () =>
    fc.assert(
      fc.property(anyHostname, anyRefusedHostname, (good, bad) => {
        expect(problemOf('Tên máy', good.toUpperCase())).toBeNull();
        expect(normaliseOptionText('Tên máy', ` ${good.toUpperCase()} `)).toBe(good);
        expect(problemOf('Tên máy', bad)).toBe('hostname');
      }),
    ));

  test('CAT-03 normalising a text twice changes nothing, whatever was typed', () =>
    fc.assert(
      fc.property(fc.constantFrom(...names, 'Ghi chú'), fc.string(), (name, typed) => {
        const once = normaliseOptionText(name, typed);
        expect(normaliseOptionText(name, once)).toBe(once);
      }),
    ));

  test('CAT-03 mailboxes are names before the @, each once, and no more than the plan has', () => {
    expect(normaliseOptionText('Hộp thư tạo sẵn', ' LienHe@, ketoan;ketoan\nsales ')).toBe('lienhe, ketoan, sales');
    expect(problemOf('Hộp thư tạo sẵn', 'lienhe, kế toán')).toBe('mailboxes');
    const plan = productOf('mail-khoi-dau');
    const { accounts } = planSizeOf(plan);
    const problemsOf = (count: number) => {
      const boxes = Array.from({ length: count }, (_, at) => `phong-${at}`).join(' ');
      return Object.values(validateConfiguration(plan, withText(plan, 'Hộp thư tạo sẵn', boxes)));
    };
    expect(problemsOf(accounts ?? 0)).toEqual(['required']);
    expect(problemsOf((accounts ?? 0) + 1)).toEqual(['required', 'mailboxes-many']);
  });

  test('CAT-03 a key is shown by its kind, its end and its comment, other texts as they are', () =>
    fc.assert(
      fc.property(anyPublicKey, (key) => {
        const shown = shortOptionText({ name: 'Khoá SSH', value: key });
        expect(shown.length).toBeLessThan(60);
        expect(shown).toMatch(/^(ED25519|RSA|P256|P384|P521) …\S{6}/);
        expect(shortOptionText({ name: 'Tên máy', value: 'web-01' })).toBe('web-01');
      }),
    ));
});

describe('CAT-03 what buyers of a line are asked', () => {
  test('CAT-03 servers ask for key and hostname, mail for its mailboxes, hosting for the use of its domain', () => {
    const asked = (type: string) => products.find((each) => each.type === type)?.options.map(({ name }) => name) ?? [];
    for (const type of ['cloud-server', 'dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'])
      expect(asked(type)).toEqual(expect.arrayContaining(['Khoá SSH', 'Tên máy']));
    for (const type of ['mail-server', 'dedicated-mail-server'])
      expect(asked(type)).toEqual(expect.arrayContaining(['Tên miền', 'Hộp thư tạo sẵn']));
    expect(asked('web-hosting')).toEqual(expect.arrayContaining(['Tên miền', 'Tên miền sử dụng']));
  });

  test('CAT-03 CART-06 the texts travel with the line to the placed order, and a wrong one is named by its field', async () => {
    const shop = openShop();
    const product = productOf('cloud-server-ssd-4');
    const add = (name: string, text: string) => {
      const configuration = withText(product, name, text);
      return shop.useCases.addToCart({
        slug: product.slug,
        configuration,
        expectedTotal: expectOk(computeQuote(product, configuration)).totals.gross,
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
        idempotencyKey: freshIdempotencyKey(),
      });
    };
    const added = expectOk(await add('Tên máy', 'WEB-01'));
    expect(added.cart?.lines[0]?.line.options).toContainEqual({
      id: optionOf(product, 'Tên máy').id,
      name: 'Tên máy',
      value: 'web-01',
    });
    const fields = { [`configuration.chosen[${optionOf(product, 'Khoá SSH').id}]`]: 'ssh-key' };
    expect(await add('Khoá SSH', 'ssh-rsa AAAA')).toEqual({ ok: false, failure: { kind: 'invalid-fields', fields } });
  });
});
