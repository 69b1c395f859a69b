import { Hono } from 'hono'
import { html, raw } from 'hono/html'

import type { ArrivedMail } from './start-mailbox.js'

/** The page where mails are read. It looks for new ones each second, and shows a mail as a mail program would: without scripts. */
export function mailboxApp(mails: () => readonly ArrivedMail[]): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(page(mails())))
  app.get('/list', (c) => c.html(list(mails())))
  app.get('/mails', (c) => {
    const to = c.req.query('to')
    c.header('Access-Control-Allow-Origin', '*')
    return c.json(mails().filter((mail) => to === undefined || mail.to === to))
  })
  app.get('/mails/:id', (c) => {
    const mail = mails().find(({ id }) => String(id) === c.req.param('id'))
    if (mail === undefined) return c.notFound()
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
    )
    return c.html(mail.html)
  })
  return app
}

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f4f6, #121216); color: light-dark(#17171c, #f4f4f6); }
main { width: min(680px, 100% - 32px); margin: 32px auto; }
h1 { font-size: 22px; }
details { margin: 12px 0; padding: 12px 16px; border-radius: 12px; background: light-dark(#fff, #202026); }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
summary b { font-weight: 600; overflow-wrap: anywhere; }
.code { font: 600 20px ui-monospace, monospace; letter-spacing: 3px; user-select: all; }
.quiet { color: light-dark(#5c5c66, #a9a9b4); }
iframe { width: 100%; height: 420px; margin-top: 12px; border: 0; border-radius: 8px; }`

const script = `let last = document.getElementById('list').innerHTML
setInterval(async () => {
  const text = await fetch('/list').then((answer) => answer.text()).catch(() => last)
  if (text === last) return
  last = text
  document.getElementById('list').innerHTML = text
}, 1000)`

function page(mails: readonly ArrivedMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p class="quiet">Every mail that the cloud sends ends here, whatever its address.</p>
          <div id="list" aria-live="polite">${list(mails)}</div>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`
}

function list(mails: readonly ArrivedMail[]) {
  if (mails.length === 0) return html`<p>No mail yet. Log in by e-mail, and the code arrives here.</p>`
  return html`${mails.map(
    ({ id, to, subject, code }) =>
      html`<details>
        <summary><b>${to}</b> <span>${subject}</span> ${code === undefined ? '' : html`<span class="code">${code}</span>`}</summary>
        <iframe src="/mails/${id}" title="${subject}" loading="lazy"></iframe>
      </details>`,
  )}`
}
