import type { BrandName } from '#backend/authorisation/providers/identity-provider.ts';

const common = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--text);font:400 1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px}.card{background:var(--card);border:1px solid var(--line);border-radius:var(--corner);padding:28px 24px}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 20px;font-weight:700;font-size:1.125rem}.mark{display:grid;place-items:center;width:40px;height:40px;border-radius:var(--mark-corner);background:var(--primary);color:#fff;font-weight:800}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 4px}.soft{color:var(--text-2);margin:0 0 16px}ul{list-style:none;margin:0;padding:0}li+li{border-top:1px solid var(--line)}
button{font:inherit;cursor:pointer;color:inherit}.person{display:flex;gap:12px;align-items:center;width:100%;min-height:60px;padding:10px 8px;border:0;border-radius:8px;background:none;text-align:left}.person:hover{background:var(--bg)}
.face{flex:none;display:grid;place-items:center;width:36px;height:36px;border-radius:50%;background:var(--line);font-weight:700}.person small{display:block;color:var(--text-2)}
details{border-top:1px solid var(--line);margin-top:8px;padding-top:12px}summary{cursor:pointer;min-height:32px;font-weight:600}label{display:block;margin:10px 0 4px;font-weight:600}
input{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;background:var(--card);color:inherit}
.main,.quiet{min-height:44px;padding:8px 18px;border-radius:var(--button-corner);font-weight:600;margin-top:14px}.main{border:0;background:var(--primary);color:#fff}.quiet{border:1px solid var(--control);background:none;width:100%}
.problem{background:var(--warn);color:var(--warn-text);border-radius:8px;padding:10px 12px;margin:0 0 14px}.note{color:var(--text-2);font-size:.875rem;text-align:center;margin:16px 0 0}
button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

const shared =
  '--text:light-dark(#1b1f28,#eceff5);--text-2:light-dark(#545d6e,#b4bccb);--line:light-dark(#e1e5ec,#2d3443);--control:light-dark(#838da4,#6a7796);--warn:light-dark(#ffebdd,#3b2110);--warn-text:light-dark(#974006,#ffb37d);';

/** Distinguishable by testers; no style copies the real brand. */
const looks: Readonly<Record<BrandName, string>> = {
  google:
    '--bg:light-dark(#f2f5fb,#10131a);--card:light-dark(#fff,#181c25);--primary:#1a62d6;--corner:24px;--mark-corner:50%;--button-corner:22px;',
  facebook:
    '--bg:light-dark(#e9edf5,#14161b);--card:light-dark(#fff,#20242c);--primary:#1463d8;--corner:10px;--mark-corner:12px;--button-corner:8px;',
  zalo: '--bg:light-dark(#e3f1ff,#0b1622);--card:light-dark(#fff,#132231);--primary:#0063cc;--corner:4px;--mark-corner:10px;--button-corner:4px;',
};

export const providerStyle = (provider: BrandName): string =>
  `:root{color-scheme:light dark;${shared}${looks[provider]}}${common}`;
