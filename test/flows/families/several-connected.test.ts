import { expect, test } from 'vitest'

import { accountOf, connectedFamilies } from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'
import { tern } from '../harness/wallets.js'

const openHost = useHost()

/** A page of two families, with one wallet that reaches both, connected on EVM. */
async function onEvm(): Promise<HostFlow> {
  const host = await openHost({ wallets: [tern], families: { solana: [{ name: 'Tern' }] } })
  await host.open()
  await host.choose('Tern')
  await host.approve('Tern')
  await host.modal.waitFor({ state: 'detached' })
  return host
}

/** Goes on with the same wallet on Solana, in one press from its network. */
async function onBoth(): Promise<HostFlow> {
  const host = await onEvm()
  await host.open()
  await host.modal.locator('[data-key=header-network]').click()
  await host.modal
    .getByRole('button', { name: /^Harbour Solana/ })
    .first()
    .click()
  await host.modal.getByRole('button', { name: 'Continue with Tern on Solana' }).click()
  await host.approve('Tern')
  await expect.poll(() => accountOf(host, 'solana')).toBeDefined()
  await host.modal.waitFor({ state: 'detached' })
  return host
}

test('default: the account lists every family that is connected, and brings one to the front', async () => {
  const host = await onBoth()
  expect(await connectedFamilies(host)).toEqual(['eip155', 'solana'])
  await host.open()
  const others = host.modal.getByRole('list', { name: 'Also connected' })
  await others.getByRole('button', { name: /Ethereum/ }).click()
  await others.getByRole('button', { name: /Solana/ }).waitFor()
})

test('behavior: one family ends by itself: the other comes to the front, and the button shows it', async () => {
  const host = await onBoth()
  await host.open()
  await host.modal.getByRole('button', { name: 'Disconnect Solana' }).click()
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  await host.modal.getByRole('button', { name: 'Disconnect', exact: true }).waitFor()
  await host.page.keyboard.press('Escape')
  await expect.poll(() => host.button.textContent()).toContain('0x')
})

test('behavior: all of them end at once, and nothing stays behind', async () => {
  const host = await onBoth()
  await host.open()
  await host.modal.getByRole('button', { name: 'Disconnect all' }).click()
  await expect.poll(() => connectedFamilies(host)).toEqual([])
  await host.modal.waitFor({ state: 'detached' })
  await expect.poll(() => host.button.textContent()).toBe('Connect wallet')
})

test('behavior: the host ends the family in front: the button shows the one that is left', async () => {
  const host = await onBoth()
  await host.page.evaluate(() => window.flow?.handles[0]?.disconnect({ namespace: 'solana' }))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  await expect.poll(() => host.button.textContent()).toContain('0x')
})
