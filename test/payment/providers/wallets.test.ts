import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PaymentProvider, ProviderDefinition, RedirectProvider } from '#backend/payments/provider.ts';
import { momoProvider } from '#backend/payments/providers/momo/momo-provider.ts';
import { momoResultSignature, momoStartSignature } from '#backend/payments/providers/momo/signature.ts';
import { appTransId, zaloPayStartMac } from '#backend/payments/providers/zalopay/signature.ts';
import { zaloPayProvider } from '#backend/payments/providers/zalopay/zalopay-provider.ts';

const secret = 's'.repeat(32);
const hmac = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');

const payment = {
  id: '0123456789abcdef0123456789abcdef',
  orderNumber: 'DH202611230001',
  amount: 1_503_360,
  returnUrl: 'https://shop.example/PaymentResult',
  payerIp: '2001:db8::1',
  // 23/11/2026 23:30 UTC is the next day in Vietnam.
  createdAt: Date.UTC(2026, 10, 23, 23, 30),
  expiresAt: Date.UTC(2026, 10, 23, 23, 45),
};

const open = (definition: ProviderDefinition, variables: Readonly<Record<string, string>>): RedirectProvider => {
  const provider: PaymentProvider = definition.open(variables, () => secret);
  if (provider.kind !== 'redirect') throw new Error('no gateway');
  return provider;
};

/** What a gateway is asked, and its answer. */
const recorded = (answer: unknown) => {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  const network: typeof fetch = async (input, init = {}) => {
    asked.push({ address: String(input), init });
    return Response.json(answer);
  };
  return { asked, given: { notifyUrl: 'https://pay.shop.example/notify', network } };
};

describe('MoMo', () => {
  const provider = open(momoProvider, {
    MOMO_URL: 'https://test-payment.momo.vn',
    MOMO_PARTNER_CODE: 'MAY',
    MOMO_ACCESS_KEY: 'access',
  });
  const keys = { partnerCode: 'MAY', accessKey: 'access', secret };

  // [https://developers.momo.vn/v3/docs/payment/api/wallet/onetime]
  test('PAY-02 a request is signed as the documentation says: access key, then the fields in alphabetical order, not escaped', () => {
    const fields = {
      partnerCode: 'MAY',
      requestId: 'r1',
      amount: '50000',
      orderId: 'o1',
      orderInfo: 'Thanh toán & cảm ơn',
      redirectUrl: 'https://shop.example/a?b=c',
      ipnUrl: 'https://shop.example/ipn',
      requestType: 'captureWallet',
      extraData: '',
    };
    expect(momoStartSignature(fields, keys)).toBe(
      hmac(
        'accessKey=access&amount=50000&extraData=&ipnUrl=https://shop.example/ipn&orderId=o1&orderInfo=Thanh toán & cảm ơn&partnerCode=MAY&redirectUrl=https://shop.example/a?b=c&requestId=r1&requestType=captureWallet',
      ),
    );
  });

  // The notification of https://developers.momo.vn/v3/docs/payment/api/result-handling/notification
  const documented = {
    partnerCode: 'MAY',
    orderId: '01234567890123451633504872421',
    requestId: '01234567890123451633504872421',
    amount: '1000',
    orderInfo: 'Test Thue 1234556',
    orderType: 'momo_wallet',
    transId: '2588659987',
    resultCode: '0',
    message: 'Giao dịch thành công.',
    payType: 'qr',
    responseTime: '1633504902954',
    extraData: 'eyJyZXN1bHRfbmFtZXNwYWNlIjoidW1hcmtldCJ9',
  };

  test('PAY-02 the documented notification is signed over twelve fields and read', () => {
    const signature = hmac(
      'accessKey=access&amount=1000&extraData=eyJyZXN1bHRfbmFtZXNwYWNlIjoidW1hcmtldCJ9&message=Giao dịch thành công.&orderId=01234567890123451633504872421&orderInfo=Test Thue 1234556&orderType=momo_wallet&partnerCode=MAY&payType=qr&requestId=01234567890123451633504872421&responseTime=1633504902954&resultCode=0&transId=2588659987',
    );
    expect(momoResultSignature(documented, keys)).toBe(signature);
    const request = { fields: { ...documented, signature, paymentOption: 'momo' }, headers: new Headers(), body: '' };
    expect(provider.readNotification(request)).toEqual({
      paymentId: documented.orderId,
      isPaid: true,
      amount: 1_000,
      transactionId: '2588659987',
      bankCode: 'qr',
      paidAt: 1_633_504_902_954,
    });
  });

  test('PAY-02 only result code 0 means paid: 9000 is an authorisation without money', () => {
    for (const resultCode of ['9000', '7000', '1006', '00', '']) {
      const fields = { ...documented, resultCode };
      const signed = { ...fields, signature: momoResultSignature(fields, keys) };
      expect(provider.readNotification({ fields: signed, headers: new Headers(), body: '' })?.isPaid).toBe(false);
    }
  });

  test('PAY-02 the page is asked for with amount as a number and the signature, never the secret or the access key', async () => {
    const { asked, given } = recorded({ resultCode: 0, payUrl: 'https://test-payment.momo.vn/v2/gateway/pay?t=x' });
    expect(await provider.requestPage?.(payment, given)).toBe('https://test-payment.momo.vn/v2/gateway/pay?t=x');
    const [{ address, init } = { address: '', init: {} }] = asked;
    expect([address, init.method, init.redirect]).toEqual([
      'https://test-payment.momo.vn/v2/gateway/api/create',
      'POST',
      'error',
    ]);
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    expect(body).toMatchObject({ amount: 1_503_360, orderId: payment.id, ipnUrl: given.notifyUrl, lang: 'vi' });
    for (const hidden of [secret, '"access"']) expect(String(init.body)).not.toContain(hidden);
  });

  test('PAY-02 ERR-06 a gateway that refuses or answers something else makes no page', async () => {
    for (const answer of [{ resultCode: 41, payUrl: 'https://x.example/' }, { resultCode: 0 }, [], null])
      await expect(provider.requestPage?.(payment, recorded(answer).given)).rejects.toThrow('no page');
  });
});

