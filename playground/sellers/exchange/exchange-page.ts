import { html, raw } from 'hono/html'

import type { ExchangeOrder } from './order-book.js'
import { exchangePeople } from './people.js'

const style = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { width: min(380px, 100% - 32px); }
p { overflow-wrap: anywhere; }
button { font: inherit; width: 100%; min-height: 48px; margin-top: 8px; border: 1px solid currentColor; border-radius: 12px; background: none; color: inherit; cursor: pointer; }`

interface PayPage {
  readonly name: string
  readonly order: ExchangeOrder
  /** What each person has. */
  readonly creditOf: (person: string) => string
  readonly notice?: string
}

/** The page of the exchange where a person pays for an order, or does not. */
export async function payPage({ name, order, creditOf, notice }: PayPage): Promise<string> {
  const { id, amount, asset, recipient, status } = order
  const people = exchangePeople.map(
    (person) => html`<button name="person" value="${person.id}">Pay as ${person.name} (${creditOf(person.id)})</button>`,
  )
  const form = html`<form method="post" action="/pay/${id}">${people}<button name="person" value="">Decline</button></form>`
  return document({
    name,
    body: html`<p>${amount} of ${asset} for ${recipient}</p>
      ${notice === undefined ? '' : html`<p role="alert">${notice}</p>`}
      ${status === 'open' ? form : html`<p role="status">${words[status]}</p>`}`,
  })
}

const words = {
  paid: 'You have paid. The coins are being sent.',
  sent: 'You have paid, and the coins were sent.',
  failed: 'This order is over.',
} as const

async function document({ name, body }: { readonly name: string; readonly body: unknown }): Promise<string> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}, an exchange on this machine</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return (await page).toString()
}
