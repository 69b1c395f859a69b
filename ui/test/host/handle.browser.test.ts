import { type Key, service } from '@billfold/kernel'
import { fakeChain, fakeWallet } from '@billfold/test/fakes'
import type { Billfold } from '@billfold/ui'
import { describe, expect, test, vi } from 'vitest'

import { connected, dialog, handle, opened, seen, wallet } from './handle.js'

describe('a handle', () => {
  test('default: it is there at once, and nobody is connected', async () => {
    const billfold = handle()
    expect(billfold.getSnapshot()).toMatchObject({ isReady: true, isOpen: false, theme: 'dark', account: { status: 'disconnected' } })
    await billfold.ready
    expect(document.querySelector('billfold-modal')).toBeNull()
  })

  test('behavior: what is asked before the kernel is here keeps its order, and each answer comes once', async () => {
    const billfold = handle()
    const happened: string[] = []
    billfold.onAny(({ name }) => happened.push(name))
    const answers = await Promise.all([
      billfold.getProvider(),
      billfold.open({ view: 'Networks' }),
      billfold.close(),
      billfold.switchNetwork('eip155:1'),
      billfold.open(),
      billfold.close(),
    ])
    expect(answers).toEqual([undefined, undefined, undefined, { status: 'switched' }, undefined, undefined])
    expect(happened.filter((name) => name.startsWith('modal:'))).toEqual(['modal:opened', 'modal:closed', 'modal:opened', 'modal:closed'])
    expect(dialog()).toBeNull()
  })

  test('behavior: a host takes what a plugin does by its key, and is told where no plugin has it', async () => {
    const billfold = handle()
    const key = 'test.harbour' as Key<{ readonly name: string }>
    await expect(billfold.load(key)).rejects.toThrow('test.harbour')
    const services = [service(key, {}, () => ({ name: 'Harbour' }))]
    billfold.register({ id: 'feature.harbour', contract: 1, provides: [key], load: () => Promise.resolve({ services }) })
    expect((await billfold.load(key)).name).toBe('Harbour')
  })

  test('behavior: a host asks for a sign-in later, and is told where nobody signs people in', async () => {
    const billfold = handle()
    await expect(billfold.requestSignIn()).rejects.toThrow('siwx.sign-in')
    const key = 'siwx.sign-in' as Key<Pick<Billfold, 'requestSignIn'>>
    const requestSignIn = vi
      .fn<Billfold['requestSignIn']>()
      .mockResolvedValueOnce({ token: 'a' })
      .mockRejectedValueOnce(new Error('Modal closed'))
    const services = [service(key, {}, () => ({ requestSignIn }))]
    billfold.register({ id: 'feature.sign-in', contract: 1, provides: [key], load: () => Promise.resolve({ services }) })
    expect(await billfold.requestSignIn()).toEqual({ token: 'a' })
    await expect(billfold.requestSignIn()).rejects.toThrow('Modal closed')
  })

  test('behavior: account, network and provider of a family come together, and go together', async () => {
    const billfold = handle()
    const torn: unknown[] = []
    billfold.subscribe(() => {
      const { account, families } = billfold.getSnapshot()
      if ((account.address === undefined) !== (families['eip155']?.provider === undefined)) torn.push(account)
    })
    await connected(billfold)
    expect(billfold.getSnapshot()).toMatchObject({ account: { status: 'connected' }, network: { caipNetworkId: 'eip155:1' } })
    expect(billfold.getSnapshot().connections).toHaveLength(1)
    expect(await billfold.getProvider('eip155')).toBe(billfold.getSnapshot().families['eip155']?.provider)
    await billfold.disconnect()
    expect(billfold.getSnapshot()).toMatchObject({ account: { status: 'disconnected' }, connections: [] })
    expect(await billfold.getProvider()).toBeUndefined()
    expect(torn).toEqual([])
  })

  test('behavior: a part of the snapshot that did not change is the same object', async () => {
    const billfold = handle()
    await connected(billfold)
    const { families, account, connections, network } = billfold.getSnapshot()
    await opened(billfold)
    expect(billfold.getSnapshot()).toMatchObject({ isOpen: true })
    expect(billfold.getSnapshot().families).toBe(families)
    expect(billfold.getSnapshot().account).toBe(account)
    expect(billfold.getSnapshot().connections).toBe(connections)
    expect(billfold.getSnapshot().network).toBe(network)
  })

  test('behavior: the next visit takes up the connection, and never says that there is none', async () => {
    const plugins = [fakeChain('eip155'), wallet('Bowbit', fakeWallet({ networkId: 'eip155:1' }))]
    const first = handle({ storagePrefix: 'restored', plugins })
    await connected(first)
    const { address } = first.getSnapshot().account
    await first.destroy()

    const again = handle({ storagePrefix: 'restored', plugins })
    const told = [again.getSnapshot().account.status]
    again.subscribe(() => told.push(again.getSnapshot().account.status))
    expect(again.getServerSnapshot()).toMatchObject({ isReady: false, account: { status: 'disconnected' } })
    await again.ready
    expect([...new Set(told)]).toEqual(['reconnecting', 'connected'])
    expect(again.getSnapshot()).toMatchObject({ isReady: true, account: { address } })
    await again.disconnect()
    localStorage.clear()
  })

  test.each(['this page', 'another tab'])(
    'behavior: what a plugin left in %s is gone on with, though nobody was connected',
    async (where) => {
      const storagePrefix = `left-${crypto.randomUUID()}`
      const leave = (): void =>
        localStorage.setItem(`billfold/${storagePrefix}/wallet-name`, '{"version":1,"stamp":1,"at":1,"value":"Bowbit"}')
      const load = vi.fn(async () => ({}))
      if (where === 'this page') leave()
      handle({ storagePrefix, plugins: [fakeChain('eip155'), { id: 'feature.left', contract: 1, loadOn: ['stored:wallet-name'], load }] })
      if (where === 'another tab') {
        leave()
        window.dispatchEvent(new StorageEvent('storage'))
      }
      await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 })
      localStorage.clear()
    },
  )

  test('behavior: junk in the storage restores nothing', async () => {
    localStorage.setItem('billfold/junk/connection-status', '{"value":"connected"')
    const billfold = handle({ storagePrefix: 'junk' })
    await billfold.ready
    expect(billfold.getSnapshot()).toMatchObject({ isReady: true, account: { status: 'disconnected' } })
    localStorage.clear()
  })

  test('behavior: two handles do not meet', async () => {
    const [one, other] = [handle(), handle()]
    await connected(one)
    await other.preload()
    expect(other.getSnapshot().account.status).toBe('disconnected')
    await one.destroy()
    expect((await opened(other)).textContent).toBe('Connect a wallet')
  })

  test('behavior: tells what happens, also to who listened before there was a kernel', async () => {
    const billfold = handle()
    const views: string[] = []
    const names: string[] = []
    const stop = billfold.on('modal:opened', ({ view }) => views.push(view))
    billfold.onAny(({ name }) => names.push(name))
    await billfold.open()
    await billfold.close()
    stop()
    await billfold.open()
    expect(views).toEqual(['Connect'])
    expect(names.filter((name) => name.startsWith('modal:'))).toEqual(['modal:opened', 'modal:closed', 'modal:opened'])
  })

  test('behavior: a listener that throws keeps nobody from hearing', () => {
    const billfold = handle()
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const heard = vi.fn<() => void>()
    billfold.subscribe(() => {
      throw new Error('mine')
    })
    billfold.subscribe(heard)
    billfold.setTheme('light')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(complain).toHaveBeenCalledTimes(1)
    complain.mockRestore()
  })

  test('behavior: plugins come and go, before the kernel and after', async () => {
    const billfold = handle({ plugins: [fakeChain('eip155')] })
    billfold.register(wallet('First'))
    await billfold.unregister('connector.test')
    billfold.register(wallet('Second'))
    await billfold.preload()
    await billfold.open()
    await seen(() => dialog()?.textContent.includes('Second'))
    expect(dialog()?.textContent).not.toContain('First')
    await billfold.unregister('connector.test')
    await seen(() => dialog()?.textContent.includes('Second') === false)
  })

  test('behavior: a handler that was passed on as it is asks for nothing in particular', async () => {
    const billfold = handle()
    const button = document.createElement('button')
    button.addEventListener('click', billfold.open as never)
    button.click()
    // Nobody holds what `open` promises: it has to be kept before the handle ends.
    expect(await seen(() => dialog()?.textContent.includes('Connect a wallet'))).toBe(true)
  })

  test('behavior: without a project id there is an alert, and the rest works', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const billfold = handle({ projectId: '' })
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('APKT008'), expect.anything())
    expect((await opened(billfold)).textContent).toBe('Connect a wallet')
    complain.mockRestore()
  })

  test('parameters: theme, variables, locale', async () => {
    const billfold = handle({ theme: 'light', variables: { '--billfold-accent': '#aa0000' }, locale: 'de' })
    await opened(billfold)
    const root = document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>('[part~=root]')
    expect(root?.dataset['theme']).toBe('light')
    expect(root?.style.getPropertyValue('--billfold-accent')).toBe('#aa0000')
    await seen(() => root?.lang === 'de')
    billfold.setTheme('dark', {})
    expect(root?.dataset['theme']).toBe('dark')
    expect(root?.style.getPropertyValue('--billfold-accent')).toBe('')
    await billfold.setLocale('ar')
    await seen(() => root?.lang === 'ar' && root.dir === 'rtl')
    expect(billfold.getSnapshot()).toMatchObject({ theme: 'dark', locale: 'ar' })
  })
})
