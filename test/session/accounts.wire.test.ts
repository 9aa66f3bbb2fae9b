import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend, freshLogin, freshToken, revoke } from '#test/kit/backends/backends.ts';

type Answer = {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { extensions: { code: string } }[];
};

eachBackend('accounts', (backend) => {
  const ask = async (path: string, query: string, variables: object, token: string | null = null): Promise<Answer> => {
    const answer = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        partnerid: organisationId,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as Answer;
  };
  const look = (organisation: string, token: string) =>
    fetch(`${backend.url}/public/${organisation}/oauth2/api/v1/token/${encodeURIComponent(token)}`);

  test('REST-07 the token look-up returns the token’s owner and lifetime', async () => {
    const login = await freshLogin(backend);
    const anonymous = await (await look(organisationId, await freshToken(backend))).json();
    expect(anonymous).toMatchObject({ orgId: organisationId, type: 'ANONYMOUS', partyId: null });
    expect(await (await look(organisationId, login.token)).json()).toMatchObject({
      type: 'USER',
      partyId: login.partyId,
      username: login.email,
      status: 'VERIFIED',
      expiresIn: expect.any(Number),
    });
  });
  test('REST-07 an ended token, an unknown token and another organisation are rejected', async () => {
    const { token } = await freshLogin(backend);
    expect((await look('NGUOI-KHAC', token)).status).toBe(404);
    await revoke(backend, token);
    for (const lost of [token, 'khong-co', '../../livez']) expect((await look(organisationId, lost)).status).toBe(401);
  });
  test('VIS-02 an unknown public identifier gets no anonymous token', async () => {
    for (const body of ['{"identifier":"ai-do"}', '{}', 'khong phai json', '[]']) {
      const answer = await fetch(`${backend.url}/public/${organisationId}/oauth2/api/v1/anonymous`, {
        method: 'POST',
        body,
      });
      expect(answer.status).toBe(403);
    }
  });
  test('GQL-11 getUserDetail returns every field that the public client asks for', async () => {
    const login = await freshLogin(backend);
    const query = `query GetUserDetail($orgId: String!, $accessToken: String!) { getUserDetail(orgId: $orgId, accessToken: $accessToken) {
      partyId orgId fullName email phone address identityNumber gender birthDate avatarUrl accessToken username
      orgPermissionsMap orgPositionsMap orgRolesMap readyV2 lastVerified level __typename } }`;
    const { data } = await ask('/authorization-gateway/graphql', query, {
      orgId: organisationId,
      accessToken: login.token,
    });
    expect(data?.getUserDetail).toMatchObject({
      partyId: login.partyId,
      orgId: organisationId,
      fullName: login.fullName,
      email: login.email,
      phone: login.phone,
      accessToken: login.token,
      username: login.email,
      __typename: 'UserDetail',
    });
  });
  test('GQL-11 getUserLoginByToken reports an unverified account', async () => {
    const login = await freshLogin(backend, 'UN_VERIFIED');
    const query = `query GetUserLoginByToken($accessToken: String!) { getUserLoginByToken(accessToken: $accessToken) { id status partyId userLoginId } }`;
    const { data } = await ask('/authorization-gateway/graphql', query, { accessToken: login.token });
    expect(data?.getUserLoginByToken).toEqual({
      id: login.userLoginId,
      status: 'UN_VERIFIED',
      partyId: login.partyId,
      userLoginId: login.email,
    });
  });

  const person = `query GetPersonByPartyId($partyId: String!) { getPersonByPartyId(partyId: $partyId) {
    status partyId fullName phone address gender birthDate email personalTitle imageUrl identityNumber id
    addressModel { id addressInfo provinceGeoId districtGeoId wardGeoId provinceName districtName wardName isDefault } } }`;
  const create = `mutation CreateCustomerV2($name: String!, $phone: String, $email: String, $birthDate: DateCustom, $tenantId: String!,
    $createdBy: String, $sourceCustomer: String, $address: String) { createCustomerV2(name: $name, phone: $phone, email: $email,
    birthDate: $birthDate, tenantId: $tenantId, createdBy: $createdBy, sourceCustomer: $sourceCustomer, address: $address) {
    id name address gender identityNumber birthDate email phone createdStamp createdBy memberLevel sourceCustomer } }`;
  const guest = {
    name: 'Phạm Văn Đức',
    phone: '0912345678',
    email: 'duc@example.vn',
    birthDate: null,
    tenantId: organisationId,
  };

  test('GQL-07 only the guest who created a record can read it', async () => {
    const [own, other] = [await freshToken(backend), await freshToken(backend)];
    const made = await ask(
      '/user-gateway/graphql',
      create,
      { ...guest, createdBy: '', sourceCustomer: 'WEBSITE', address: '' },
      own,
    );
    const partyId = made.data?.createCustomerV2?.id;
    expect(made.data?.createCustomerV2).toMatchObject({
      name: guest.name,
      phone: guest.phone,
      sourceCustomer: 'WEBSITE',
    });
    const seen = await ask('/user-gateway/graphql', person, { partyId }, own);
    expect(seen.data?.getPersonByPartyId).toMatchObject({ partyId, fullName: guest.name, email: guest.email });
    const foreign = await ask('/user-gateway/graphql', person, { partyId }, other);
    expect([foreign.data?.getPersonByPartyId, foreign.errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
  });
  test('GQL-07 a customer can read their own record; a customer of another organisation is not created', async () => {
    const login = await freshLogin(backend);
    const seen = await ask('/user-gateway/graphql', person, { partyId: login.partyId }, login.token);
    expect(seen.data?.getPersonByPartyId).toMatchObject({ partyId: login.partyId, fullName: login.fullName });
    const strange = await ask('/user-gateway/graphql', create, { ...guest, tenantId: 'NGUOI-KHAC' }, login.token);
    expect(strange.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const nameless = await ask('/user-gateway/graphql', create, { ...guest, name: '  ' }, login.token);
    expect(nameless.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
