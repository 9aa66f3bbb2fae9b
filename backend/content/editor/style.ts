/** What the editors' pages have besides the staff's style: two columns of fields on wide screens, and the preview. */
export const editorStyle = `
.list{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:14px}.list>li{padding:14px 20px;display:grid;gap:4px}.list>li+li{border-top:1px solid var(--line)}
.list h2{margin:0;display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;overflow-wrap:anywhere}.list p{margin:0;overflow-wrap:anywhere}.soft a{overflow-wrap:anywhere}
.why{margin:0;padding:0 0 0 18px;color:var(--warn)}.note ul{margin:4px 0 0;padding-left:18px}.card{padding:20px;margin:0 0 16px}.editor form{display:block;margin:0}.house main .editor .fields{gap:16px;max-width:none}
.field{display:grid;gap:4px;align-content:start;min-width:0}.hint{color:var(--text-2);font-size:.8125rem;margin:0}.problem{color:var(--bad);font-size:.875rem;margin:0}
.field :is(input,select,textarea){width:100%}textarea{resize:vertical;line-height:1.55}textarea.code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875rem;tab-size:2}
[aria-invalid=true]{border-color:var(--bad);outline:1px solid var(--bad)}.editor fieldset{border-radius:14px;padding:12px 16px 16px;margin:0;display:grid;gap:12px}
.tick{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}.tick input{flex:none;padding:0}.ticks{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:0 12px}
.actions{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:16px 0}details.remove summary{cursor:pointer;padding:10px 0;color:var(--text-2)}
.thumb{max-width:180px;max-height:90px;border-radius:9px;border:1px solid var(--line);background:var(--well)}.look{overflow-wrap:anywhere}.look :is(h2,h3,h4){margin:20px 0 6px}.look img{max-width:100%}.look pre{background:var(--well);border-radius:9px;padding:12px 14px;overflow:auto}.look blockquote{margin:12px 0;padding:2px 16px;border-left:3px solid var(--line)}.wide-table{overflow:auto}.look table{border-collapse:collapse}.look :is(td,th){border:1px solid var(--line);padding:6px 10px;text-align:left;min-width:88px;overflow-wrap:normal}
.state{margin:0 0 16px;display:grid;gap:4px}.state .note{margin:0 0 8px}
@media(min-width:720px){.two{grid-template-columns:1fr 1fr}.editor .wide{grid-column:1/-1}}`;
