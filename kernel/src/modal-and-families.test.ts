import { fakeChain, fakeConnector, fakeNetwork, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { multiWalletOff } from './wallets/state/connections.js'
import { connected, page, wallet } from '../testing/kernel-page.js'

beforeAll(lateParts)

describe('the modal and the chains', () => {
  test('behavior: an unknown network is told by its alert, a failed switch by a toast', async () => {
    const { kernel } = page([fakeChain('eip155')], { debug: true })
    expect(await kernel.networkSwitch.switchTo('eip155:999')).toMatchObject({ status: 'failed' })
    await expect.poll(() => kernel.toasts.current?.variant).toBe('error')
  })

  test('behavior: a failed switch goes back one view, and the visitor is told what a host does not offer', async () => {
    const { kernel, ports } = await connected()
    await kernel.modal.open({ view: 'Account' })
    kernel.router.push('Networks')
    await kernel.networkSwitch.switchTo('eip155:999')
    expect(kernel.router.view).toBe('Account')
    await expect.poll(() => kernel.toasts.current?.variant).toBe('error')
    kernel.connections.list('eip155')
    await ports.clock.settle(150)
    expect(kernel.toasts.current).toMatchObject({ variant: 'error', message: multiWalletOff })
  })

  test('behavior: choosing a network of another family opens the way there', async () => {
    const { kernel } = await connected()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect(kernel.router.view).toBe('SwitchActiveChain')
    kernel.modal.close()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect([kernel.modal.isOpen, kernel.router.view]).toEqual([true, 'SwitchActiveChain'])
  })

  test('behavior: opening for another family leads to a network switch', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ namespace: 'solana' })
    expect(kernel.router.view).toBe('SwitchNetwork')
    expect(kernel.router.data).toMatchObject({ network: { caipNetworkId: 'solana:1' } })
  })

  test('behavior: a list that was narrowed to a family is whole again when the modal opens for nobody in particular', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ namespace: 'solana' })
    expect(kernel.connectors.filter).toBe('solana')
    kernel.modal.close()
    kernel.connectors.narrow('solana')
    await kernel.modal.open()
    expect(kernel.connectors.filter).toBeUndefined()
  })

  test('behavior: without adapters, opening for another family makes it the active one', async () => {
    const { kernel } = page()
    await kernel.modal.open({ namespace: 'solana' })
    expect([kernel.families.activeNamespace, kernel.router.view]).toEqual(['solana', 'ConnectingWalletConnectBasic'])
  })

  test('behavior: opening send asks for an address and a known network of the chain id', async () => {
    const send = { amount: '1', assetAddress: '0x1', namespace: 'eip155', chainId: 1, to: '0x2' } as const
    await expect(page().kernel.modal.open({ arguments: { send } })).rejects.toThrow('openSend: caipAddress not found')
    const { kernel } = await connected()
    await expect(kernel.modal.open({ arguments: { send: { ...send, chainId: 5 } } })).rejects.toThrow(
      'openSend: caipNetwork with chainId 5 not found',
    )
    await kernel.modal.open({ arguments: { send } })
    expect(kernel.router.view).toBe('WalletSend')
  })

  test('behavior: back with a single entry closes the modal, back to Connect shows Account', async () => {
    const { kernel } = await connected()
    await kernel.modal.open({ view: 'Connect' })
    kernel.router.push('Networks')
    kernel.router.back()
    expect(kernel.router.view).toBe('Account')
    kernel.router.back()
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: a disconnect closes the modal', async () => {
    const { kernel } = await connected()
    await kernel.modal.open()
    await kernel.connections.disconnect()
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: an embedded modal is always in view', async () => {
    const { kernel } = await connected({ isEmbedded: true })
    kernel.modal.close()
    kernel.networkSwitch.choose(fakeNetwork('solana'))
    expect(kernel.router.view).toBe('SwitchActiveChain')
  })

  test('behavior: leaving ConnectingFarcaster while not connected clears the Farcaster link and reloads the embedded wallet connector', async () => {
    const reload = vi.fn()
    const auth = Object.assign(fakeConnector({ namespace: 'eip155', id: 'ID_AUTH', type: 'AUTH' }), { reload })
    const { kernel } = page([fakeChain('eip155'), wallet(auth)])
    await kernel.start()
    await kernel.modal.open()
    await settled()
    kernel.families.active?.describe(undefined, { farcasterUrl: 'https://link.example' })
    kernel.router.push('ConnectingFarcaster')
    kernel.router.back()
    expect(kernel.families.account()?.farcasterUrl).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('behavior: leaving ConnectingFarcaster while connected keeps the link', async () => {
    const { kernel } = await connected()
    const { active } = kernel.families
    active?.describe(active.address, { farcasterUrl: 'https://link.example' })
    kernel.router.push('ConnectingFarcaster')
    kernel.router.back()
    expect(kernel.families.account()?.farcasterUrl).toBe('https://link.example')
  })

  test('behavior: UnsupportedChain cannot be closed when the host wants it so', async () => {
    const { kernel } = page([fakeChain('eip155')], { unsupportedNetworkDismissible: false })
    await kernel.modal.open({ view: 'UnsupportedChain' })
    expect(await kernel.modal.requestClose()).toBe(false)
  })
})
