import { expect, test } from 'vitest'

import { families } from '../../../playground/families/families.js'
import { accountOf, connectedFamilies } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { tern } from '../harness/wallets.js'

const openHost = useHost()

/** The families in which one wallet may stand, beside EVM. */
const others = families.filter(({ namespace, wallets }) => namespace !== 'eip155' && wallets.some(({ name }) => name === 'Tern'))
const everywhere = Object.fromEntries(others.map(({ namespace }) => [namespace, [{ name: 'Tern' }]]))

test('default: one wallet of several families is one row, begins with the first of the app, and connects another in one click', async () => {
  const host = await openHost({ wallets: [tern], families: everywhere })
  await host.open()
  const rows = host.modal.getByRole('button', { name: /^Tern/ })
  await rows.first().waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await host.choose('Tern')
  await host.modal.getByText('Continue in Tern').waitFor()
  await host.reject('Tern')
  await host.choose('Choose another chain')
  await host.modal.getByRole('button', { name: 'Sui' }).waitFor()
  for (const name of ['Ethereum', 'Solana', 'Sui']) await expect.poll(() => host.modal.getByRole('button', { name }).count()).toBe(1)
  await host.choose('Sui')
  await host.approve('Tern')
  await expect.poll(() => accountOf(host, 'sui')).toBeDefined()
  expect(await connectedFamilies(host)).toEqual(['sui'])
  await host.modal.waitFor({ state: 'detached' })

  await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Connect', namespace: 'solana' }))
  await host.choose('Tern')
  await host.approve('Tern')
  await expect.poll(() => accountOf(host, 'solana')).toBeDefined()
  expect(await connectedFamilies(host)).toEqual(['solana', 'sui'])
})
