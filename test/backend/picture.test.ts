import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { redrawPicture } from '#backend/platform/picture.ts';
import { createQueue } from '#backend/platform/queue.ts';
import { MAX_PICTURE_PIXELS } from '#core/shared/picture-text.ts';
import { fail } from '#core/shared/result.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });

test('V5.2.1 a picture of 20 megapixels is drawn, a larger one is refused without being decoded', async () => {
  const asJpeg = (height: number) => blank(4_000, height).jpeg({ progressive: true }).toBuffer();
  const small = (picture: Sharp) => picture.resize(8).png();
  expect(await redrawPicture(await asJpeg(MAX_PICTURE_PIXELS / 4_000), small)).toMatchObject({ ok: true });
  expect(await redrawPicture(await asJpeg(MAX_PICTURE_PIXELS / 4_000 + 1), small)).toEqual(fail('pixels'));
});

test('V5.2.1 every EXIF orientation is turned upright, and the result has no metadata', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (orientation) => {
      const given = await blank(40, 20).jpeg().withMetadata({ orientation }).toBuffer();
      const drawn = await redrawPicture(given, (upright) => upright.png());
      const { width, height, exif } = await sharp(drawn.ok ? drawn.value : '').metadata();
      expect([width, height]).toEqual(orientation < 5 ? [40, 20] : [20, 40]);
      expect(exif).toBeUndefined();
    }),
    { numRuns: 16 },
  );
});

test('V5.2.1 a queue runs one task at a time, in order, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1 }), async (scheduler, outcomes) => {
      const enqueue = createQueue();
      let running = 0;
      const order: number[] = [];
      const runs = outcomes.map((succeeds, at) =>
        enqueue(async () => {
          running += 1;
          expect(running).toBe(1);
          await scheduler.schedule(Promise.resolve());
          order.push(at);
          running -= 1;
          if (!succeeds) throw new Error(`task ${at}`);
          return at;
        }),
      );
      const settled = Promise.allSettled(runs);
      await scheduler.waitFor(settled);
      const wanted = outcomes.map((succeeds) => (succeeds ? 'fulfilled' : 'rejected'));
      expect((await settled).map(({ status }) => status)).toEqual(wanted);
      expect(order).toEqual(outcomes.map((_, at) => at));
    }),
  );
});
