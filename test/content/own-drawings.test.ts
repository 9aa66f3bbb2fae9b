import { expect, test } from 'vitest';
import { serveMedia } from '#backend/content/media.ts';
import { brandColours } from '#core/shared/shop/brand-colours.ts';

const read = async (path: string, colour: string | null, method = 'GET') => {
  const answer = await serveMedia(path, new Request(`http://shop.example/uploads/${path}`, { method }), colour);
  if (answer === null) throw new Error(`no ${path}`);
  const { headers } = answer;
  return { text: await answer.text(), tag: headers.get('etag'), length: Number(headers.get('content-length')) };
};

test('PAY-01 the tile of the QR code has the colours of the firm, that of a gateway its own', async () => {
  const colour = '#0a7a4f';
  const [sample, own] = [await read('payment-vietqr.svg', null), await read('payment-vietqr.svg', colour)];
  expect(sample.text).toMatch(/#2B3FCB/);
  expect(own.text).not.toMatch(/#2B3FCB|#ECEFFD/i);
  expect(own.text).toContain(`stroke="${colour}"`);
  expect(own.text).toContain(`fill="${brandColours(colour)['primary-soft'][0]}"`);
  expect(own.tag).not.toBe(sample.tag);
  expect(own.length).toBe(new TextEncoder().encode(own.text).length);
  expect((await read('payment-vietqr.svg', colour, 'HEAD')).length).toBe(own.length);
  expect((await read('payment-vnpay.svg', colour)).text).toBe((await read('payment-vnpay.svg', null)).text);
});