describe('ZaloPay', () => {
  const provider = open(zaloPayProvider, { ZALOPAY_URL: 'https://sb-openapi.zalopay.vn', ZALOPAY_APP_ID: '2553' });

  // [https://docs.zalopay.vn/v2/general/overview.html]
  test('PAY-02 an order is signed over seven fields joined by «|»', () => {
    const fields = {
      app_id: '2553',
      app_trans_id: '180208_007242',
      app_user: 'user123',
      amount: '50000',
      app_time: '1459823610957',
      embed_data: '{"redirecturl":"https://docs.zalopay.vn/result"}',
      item: '[{"itemid":"knb","itename":"kim nguyen bao","itemprice":198400,"itemquantity":1}]',
    };
    expect(zaloPayStartMac(fields, { appId: '2553', key1: secret, key2: 'x' })).toBe(
      hmac(
        '2553|180208_007242|user123|50000|1459823610957|{"redirecturl":"https://docs.zalopay.vn/result"}|[{"itemid":"knb","itename":"kim nguyen bao","itemprice":198400,"itemquantity":1}]',
      ),
    );
  });

  test('PAY-02 the transaction begins with the day in Vietnam and has 40 characters at most', () => {
    expect(appTransId(payment.id, payment.createdAt)).toBe(`261124_${payment.id}`);
    expect(appTransId(payment.id, payment.createdAt).length).toBeLessThanOrEqual(40);
  });

  test('PAY-02 the order is asked for as a form, and its page is returned', async () => {
    const { asked, given } = recorded({ return_code: 1, order_url: 'https://qcgateway.zalopay.vn/openinapp?order=x' });
    expect(await provider.requestPage?.(payment, given)).toBe('https://qcgateway.zalopay.vn/openinapp?order=x');
    const form = Object.fromEntries(new URLSearchParams(String(asked[0]?.init.body)));
    expect(asked[0]?.address).toBe('https://sb-openapi.zalopay.vn/v2/create');
    expect(form).toMatchObject({ amount: '1503360', expire_duration_seconds: '900', callback_url: given.notifyUrl });
    expect(form.mac).toBe(
      hmac(
        [form.app_id, form.app_trans_id, form.app_user, form.amount, form.app_time, form.embed_data, form.item].join(
          '|',
        ),
      ),
    );
    await expect(provider.requestPage?.(payment, recorded({ return_code: 2 }).given)).rejects.toThrow('no page');
  });

  test('PAY-02 a callback as ZaloPay sends it, without the fields of a return, is read; the data counts as it arrived', () => {
    const data = `{"app_id":2553,"app_trans_id":"261124_${payment.id}","amount":1503360,"zp_trans_id":200917000000001,"server_time":1795477500000,"channel":38}`;
    const read = (fields: Readonly<Record<string, string>>) =>
      provider.readNotification({ fields, headers: new Headers(), body: '' });
    expect(read({ data, mac: hmac(data), type: '1' })).toEqual({
      paymentId: payment.id,
      isPaid: true,
      amount: 1_503_360,
      transactionId: '200917000000001',
      bankCode: null,
      paidAt: 1_795_477_500_000,
    });
    expect(read({ data: `${data} `, mac: hmac(data), type: '1' })).toBeNull();
    const others = data.replace('2553', '2554');
    expect(read({ data: others, mac: hmac(others), type: '1' })).toBeNull();
  });
});
