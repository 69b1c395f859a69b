import { type PairingProfile, isRefusal } from '@billfold/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConnectedPageOptions, connectedPage } from './connected-page.js'
import { fakeConnector } from './fake-connector.js'
import { fakePairing } from './fake-pairing.js'
import { fakeWallet } from './fake-wallet.js'

async function page(options?: ConnectedPageOptions) {
  const opened = await connectedPage(options)
  onTestFinished(() => opened.end())
  return opened
}

describe('connectedPage', () => {
  test('default: a wallet is connected, and signs', async () => {
    const { family, adapter, session, connector } = await page()
    expect([family.address, session.account.address]).toEqual(['account-1', 'account-1'])
    expect(await adapter.signMessage?.(session, 'hello')).toBe('signed(hello)')
    expect(connector.wallet.calls.map(({ method }) => method)).toContain('sign')
  })

  test('parameters: the active address and the approved networks are those of the connector', async () => {
    const wallet = fakeWallet({ accounts: [{ address: 's1' }, { address: 's2' }], networkId: 'solana:1' })
    const connector = fakeConnector({ namespace: 'solana', wallet, activeAddress: 's2', approvedNetworkIds: ['solana:1'] })
    const { family, kernel } = await page({ namespace: 'solana', connector })
    expect(family.address).toBe('s2')
    const [first, second] = kernel.networks.of('solana')
    expect([first && kernel.families.isReachable(first), second && kernel.families.isReachable(second)]).toEqual([true, false])
  })

  test('behavior: the session is the one of now, and nothing is left at the end', async () => {
    const opened = await connectedPage()
    opened.connector.wallet.changeAccounts({ address: 'account-2' })
    await opened.ports.clock.settle(100)
    expect(opened.session.account.address).toBe('account-2')
    await opened.end()
    expect(opened.ports.leaks()).toEqual({ timers: 0, listeners: 0, channels: 0, requests: 0 })
  })

  test('behavior: a wallet that refuses is told', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ behavior: 'refuse' }) })
    await expect(connectedPage({ connector })).rejects.toThrow('it ended refused')
  })
})

describe('fakePairing', () => {
  const profile: PairingProfile = { methods: ['sign'], events: ['accountsChanged'], provider: (channel) => ({ channel }) }

  test('default: the adapter gets what the profile makes of the channel, and requests arrive on the phone', async () => {
    const { connector, channel, requests } = fakePairing({ namespace: 'sui', profile })
    const opened = await connectedPage({ namespace: 'sui', connector })
    onTestFinished(() => opened.end())
    expect(opened.session.provider).toEqual({ channel })
    expect(await channel.request('sign', 'hello')).toBe('signed(hello)')
    expect(requests).toEqual([{ method: 'sign', params: 'hello', networkId: 'sui:1' }])
  })

  test('behavior: what the phone did not approve is refused, and a no is a refusal', async () => {
    const { wallet, channel } = fakePairing({ namespace: 'sui', profile })
    await expect(channel.request('send', '')).rejects.toThrow('did not approve send')
    wallet.behavior = 'refuse'
    expect(isRefusal(await channel.request('sign', '').catch((error: unknown) => error))).toBe(true)
  })

  test('behavior: the phone tells by itself, until nobody listens', () => {
    const { channel, tell } = fakePairing({ namespace: 'sui', networkIds: ['sui:2'] })
    const told: unknown[] = []
    const undo = channel.watch((event) => told.push(event))
    tell({ name: 'accountsChanged', data: ['0x1'] })
    undo()
    tell({ name: 'accountsChanged', data: [] })
    expect(told).toEqual([{ name: 'accountsChanged', data: ['0x1'], networkId: 'sui:2' }])
  })
})
