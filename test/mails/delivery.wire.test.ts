import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { MAX_TRIES, retryDelay } from '#backend/outbox/retry-delay.ts';
import { queueMessage, reviveMessage, sweepMessages } from '#backend/outbox/service.ts';
import { DAY_MS, MINUTE_MS } from '#core/shared/durations.ts';
import { bodyOf, leavesOf } from '#test/kit/servers/read-mail.ts';
import { crashingAfterSend, mailOf, type OutboxWorld, openOutboxWorld } from './outbox-world.ts';

test('the delay between tries never shrinks, doubles from a minute, and ends at four hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (tries) => {
      const [one, next] = [retryDelay(tries), retryDelay(tries + 1)];
      expect(one).toBeGreaterThanOrEqual(MINUTE_MS);
      expect(next).toBe(Math.min(one * 2, 240 * MINUTE_MS));
    }),
  );
});

describe('delivery of mails', () => {
  let world: OutboxWorld;
  beforeAll(async () => {
    world = await openOutboxWorld();
  });
  beforeEach(() => world.clear());
  afterAll(() => world.close());

  test('however often an effect is repeated, before and after sending, one mail arrives per key', async () => {
    const keys = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean()), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(keys, fc.uuid(), async (effects, run) => {
        for (const [key, delivers] of effects) {
          await world.queue(mailOf(`${key}-${run}`));
          if (delivers) await world.deliver();
        }
        await world.deliver();
        const arrived = world.arrived().filter((key) => key.endsWith(run));
        expect(arrived.toSorted()).toEqual([...new Set(effects.map(([key]) => `${key}-${run}`))].toSorted());
      }),
      { numRuns: 15 },
    );
  });

  test('a mail has HTML, text, a Message-ID of the shop, and its attachment printed when it is sent', async () => {
    await world.queue(mailOf('a', { attachment: { kind: 'invoice', id: 'hd-1' } }));
    await world.deliver();
    const [mail] = world.sink.mails;
    if (!mail) throw new Error('nothing arrived');
    expect(bodyOf(mail, 'text/plain').toString()).toContain('Chào bạn');
    expect(bodyOf(mail, 'text/html').toString()).toContain('<p>Chào bạn</p>');
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    const file = leavesOf(mail).find(({ headers }) => headers['content-disposition']?.startsWith('attachment'));
    expect(file?.body.toString()).toBe('%PDF hd-1');
  });

  test('news can be ended by one click', async () => {
    await world.queue(mailOf('news', { unsubscribe: 'https://shop.example/newsletter/unsubscribe?key=k' }));
    await world.deliver();
    expect(world.sink.mails[0]?.headers).toMatchObject({
      'list-unsubscribe': '<https://shop.example/newsletter/unsubscribe?key=k>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('a mail to be answered says where, and stands with the others of its subject', async () => {
    const replyTo = `ho-tro+ht-1024.${'0a'.repeat(12)}@mail.example.vn`;
    for (const key of ['one', 'two']) await world.queue(mailOf(key, { replyTo, thread: 'ht-1024' }));
    await world.queue(mailOf('other'));
    await world.deliver();
    const [one, two, other] = world.sink.mails.map(({ headers }) => headers);
    const grouped = {
      'reply-to': replyTo,
      references: '<ht-1024@shop.example>',
      'in-reply-to': '<ht-1024@shop.example>',
    };
    expect(one).toMatchObject(grouped);
    expect(two).toMatchObject(grouped);
    for (const name of Object.keys(grouped)) expect(other).not.toHaveProperty(name);
    expect(await world.find('one')).toMatchObject({ replyTo: null, thread: null });
  });

  test('a sent mail leaves its key and times, neither recipient nor content', async () => {
    await world.queue(mailOf('a'));
    await world.deliver();
    const row = await world.find('a');
    expect(row).toMatchObject({ state: 'sent', to: '', subject: '', text: '', html: null, attachment: null });
    expect(row?.decidedAt?.getTime()).toBe(world.deps.clock.now());
    await sweepMessages(world.deps.db, world.deps.clock.now() + 364 * DAY_MS);
    await world.queue(mailOf('a'));
    await world.deliver();
    expect(world.arrived()).toEqual(['a']);
  });

  test('an address that bounces is dead at once, costs the others nothing, and staff send it again', async () => {
    world.sink.answer((to) => (to.startsWith('gone') ? { code: 550 } : null));
    for (const key of ['gone', 'a', 'b']) await world.queue(mailOf(key));
    await world.deliver();
    expect(await world.find('gone')).toMatchObject({ state: 'dead', tries: 1, error: 'SMTP 550' });
    expect(world.arrived()).toEqual(['a', 'b']);
    world.pass(DAY_MS);
    world.sink.answer(() => null);
    await world.deliver();
    expect(world.arrived()).toEqual(['a', 'b']);
    const dead = await world.find('gone');
    expect(await reviveMessage(world.deps, dead?.id ?? '')).toBe(true);
    expect(await reviveMessage(world.deps, dead?.id ?? '')).toBe(false);
    await world.deliver();
    expect(world.arrived()).toEqual(['a', 'b', 'gone']);
  });

  test('a mail that is put off is tried later and later for two days, then it is dead', async () => {
    let asked = 0;
    world.sink.answer(() => {
      asked += 1;
      return { code: 451 };
    });
    await world.queue(mailOf('a'));
    const began = world.deps.clock.now();
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      await world.deliver();
      expect(asked).toBe(tries);
      world.pass(retryDelay(tries) - 1);
      await world.deliver();
      expect(asked).toBe(tries);
      world.pass(1);
    }
    expect(await world.find('a')).toMatchObject({ state: 'dead', tries: MAX_TRIES });
    expect(world.deps.clock.now() - began).toBeGreaterThan(2 * DAY_MS);
  });

  test('while the mail server is down nothing is lost and only one mail per run spends a try', async () => {
    await world.sink.stop();
    for (const key of ['a', 'b', 'c']) await world.queue(mailOf(key));
    await world.deliver();
    const tries = await Promise.all(['a', 'b', 'c'].map(async (key) => (await world.find(key))?.tries));
    expect(tries.toSorted()).toEqual([0, 0, 1]);
    await world.sink.start();
    world.pass(MINUTE_MS);
    await world.deliver();
    expect(world.arrived().toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('a mail whose file cannot be printed waits and lets the others pass', async () => {
    await world.queue(mailOf('a', { attachment: { kind: 'invoice', id: 'gone' } }));
    await world.queue(mailOf('b'));
    await world.deliver();
    await world.deliver();
    expect(world.arrived()).toEqual(['b']);
    expect(await world.find('a')).toMatchObject({ state: 'waiting', tries: 1 });
  });

  test('a crash in the effect queues nothing', async () => {
    const { db, clock } = world.deps;
    const crash = db.transaction(async (tx) => {
      await queueMessage({ db: tx, clock }, mailOf('a'));
      throw new Error('the process died');
    });
    await expect(crash).rejects.toThrow('died');
    await world.deliver();
    expect([world.arrived(), await world.find('a')]).toEqual([[], undefined]);
  });

  test('a crash between acceptance and record sends the same Message-ID again, so that the receiver drops it', async () => {
    await world.queue(mailOf('a'));
    await deliverMessages({ ...world.deps, db: crashingAfterSend(world.deps.db, () => true) });
    expect(await world.find('a')).toMatchObject({ state: 'waiting' });
    await world.deliver();
    expect(world.arrived()).toEqual(['a']);
    world.pass(MINUTE_MS);
    await world.deliver();
    expect(world.arrived()).toEqual(['a', 'a']);
    expect(new Set(world.sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
