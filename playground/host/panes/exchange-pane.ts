import { type PaymentResult, type Payments, paymentsKey } from '@billfold/exchange/contract'
import { alice, brook } from '@billfold/local-chains/evm/seed'
import { exchangeBreaks } from '@billfold/local-sellers/exchange-breaks'

import { localPayAssets } from '../../families/local-pay-assets.js'
import { button } from '../../src/dom/button.js'
import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import { localWorld } from '../../world/local-world.js'
import type { Host } from '../host.js'

const request = { paymentAsset: localPayAssets[0], recipient: brook.address, amount: '12.5' }

/** Pane that pays from the local exchange, and breaks it. Undefined where none runs. */
export function exchangePane({ billfold, entries }: Host): HTMLElement | undefined {
  const url = localWorld()?.exchange
  const has = (id: string): boolean => entries.some(({ manifest }) => manifest.id === id)
  if (url === undefined || !['feature.exchange', 'feature.pay'].some(has)) return undefined
  const told = element('output', { class: 'hint' })
  return pane(
    {
      id: 'exchange',
      title: 'An exchange',
      about: `It runs at ${url}, knows Robin and Jules, and really sends coins. Alice is ${alice.address.slice(0, 8)}….`,
    },
    element(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Pay' },
      ...(has('feature.exchange')
        ? [button({ label: 'Fund wallet', about: 'opens', run: () => billfold.open({ view: 'FundWallet' }) })]
        : []),
      ...(has('feature.pay') ? payButtons(billfold, told) : []),
    ),
    breaker(url),
    told,
  )
}

/** Payments to the app: in the modal, and without it from the exchange or the connected wallet. */
function payButtons(billfold: Host['billfold'], told: HTMLElement): readonly HTMLElement[] {
  // The code is here before the press, so that the browser lets the page of the exchange open.
  const payments = billfold.load(paymentsKey)
  payments.catch((error: unknown) => told.replaceChildren(String(error)))
  const tell = async (pay: (payments: Payments) => Promise<PaymentResult>): Promise<void> => {
    try {
      const { status, phase } = await pay(await payments)
      told.replaceChildren(`The payment ended ${status} (${phase}).`)
    } catch (error) {
      told.replaceChildren(String(error))
    }
  }
  return [
    button({ label: 'Pay 12.50 USDC', about: 'opens', run: () => tell((each) => each.openPay(request)) }),
    button({
      label: 'Pay without the modal',
      about: 'opens',
      run: () => tell((each) => each.pay({ ...request, exchangeId: 'lighthouse' })),
    }),
    button({ label: 'Pay by the wallet alone', about: 'asks the wallet', run: () => tell((each) => each.pay(request)) }),
  ]
}

function breaker(url: string): HTMLElement {
  const options = Object.entries(exchangeBreaks).map(([value, text]) => element('option', { value }, text))
  const select = element('select', {}, ...options)
  select.addEventListener('change', () => void fetch(`${url}/breaks`, { method: 'PUT', body: select.value }))
  return element('label', { class: 'field' }, 'The exchange', select)
}
