import type { HostFlow } from '../harness/host-flow.js'
import { pressArmed } from '../harness/press-armed.js'

/** A transfer as a visitor fills it in. */
export interface FilledTransfer {
  /** The symbol of a token; the first one of the list when absent. */
  readonly token?: string
  readonly amount: string
  readonly to: string
}

/** Opens the account, presses Send, and fills everything in. */
export async function fill(host: HostFlow, { token, amount, to }: FilledTransfer): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
  const field = host.modal.getByLabel('Amount')
  await field.waitFor()
  if (token !== undefined) {
    await host.modal.locator('[data-key=token]').click()
    await host.modal.getByRole('searchbox').fill(token)
    await host.modal.getByRole('listitem').getByRole('button').first().click()
    await field.waitFor()
  }
  await field.fill(amount)
  await host.modal.getByLabel('To', { exact: true }).fill(to)
}

/** Goes on to the review, and says yes there once the network has said what it costs. */
export async function confirm(host: HostFlow): Promise<void> {
  await host.modal.getByRole('button', { name: 'Preview send' }).click()
  const yes = host.modal.getByRole('button', { name: /^Send [\d.,]+/ })
  await yes.and(host.modal.locator(':not([aria-disabled])')).waitFor()
  // The yes takes a press only after it was seen for a moment.
  await host.modal.getByText('at most').first().waitFor()
  await pressArmed(host, yes, () => yes.isHidden())
}
