import { html, raw } from 'hono/html'

import type { CardOrder, CardStatus } from './card-order.js'
import { testCards } from './card-orders.js'

const style = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { width: min(380px, 100% - 32px); padding: 24px 0; }
label { display: block; margin-top: 12px; }
input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; border: 1px solid currentColor; border-radius: 12px; padding: 0 12px; background: none; color: inherit; }
button { margin-top: 16px; cursor: pointer; }
code { overflow-wrap: anywhere; }`

const words: Readonly<Record<Exclude<CardStatus, 'created'>, string>> = {
  paid: 'Your card was charged. The coins are on their way.',
  delivered: 'The coins are in your wallet. You can close this page.',
  partial: 'A part of the coins was sent, and the rest of the money given back. You can close this page.',
  declined: 'Your card was declined. Nothing was charged. You can close this page.',
  expired: 'This order is no longer open. Nothing was charged. You can close this page.',
  failed: 'The coins could not be sent. Your money was given back. You can close this page.',
}

/** The page on which an order is paid, and what became of it. It needs no script. */
export async function cardPage(order: CardOrder): Promise<string> {
  const { quote, to, id, status, key } = order
  const { paymentTotal, purchaseAmount, networkFee } = quote
  const body =
    status === 'created'
      ? html`<p>
            You pay <b>${paymentTotal.amount} ${paymentTotal.currency}</b>, of which ${networkFee.amount} are for the network, and get
            <b>${purchaseAmount.amount} ${purchaseAmount.currency}</b> at <code>${to}</code>.
          </p>
          <form method="post" action="/pay/${key}">
            <label>Card number <input name="card" inputmode="numeric" autocomplete="off" required autofocus /></label>
            <button>Pay ${paymentTotal.amount} ${paymentTotal.currency}</button>
          </form>
          <p>
            No real card is taken. ${testCards.pays} pays, ${testCards.declined} is declined, ${testCards.expires} lets the order expire,
            ${testCards.paysLess} gets half of the coins.
          </p>`
      : html`<p role="status">${words[status]}</p>`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${status === 'paid' ? html`<meta http-equiv="refresh" content="1" />` : ''}
        <link rel="icon" href="data:," />
        <title>Harbour Cards, played on this machine</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Harbour Cards</h1>
          ${body}
          <p>Order <code>${id}</code></p>
        </main>
      </body>
    </html>`
  return (await page).toString()
}
