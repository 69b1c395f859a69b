/** Looks of the admin page: colours and measures of the product's modal, in both themes. */
export const style: string = `:root {
  color-scheme: light dark;
  --card: light-dark(#fcfbf8, #131614);
  --surface-1: light-dark(#f4f2ec, #1b1f1c);
  --surface-2: light-dark(#e9e6dd, #252a26);
  --surface-3: light-dark(#ddd9cd, #313732);
  --line: light-dark(#e3dfd5, #2a2f2b);
  --line-strong: light-dark(#8a867a, #7c837c);
  --fg: light-dark(#1b1c19, #f1f0ea);
  --fg-2: light-dark(#54534b, #b9bcb3);
  --fg-3: light-dark(#666359, #9a9e95);
  --ink: light-dark(#1b1c19, #f1f0ea);
  --on-ink: light-dark(#fcfbf8, #131614);
  --accent: light-dark(#0b6a60, #74d6c4);
  --success-soft: light-dark(#e0efe2, #16301f);
  --warning-soft: light-dark(#f8ebcf, #332812);
  --danger: light-dark(#ad2318, #ff9384);
  --danger-soft: light-dark(#fbe6e2, #3b1b17);
  --radius: 12px;
  --font: ui-sans-serif, system-ui, sans-serif;
  --display: ui-serif, 'New York', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--card);
  color: var(--fg);
  font: 400 15px / 22px var(--font);
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;
}
main { max-inline-size: 880px; margin-inline: auto; padding: 24px 20px 64px; }
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px;
  max-inline-size: 880px; margin-inline: auto; padding: 12px 20px;
  border-block-end: 1px solid var(--line);
}
header form { margin-inline-start: auto; }
.brand { margin: 0; font: 500 17px / 24px var(--display); letter-spacing: -0.012em; }
nav { display: flex; gap: 4px; }
a { color: var(--accent); text-underline-offset: 3px; }
nav a {
  display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 12px;
  border-radius: var(--radius); color: var(--fg-2); font-weight: 500; text-decoration: none;
}
nav a[aria-current] { background: var(--surface-1); color: var(--fg); }
h1, h2 { font-family: var(--display); font-weight: 500; letter-spacing: -0.012em; text-wrap: balance; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 30px; }
h2 { margin: 32px 0 12px; font-size: 19px; line-height: 26px; }
p { margin: 0 0 12px; text-wrap: pretty; }
.note, .empty { color: var(--fg-2); font-size: 14px; line-height: 20px; }
code { font: 400 13px / 18px ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', monospace; }
.narrow { max-inline-size: 370px; margin: 8vh auto 0; }
.hidden, .skip:not(:focus) {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip:focus { position: absolute; inset: 8px auto auto 8px; padding: 8px 12px; background: var(--card); z-index: 1; }
.notice { margin: 0 0 20px; padding: 12px 16px; border-radius: var(--radius); background: var(--warning-soft); }
.notice p:last-child, .notice ul { margin-block-end: 0; }
.notice ul { padding-inline-start: 20px; }
.good { background: var(--success-soft); }
.bad { background: var(--danger-soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); gap: 12px; margin: 0 0 12px; }
.tiles div, .chart { margin: 0; padding: 16px; border-radius: 16px; background: var(--surface-1); }
dt, .chart figcaption span, .tiles dd span { color: var(--fg-2); font-size: 14px; line-height: 20px; }
dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; margin: 0; }
dd strong, .chart strong { font: 500 24px / 32px var(--font); letter-spacing: -0.025em; font-variant-numeric: tabular-nums; }
.charts { display: grid; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 12px; }
.chart { padding-block-end: 4px; }
.chart figcaption { display: flex; flex-direction: column; }
.chart svg { display: block; inline-size: 100%; block-size: 64px; margin-block: 8px; fill: var(--accent); }
summary { display: flex; align-items: center; min-block-size: 44px; color: var(--fg-2); font-weight: 500; cursor: pointer; }
.chart summary { font-size: 14px; }
summary::before { content: '+'; inline-size: 18px; }
[open] > summary::before { content: '−'; }
table { inline-size: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
th { font-weight: 400; text-align: start; color: var(--fg-2); padding-block: 4px; }
.number { text-align: end; }
.rows, .switches { inline-size: 100%; list-style: none; margin: 0 0 20px; padding: 0; }
.rows li { padding-block: 12px; border-block-end: 1px solid var(--line); }
.rows li > a { display: inline-flex; align-items: center; min-block-size: 44px; margin-block: -11px; font-weight: 500; }
.rows p { margin: 0; color: var(--fg-2); font-size: 14px; line-height: 20px; }
.wallets form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.wallets p { flex: 1 1 200px; display: flex; flex-direction: column; }
.wallets strong { color: var(--fg); font-size: 15px; font-weight: 500; }
.turn { justify-content: space-between; }
form { display: grid; justify-items: start; }
form.inline { grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 12px; margin-block-end: 16px; }
.field { display: grid; gap: 8px; inline-size: 100%; margin-block-end: 12px; }
form.inline .field { margin: 0; }
.field span, .switches label { color: var(--fg-2); font-size: 14px; line-height: 20px; font-weight: 500; }
input:not([type='checkbox']), textarea, select {
  inline-size: 100%; min-block-size: 48px; padding: 12px 16px; border: 0; border-radius: var(--radius);
  background: var(--surface-1); color: var(--fg); box-shadow: inset 0 0 0 1px var(--line-strong); font: 400 16px / 22px var(--font);
}
textarea { resize: vertical; }
select { padding-inline: 12px 4px; }
::placeholder { color: var(--fg-3); opacity: 1; }
.check { display: flex; gap: 12px; align-items: center; min-block-size: 44px; margin-block-end: 12px; }
.check input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--ink); flex: none; }
.switches li { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4px 12px; align-items: center; margin-block-end: 8px; }
.switches label::first-letter { text-transform: uppercase; }
button {
  min-block-size: 48px; padding: 12px 20px; border: 0; border-radius: var(--radius);
  background: var(--ink); color: var(--on-ink); font: 500 15px / 22px var(--font); cursor: pointer;
}
button:active { background: color-mix(in oklab, var(--ink) 80%, var(--card)); }
.quiet, button.danger { background: var(--surface-1); color: var(--fg); }
.notice .quiet { background: var(--card); }
button.danger { color: var(--danger); }
.quiet:active, button.danger:active { background: var(--surface-3); }
.plain { min-block-size: 44px; padding: 8px 12px; background: none; color: var(--fg-2); }
.wallets button { min-block-size: 44px; padding-block: 8px; }
details.danger { margin-block-start: 32px; border-block-start: 1px solid var(--line); padding-block-start: 8px; }
@media (hover: hover) {
  button:hover { background: color-mix(in oklab, var(--ink) 88%, var(--card)); }
  .quiet:hover, button.danger:hover, .plain:hover, nav a:hover { background: var(--surface-2); }
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 520px) {
  .switches li { grid-template-columns: 1fr 1fr; padding-block-end: 8px; }
  .switches label { grid-column: 1 / -1; }
  form.inline { grid-template-columns: minmax(0, 1fr); }
}
@media (prefers-contrast: more) {
  :root { --fg-2: var(--fg); --fg-3: var(--fg); --line: var(--line-strong); }
}
@media (forced-colors: active) {
  .chart svg { fill: CanvasText; }
}
`
