import { html, raw } from 'hono/html';
import { type BrandName, brandNames } from '#backend/authorisation/providers/identity-provider.ts';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import type { AuthorisationRequest } from './grants.ts';
import { providerStyle } from './page-style.ts';
import type { ProviderPerson } from './people.ts';

const sharedData: Readonly<Record<BrandName, string>> = {
  google: 'Cửa hàng sẽ biết tên và địa chỉ email đã xác minh của bạn.',
  facebook: 'Cửa hàng sẽ biết tên và địa chỉ email của bạn, nếu có.',
  zalo: 'Cửa hàng sẽ chỉ biết tên của bạn.',
};

const renderPage = (provider: BrandName, body: Markup): Markup =>
  renderPlainDocument(
    { title: `Đăng nhập bằng ${brandNames[provider]} (môi trường thử)`, head: inlineStyle(providerStyle(provider)) },
    html`<main><div class="card">
<p class="brand"><span class="mark" aria-hidden="true">${brandNames[provider].slice(0, 1)}</span>${brandNames[provider]} · môi trường thử</p>
${body}</div>
<p class="note">Trang này thay cho ${brandNames[provider]} khi cửa hàng chưa được cấu hình. Không có mật khẩu thật nào được hỏi.</p>
</main>`,
  );

/** Vietnamese given names come last. */
const firstInitial = (name: string): string => name.split(' ').at(-1)?.slice(0, 1) ?? '';

const renderPersonButton = ({ id, name, email }: ProviderPerson): Markup => html`<li>
<button class="person" name="person" value="${id}"><span class="face" aria-hidden="true">${firstInitial(name)}</span><span>${name}<small>${email ?? 'Không có email'}</small></span></button></li>`;

const renderEmailField = (provider: BrandName, typed: string): Markup | string => {
  if (provider === 'zalo') return '';
  const required = provider === 'google' ? raw(' required') : '';
  return html`<label for="email">Email${provider === 'google' ? '' : ' (không bắt buộc)'}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="200" value="${typed}"${required}>`;
};

/** Contains the request, so that each answer validates it again. */
const formUrl = (provider: BrandName, request: AuthorisationRequest): string =>
  `/identity-provider/${provider}/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
  })}`;

/** `typed`: input for a new account that could not be created. */
export const renderConsentPage = (
  provider: BrandName,
  request: AuthorisationRequest,
  people: readonly ProviderPerson[],
  typed: { readonly name: string; readonly email: string } | null = null,
): Markup => {
  const action = formUrl(provider, request);
  return renderPage(
    provider,
    html`<h1>Chọn tài khoản</h1>
<p class="soft">để tiếp tục tới cửa hàng. ${sharedData[provider]}</p>
${typed === null ? '' : html`<p class="problem" role="alert">Chưa tạo được tài khoản: hãy nhập tên${provider === 'zalo' ? '' : ' và một email đúng dạng'}.</p>`}
<form method="post" action="${action}"><ul>${people.map(renderPersonButton)}</ul></form>
<details${typed === null ? '' : raw(' open')}><summary>Dùng tài khoản khác</summary>
<form method="post" action="${action}">
<label for="name">Họ và tên</label>
<input id="name" name="name" autocomplete="name" maxlength="100" required value="${typed?.name ?? ''}">
${renderEmailField(provider, typed?.email ?? '')}
<button class="main" name="new" value="1">Tạo và tiếp tục</button>
</form></details>
<form method="post" action="${action}"><button class="quiet" name="cancel" value="1">Huỷ</button></form>`,
  );
};

/** No redirect, because the request is invalid. */
export const renderBadRequestPage = (provider: BrandName): Markup =>
  renderPage(
    provider,
    html`<h1>Yêu cầu đăng nhập không đúng</h1>
<p class="soft">Yêu cầu không đến từ cửa hàng đã đăng ký, hoặc thiếu phần chống giả mạo. Vui lòng quay lại cửa hàng và thử lại.</p>`,
  );
