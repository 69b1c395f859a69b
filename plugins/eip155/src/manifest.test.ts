import { createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'
import { eip155 } from './manifest.js'

test('default: its default account type is smartAccount, before its code is loaded', async () => {
  const kernel = createKernel(fakePorts(), [eip155()], { networks: [fakeNetwork('eip155')] })
  expect(kernel.families.account('eip155')?.preferredAccountType).toBe('smartAccount')
  expect(kernel.plugins.status('chain.eip155')?.state).toBe('registered')
  await kernel.destroy()
})

test('parameters: discovery: a host that wants no wallets looked for has none in the first view either', () => {
  expect(eip155().finds).toBeTypeOf('function')
  expect(eip155({ discovery: false }).finds).toBeUndefined()
})

test('behavior: a wallet is not asked for a method that the manifest does not declare', async () => {
  const request = vi.fn()
  const declared = eip155({ wallets: [{ id: 'own', load: () => ({ request }) }] })
  const manifest = { ...declared, reaches: declared.reaches?.filter((reach) => !('rpc' in reach)) ?? [] }
  const kernel = createKernel(fakePorts(), [manifest], { networks: [fakeNetwork('eip155')] })
  await kernel.plugins.activate('chain.eip155')
  const [own] = kernel.connectors.all
  expect(own && (await kernel.connections.connect(own))).toMatchObject({ status: 'failed', error: { code: 'plugin/undeclared' } })
  expect(request).not.toHaveBeenCalled()
  await kernel.destroy()
})
