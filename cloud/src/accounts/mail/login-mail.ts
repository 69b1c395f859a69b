import { html, raw } from 'hono/html'

import { wordsOf } from './texts/texts.js'

/** A mail before it is addressed. */
export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type MailFacts = Readonly<Record<'app' | 'locale' | 'device', string>>

export type CodeMailFacts = MailFacts & {
  readonly code: string
  readonly minutes: number
  /** What the code opens. */
  readonly lead: 'codeLead' | 'codeOldLead' | 'codeNewLead' | 'captureLead'
}

/** The mail with a code. */
export function codeMail({ code, minutes, lead, ...facts }: CodeMailFacts): Promise<Mail> {
  const { say } = wordsOf(facts.locale)
  const values = { ...facts, minutes: String(minutes) }
  const after = [say('lasts', values), say('askedBy', values), say('notYou')]
  return mail(facts, { subject: say('codeSubject', facts), lead: say(lead), code, after })
}

/** The mail with a link that confirms a browser. */
export function linkMail({ url, ...facts }: MailFacts & { readonly url: string }): Promise<Mail> {
  const { say } = wordsOf(facts.locale)
  const link = { url, label: say('linkButton') }
  return mail(facts, { subject: say('linkSubject', facts), lead: say('linkLead'), link, after: [say('askedBy', facts), say('linkNotYou')] })
}

/** Tells an address that it opens its account no more. */
export function changedMail(facts: MailFacts): Promise<Mail> {
  const { say } = wordsOf(facts.locale)
  const after = [say('askedBy', facts), say('changedNotYou', facts)]
  return mail(facts, { subject: say('changedSubject'), lead: say('changedLead', facts), after })
}

interface Content {
  readonly subject: string
  readonly lead: string
  readonly code?: string
  readonly link?: { readonly url: string; readonly label: string }
  readonly after: readonly string[]
}

async function mail({ app, locale }: MailFacts, { subject, lead, code, link, after }: Content): Promise<Mail> {
  const { language, direction } = wordsOf(locale)
  const middle = code ?? link?.url
  const text = [lead, ...(middle === undefined ? [] : [middle]), ...after].join('\n\n')
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f4f6">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${card}">
                <tr>
                  <td style="padding:28px 24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
                    <p class="quiet" style="margin:0 0 16px;color:#5c5c66">${app}</p>
                    <h1 style="margin:0 0 20px;font-size:18px;line-height:1.4;font-weight:600">${lead}</h1>
                    ${code === undefined ? '' : html`<p class="code" dir="ltr" style="${codeStyle}">${code}</p>`}
                    ${link === undefined ? '' : html`<p style="margin:0 0 24px"><a class="button" style="${button}" href="${link.url}">${link.label}</a></p>`}
                    ${after.map((line) => html`<p class="quiet" style="margin:0 0 8px;font-size:14px;color:#5c5c66">${line}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return { subject, text, html: (await page).toString() }
}

// Mail programs that know no style sheet have the light looks, in the elements themselves.
const card = 'max-width:440px;background:#ffffff;color:#17171c;border-radius:16px'
const codeStyle =
  "margin:0 0 24px;padding:16px;background:#f0f0f4;border-radius:12px;text-align:center;font:600 32px/1 ui-monospace,'SF Mono',Menlo,Consolas,monospace;letter-spacing:8px"
const button =
  'display:inline-block;padding:14px 20px;background:#3b4fd8;color:#ffffff;border-radius:12px;text-decoration:none;font-weight:600'
const style = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #121216 !important; }
  .card { background: #202026 !important; color: #f4f4f6 !important; }
  .quiet { color: #a9a9b4 !important; }
  .code { background: #2c2c34 !important; }
  .button { background: #8a99ff !important; color: #121216 !important; }
}
@media (max-width: 360px) { .code { font-size: 26px !important; letter-spacing: 5px !important; } }`
