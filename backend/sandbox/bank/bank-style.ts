/** The shop's colours, so that testers recognise it. */
export const sandboxStyle = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--line:light-dark(#E0E4EE,#273149);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--primary:light-dark(#2B3FCB,#5068F5);--ink:light-dark(#18246E,#131B50);
--control:light-dark(#838DA4,#6A7796);--ok:light-dark(#E0F4EA,#0E3024);--ok-text:light-dark(#0A6643,#6EDDAE);--warn:light-dark(#FFEBDD,#3B2110);--warn-text:light-dark(#974006,#FFB37D)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{background:var(--ink);color:#fff;padding:14px 20px}header p{margin:0 auto;max-width:560px;font-weight:700}header span{font-weight:400;opacity:.8}
main{max-width:600px;margin:0 auto;padding:24px 20px 48px}h1{font-size:1.5rem;line-height:1.3;margin:0 0 4px;letter-spacing:-.012em}h2{font-size:1.0625rem;margin:24px 0 8px}
.amount{font-size:2rem;font-weight:700;letter-spacing:-.03em;margin:8px 0 0}.soft{color:var(--text-2);margin:0}.back{margin:24px 0 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px}
dl{margin:16px 0 0}dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--line)}dt{color:var(--text-2)}dd{margin:0;font-weight:600;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:10px;margin-top:20px}.more{grid-template-columns:1fr 1fr;margin-top:0}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 14px;border-radius:9px;border:1px solid var(--control);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--primary);border-color:var(--primary);color:#fff;min-height:52px}button:focus-visible,a:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.note{border-radius:9px;padding:12px 14px;margin:0 0 16px;background:var(--ok);color:var(--ok-text)}.note.bad{background:var(--warn);color:var(--warn-text)}
a{color:inherit}@media(max-width:440px){.more{grid-template-columns:1fr}}`;
