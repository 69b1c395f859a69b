import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useHost } from './harness/use-host.js'
import { gull, tern } from './harness/wallets.js'

const openHost = useHost()
const statusOf = (host: Awaited<ReturnType<typeof openHost>>) => async () => (await host.snapshot()).account.status

describe('reload', () => {
  test('behavior: connected: the account is there again, and the wallet is not asked', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.reload()
    await host.ready()
    expect((await host.snapshot()).account).toMatchObject({ address: alice.address, status: 'connected' })
    expect(await host.wallet('example.tern')).toMatchObject({ prompts: 0 })
    expect((await host.wallet('example.tern')).methods).not.toContain('eth_requestAccounts')
  })

  test('behavior: a restore never shows “disconnected” in between', async () => {
    const host = await openHost({ wallets: [{ ...tern, delay: 300 }] })
    await host.connect('Tern')
    await host.page.addInitScript(() => {
      const seen: (string | undefined)[] = []
      Object.assign(globalThis, { seen })
      const look = (): void => {
        const status = window.flow?.handles[0]?.getSnapshot().account.status
        if (status !== undefined && status !== seen.at(-1)) seen.push(status)
        requestAnimationFrame(look)
      }
      look()
    })
    await host.reload()
    await host.ready()
    await expect.poll(statusOf(host)).toBe('connected')
    const seen = await host.page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen.slice(seen.indexOf('reconnecting'))).not.toContain('disconnected')
  })

  test('behavior: connecting: the page comes back disconnected, without a window, and can connect', async () => {
    const host = await openHost()
    await host.open()
    await host.choose('Tern')
    await host.window('Tern').waitFor()
    await host.reload()
    await host.ready()
    await expect.poll(statusOf(host)).toBe('disconnected')
    expect(await host.window('Tern').count()).toBe(0)
    await host.connect('Tern')
    expect(await statusOf(host)()).toBe('connected')
  })

  test('behavior: locked: the page comes back disconnected and asks nothing; unlocking in the wallet is enough to connect again', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.act('example.tern', 'lock')
    await host.reload()
    await host.ready()
    await expect.poll(statusOf(host)).toBe('disconnected')
    expect((await host.wallet('example.tern')).prompts).toBe(0)
    await host.act('example.tern', 'unlock')
    await host.open()
    await host.choose('Tern')
    await expect.poll(statusOf(host)).toBe('connected')
  })

  test('behavior: the wallet is gone: the page comes back disconnected, and other wallets work', async () => {
    const host = await openHost({ wallets: [tern, gull] })
    await host.connect('Tern')
    await host.page.addInitScript(() => {
      if (window.flowConfig)
        window.flowConfig = { ...window.flowConfig, wallets: window.flowConfig.wallets.filter(({ name }) => name !== 'Tern') }
    })
    await host.reload()
    await host.ready()
    await expect.poll(statusOf(host)).toBe('disconnected')
    await host.connect('Gull')
    expect(await statusOf(host)()).toBe('connected')
  })

  test('behavior: permission withdrawn meanwhile: disconnected, and nothing is asked', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.act('example.tern', 'revoke')
    await host.reload()
    await host.ready()
    await expect.poll(statusOf(host)).toBe('disconnected')
    expect((await host.wallet('example.tern')).prompts).toBe(0)
  })

  test('behavior: on a chain that the wallet was moved to while the page was away', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const second = await host.page.evaluate(() => window.flow?.config.nodes['eip155:31338'])
    await host.page.goto('about:blank')
    await host.page.goBack()
    await host.page.waitForFunction(() => window.flow !== undefined)
    await host.changeChain('example.tern', 31_338, second)
    await host.reload()
    await host.ready()
    await expect.poll(async () => (await host.snapshot()).network?.name).toBe('Harbour Two')
  })
})

describe('disconnect', () => {
  test('behavior: the permission is given back, and a reload stays disconnected', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    expect((await host.snapshot()).account.status).toBe('disconnected')
    expect((await host.wallet('example.tern')).methods).toContain('wallet_revokePermissions')
    await host.reload()
    await host.ready()
    expect((await host.snapshot()).account.status).toBe('disconnected')
    expect((await host.wallet('example.tern')).methods).not.toContain('eth_requestAccounts')
  })

  test('behavior: a wallet that does not know how to take a permission back is left alone', async () => {
    const host = await openHost({ wallets: [{ ...tern, knowsRevoke: false }] })
    await host.connect('Tern')
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    expect((await host.snapshot()).account.status).toBe('disconnected')
    await host.reload()
    await host.ready()
    expect((await host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: lost line, lock and withdrawn permission in the wallet show at once', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.act('example.tern', 'revoke')
    await expect.poll(statusOf(host)).toBe('disconnected')
  })
})
