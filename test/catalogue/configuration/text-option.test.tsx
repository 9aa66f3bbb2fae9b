import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { TextOption } from '#ui/catalogue/product/text-option.tsx';

test('CAT-10 ROUTE-08 text that was typed before hydration stays when other options change', async () => {
  const product = expectOk(await openShop().useCases.loadProduct({ slug: 'office-365-e3' }));
  const option = product.options.find(({ kind }) => kind === 'text');
  if (option === undefined) throw new Error('the product asks for no text');
  const fieldFor = (count: number) => {
    const configuration = { ...defaultConfiguration(product), count };
    const state = { configuration, choose: () => {}, chooseOption: () => {}, hrefOf: () => '/', planHrefOf: () => '/' };
    return <TextOption product={product} option={option} state={state} problems={{}} />;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(fieldFor(1));
  const field = place.querySelector('input');
  if (field === null) throw new Error('there is no field');
  field.value = 'congtymay.vn';
  const root = await act(async () => hydrateRoot(place, fieldFor(1)));
  await act(async () => root.render(fieldFor(7)));
  expect(place.querySelector('input')).toBe(field);
  expect(field.value).toBe('congtymay.vn');
  await act(async () => root.unmount());
});
