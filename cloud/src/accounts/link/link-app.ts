import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'

import { Refusal } from '../../http/refusal.js'
import type { AccountTools } from '../account-tools.js'
import { factsOf, tokenDigest, linkPath, sendCode } from '../email/send-code.js'
import type { OpenFlow } from '../login-flows.js'
import type { MailTexts } from '../mail/texts/en.js'
import { wordsOf } from '../mail/texts/texts.js'

/**
 * The page behind the link that confirms a browser. Opening it does nothing, since programs that look through mails open links:
 * the person presses a button.
 */
export function linkApp(tools: AccountTools): Hono {
  const app = new Hono({ strict: false })
  app.use(`${linkPath}/*`, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Content-Security-Policy', policy)
  })
  app.get(`${linkPath}/:token`, async (c) => {
    const flow = await flowBehind(tools, c.req.param('token'))
    return c.html(page(tools, flow, flow === undefined ? 'pageOver' : undefined), flow === undefined ? 404 : 200)
  })
  app.post(`${linkPath}/:token`, async (c) => {
    const flow = await flowBehind(tools, c.req.param('token'))
    if (flow === undefined) return c.html(page(tools, flow, 'pageOver'), 404)
    if ((await c.req.formData()).get('answer') !== 'yes') {
      await leave(tools, flow, 'refused')
      return c.html(page(tools, flow, 'pageRefused'))
    }
    try {
      await sendCode(tools, { ...flow, to: flow.email ?? '' })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await leave(tools, flow, 'device')
      return c.html(page(tools, flow, 'pageMailDown'), 503)
    }
    return c.html(page(tools, flow, 'pageConfirmed'))
  })
  return app
}

function flowBehind({ database, now }: AccountTools, token: string): Promise<OpenFlow | undefined> {
  return database.queries
    .selectFrom('login_flows')
    .selectAll()
    .where('token_digest', '=', tokenDigest(token))
    .where('step', '=', 'device')
    .where('code_until', '>', now())
    .executeTakeFirst()
}

/** A login that does not go on to the code. */
async function leave({ database, now }: AccountTools, { id, code_until }: OpenFlow, step: 'refused' | 'device'): Promise<void> {
  await database.queries
    .updateTable('login_flows')
    .set({ step, code_digest: null, code_until: step === 'device' ? code_until : now() })
    .where('id', '=', id)
    .where('step', '<>', 'done')
    .execute()
}

const style = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f4f6, #121216); color: light-dark(#17171c, #f4f4f6); }
main { box-sizing: border-box; width: min(440px, 100% - 24px); padding: 28px 24px; border-radius: 16px; background: light-dark(#fff, #202026); }
h1 { margin: 0 0 12px; font-size: 22px; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.quiet { color: light-dark(#5c5c66, #a9a9b4); font-size: 15px; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 48px; margin-top: 8px; border: 0; border-radius: 12px; cursor: pointer;
  background: light-dark(#e8e8ee, #33333c); color: inherit; }
button[value="yes"] { background: light-dark(#3b4fd8, #8a99ff); color: light-dark(#fff, #121216); }
button:focus-visible { outline: 3px solid light-dark(#17171c, #fff); outline-offset: 2px; }`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Asks, or says how it ended. */
function page(tools: AccountTools, flow: OpenFlow | undefined, end: keyof MailTexts | undefined) {
  const facts = factsOf(tools, { details: flow?.details ?? {} })
  const { language, direction, say } = wordsOf(facts.locale)
  const question = html`<p>${say('pageLead', facts)}</p>
    <p class="quiet">${say('askedBy', facts)}</p>
    <form method="post">
      <button name="answer" value="yes">${say('pageYes')}</button>
      <button name="answer" value="no">${say('pageNo')}</button>
    </form>`
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say('pageTitle')}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${say('pageTitle')}</h1>
          ${end === undefined ? question : html`<p role="status">${say(end)}</p>`}
        </main>
      </body>
    </html>`
}
