import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import { readInput } from '#host/api/read-input.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { productBySku } from '#test/orders/any-line.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';
import { fieldsOf } from '#ui/app/form-fields.ts';

/** A customer with one running service of this plan. */
const runPlan = async (sku: string) => {
  const shop = await customerShop();
  await placePaidOrder(shop, productBySku(sku).slug);
  shop.world.state.now += 60_000;
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  if (!service) throw new Error('a paid order has a service');
  const load = async () => expectOk(await shop.useCases.loadDowngrades({ id: service.id }));
  return { shop, service, load };
};

const open = ({ world, browser }: Shop, id: string, tab = 'doi-goi') =>
  openPage(`/service/${id}?tab=${tab}`, { world, browser });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('downgrades on the page of a service', () => {
  test('SVC-01 a smaller plan is chosen for the next term, prices the renewal there, and is taken back', async () => {
    const { shop, service, load } = await runPlan('WH-04');
    const [smaller] = (await load()).offers;
    if (!smaller) throw new Error('the seed has no smaller plan');
    await open(shop, service.id);
    expect(mainText()).toContain(`Gói đang dùng chạy đến hết ngày ${formatDate(service.endDate)}`);
    expect(mainText()).toContain(formatDong(smaller.amounts.gross));
    await press(`Chọn gói ${smaller.title} từ kỳ sau`);
    await waitFor(() => expect(mainText()).toContain(`dịch vụ dùng gói ${smaller.title}`));
    await open(shop, service.id, 'gia-han');
    expect(mainText()).toContain(`Giá của gói ${smaller.title}, bạn đã chọn cho kỳ sau.`);
    await open(shop, service.id);
    expect(screen.queryByRole('heading', { name: 'Nâng cấp' })).toBeNull();
    await press('Giữ gói đang dùng');
    await waitFor(() => expect(mainText()).not.toContain('dịch vụ dùng gói'));
    expect((await load()).next).toBeNull();
  });

  test('SVC-01 without a script the button sends service and plan', async () => {
    const { shop, service, load } = await runPlan('WH-04');
    const [smaller] = (await load()).offers;
    await open(shop, service.id);
    const form = screen.getByRole('button', { name: `Chọn gói ${smaller?.title} từ kỳ sau` }).closest('form');
    if (!form) throw new Error('the button is in a form');
    const read = readInput('downgradeService', { ...fieldsOf(form), idempotencyKey: freshIdempotencyKey() });
    if (!read.ok) throw new Error(JSON.stringify(read.fields));
    expect(expectOk(await shop.useCases.downgradeService(read.input))).toMatchObject({ notice: 'next-plan-chosen' });
    expect((await load()).next?.plan).toBe(smaller?.plan);
  });

  test('SVC-01 a paid choice is final, and an open order for the service is named instead of plans', async () => {
    const { shop, service, load } = await runPlan('WH-04');
    const [smaller] = (await load()).offers;
    const idempotencyKey = freshIdempotencyKey();
    const plan = smaller?.plan ?? productId('');
    expectOk(await shop.useCases.downgradeService({ id: service.id, plan, idempotencyKey }));
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    const expectedTotal = { [service.id]: offer?.amounts.gross ?? smaller?.amounts.gross ?? 0 } as never;
    expectOk(await shop.useCases.renewServices({ ids: [service.id], expectedTotal, idempotencyKey }));
    await open(shop, service.id);
    expect(mainText()).toContain('đang có một đơn chờ thanh toán');
    expect(screen.queryByRole('button', { name: 'Giữ gói đang dùng' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Chọn gói/ })).toBeNull();
  });

  test('SVC-01 a machine says why its smaller plans cannot be had', async () => {
    const { shop, service } = await runPlan('CS-04');
    await open(shop, service.id);
    expect(mainText()).toContain('ổ đĩa của các gói này nhỏ hơn ổ đang dùng');
    expect(screen.queryByRole('button', { name: /Chọn gói/ })).toBeNull();
  });
});
