import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { always, lostRequest, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';
import { field, fill, leads, main, PAGE, right, send } from './request-form.ts';

test('CNS-04 CNS-08 refused and failed requests show an error and preserve the input; a retry reuses the idempotency key', async () => {
  const failing = async (options: PageOptions, sentence: string) => {
    const opened = await openPage(PAGE, options);
    fill(main(), right);
    send(main());
    await waitFor(() => expect(mainText()).toContain(sentence));
    expect(field(main(), 'note').value).toBe(right.note);
    expect(addressOf(opened.router)).toBe(PAGE);
    return opened;
  };
  await failing(
    { change: ({ opportunities }) => ({ opportunities: { ...opportunities, add: async () => ok({ status: 0 }) } }) },
    'Gửi yêu cầu thất bại',
  );
  const idempotencyKeys: string[] = [];
  await failing(
    {
      change: ({ opportunities }) => ({
        opportunities: withFaults(
          {
            ...opportunities,
            add: (lead, idempotencyKey) => {
              idempotencyKeys.push(idempotencyKey);
              return opportunities.add(lead, idempotencyKey);
            },
          },
          (method, call) => (method === 'add' && call === 1 ? lostRequest : null),
        ),
      }),
      useCases: ({ submitConsultation }) => ({
        submitConsultation: (command) => {
          idempotencyKeys.push(command.idempotencyKey);
          return submitConsultation(command);
        },
      }),
    },
    'Lỗi gửi yêu cầu',
  );
  send(main());
  await main().findByRole('heading', { name: 'Cảm ơn bạn' });
  expect(new Set(idempotencyKeys).size).toBe(1);
});

test('CNS-08 a second press during the request sends nothing', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { world } = await openPage(PAGE, {
    useCases: ({ submitConsultation }) => ({
      submitConsultation: async (command) => {
        await held;
        return submitConsultation(command);
      },
    }),
  });
  fill(main(), right);
  send(main());
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Gửi yêu cầu' }).getAttribute('aria-busy')).toBe('true'),
  );
  send(main());
  send(main());
  release();
  await main().findByRole('heading', { name: 'Cảm ơn bạn' });
  expect(leads({ world })).toHaveLength(1);
});

test('CNS-04 ERR-06 an unavailable service is reported on the page', async () => {
  await openPage(PAGE, {
    change: ({ opportunities }) => ({ opportunities: withFaults(opportunities, always(unreachable, 'add')) }),
  });
  fill(main(), right);
  send(main());
  await waitFor(() => expect(mainText()).toContain('Lỗi gửi yêu cầu'));
});
