import { localPeople } from '@billfold/local-logins'
import { type Page, devices } from 'playwright'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const [ada] = localPeople

/** Presses a provider, and gives its popup once the provider stands in it. */
async function openPopup({ host }: LoginFlow, provider: string): Promise<Page> {
  await host.open()
  await host.choose('Continue with a social account')
  const row = host.modal.getByRole('button', { name: provider, exact: true })
  const [popup] = await Promise.all([host.page.waitForEvent('popup'), row.click()])
  await popup.getByRole('button', { name: 'ada' }).waitFor()
  return popup
}

async function choose(popup: Page, person: string): Promise<void> {
  await popup.getByRole('button', { name: person }).click()
}

describe('login at a provider', () => {
  test.each(['Google', 'Apple', 'GitHub', 'Discord', 'X', 'Facebook'])(
    'default: %s: a popup, a person, and the account',
    async (provider) => {
      const flow = await openLogin()
      const popup = await openPopup(flow, provider)
      const { width, height } = popup.viewportSize() ?? (await popup.evaluate(() => ({ width: innerWidth, height: innerHeight })))
      expect([width, height]).toEqual([600, 800])
      await choose(popup, 'ada')
      await flow.host.connected()
      expect(popup.isClosed()).toBe(true)
      const { account, connections } = await flow.host.snapshot()
      expect(account).toMatchObject({ status: 'connected', socialProvider: provider.toLowerCase() })
      expect(connections.map(({ namespace }) => namespace).toSorted()).toEqual(['eip155', 'solana'])
    },
  )

  test('behavior: a popup that the person closes is “Popup closed”, and another try works', async () => {
    const flow = await openLogin()
    const popup = await openPopup(flow, 'GitHub')
    await popup.close()
    await flow.host.modal.getByText('Popup closed', { exact: true }).waitFor()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.setLocale('de'))
    await flow.host.modal.getByRole('heading', { name: 'Popup geschlossen' }).waitFor()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.setLocale('en'))
    const again = flow.host.modal.getByRole('button', { name: 'Try again' })
    const [second] = await Promise.all([flow.host.page.waitForEvent('popup'), again.click()])
    await choose(second, 'ada')
    await flow.host.connected()
    expect((await flow.host.snapshot()).account.status).toBe('connected')
  })

  test('behavior: a person who declines at the provider reads that', async () => {
    const flow = await openLogin()
    flow.host.watch.allow(/403/)
    await choose(await openPopup(flow, 'GitHub'), 'Decline')
    await flow.host.modal.getByText('The login was declined.', { exact: true }).waitFor()
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: a browser that opens no popup: the words, and a way on', async () => {
    const flow = await openLogin({ prepare: async (page) => void (await page.addInitScript('window.open = () => null')) })
    await flow.host.open()
    await flow.host.choose('Continue with a social account')
    await flow.host.modal.getByRole('button', { name: 'GitHub', exact: true }).click()
    await flow.host.modal.getByText('Failed to initiate social connection', { exact: true }).waitFor()
    expect(await flow.host.modal.getByRole('button', { name: 'Try again' }).isEnabled()).toBe(true)
  })

  test('behavior: a page that pretends to be the provider is logged as an error, and ignored', async () => {
    const flow = await openLogin()
    flow.host.watch.allow(/untrusted origin/)
    const popup = await openPopup(flow, 'GitHub')
    await flow.host.page.evaluate(() => window.postMessage({ resultUri: 'https://evil.example/oauth?code=1&state=2' }, '*'))
    await expect.poll(() => flow.host.watch.complaints.some((each) => each.includes('untrusted origin'))).toBe(true)
    await choose(popup, 'ada')
    await flow.host.connected()
  })

  test('behavior: who leaves the view takes the popup along', async () => {
    const flow = await openLogin()
    const popup = await openPopup(flow, 'GitHub')
    await Promise.all([popup.waitForEvent('close'), flow.host.modal.getByRole('button', { name: 'Back' }).click()])
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })
})

describe('a provider where the person proves again that it is them', () => {
  /** Logs in there, and chooses what needs a new login. */
  async function askForWords(provider: string): Promise<LoginFlow> {
    const flow = await openLogin()
    await choose(await openPopup(flow, provider), 'ada')
    await flow.host.connected()
    await flow.openKeys()
    await flow.frame.getByRole('button', { name: 'Show the words' }).click()
    await flow.frame.getByText(`Log in with ${provider} once more.`).waitFor()
    return flow
  }

  async function openAgain({ host, frame }: LoginFlow, provider: string): Promise<Page> {
    const open = frame.getByRole('button', { name: `Open ${provider}` })
    const [popup] = await Promise.all([host.page.waitForEvent('popup'), open.click()])
    await popup.getByRole('button', { name: 'ada' }).waitFor()
    return popup
  }

  test.each(['Google', 'GitHub'])(
    'default: %s: asks them once more, though it knows them, also after they closed its window',
    async (provider) => {
      const flow = await askForWords(provider)
      const closed = await openAgain(flow, provider)
      await closed.close()
      await choose(await openAgain(flow, provider), 'ada')
      expect((await flow.words()).split(' ').length).toBe(12)
      await flow.frame.getByRole('button', { name: 'Done' }).click()
      await flow.frame.getByRole('heading', { name: 'What happened' }).waitFor()
    },
  )

  test.each(['Google', 'GitHub'])('behavior: %s: another person there is told so, and the wallet stays whose it was', async (provider) => {
    const flow = await askForWords(provider)
    flow.host.watch.allow(/403/)
    const { address } = (await flow.host.snapshot()).account
    await choose(await openAgain(flow, provider), 'grace')
    await flow.frame.getByText('That is another account. Choose the one that this wallet belongs to.').waitFor()
    expect(await flow.frame.getByText(address ?? '').count()).toBe(1)
    await flow.frame.getByRole('button', { name: 'Show the words' }).click()
    await choose(await openAgain(flow, provider), 'Decline')
    await flow.frame.getByText('The login was declined.').waitFor()
    await flow.frame.getByRole('button', { name: 'Show the words' }).click()
    await choose(await openAgain(flow, provider), 'ada')
    expect(mnemonicToAccount(await flow.words()).address).toBe(address)
  })
})

describe('Farcaster', () => {
  test('default: a code on a desktop, and the account once the phone has approved', async () => {
    const flow = await openLogin()
    await flow.host.open()
    await flow.host.choose('Continue with a social account')
    await flow.host.modal.getByRole('button', { name: 'Farcaster', exact: true }).click()
    await flow.host.modal.getByRole('img', { name: 'Code for the Farcaster app' }).waitFor()
    const { farcasterUrl = '' } = (await flow.host.snapshot()).account
    if (ada === undefined) throw new Error('There are people')
    await flow.relay.approve(new URL(farcasterUrl).searchParams.get('channelToken') ?? '', ada)
    await flow.host.connected()
    expect((await flow.host.snapshot()).account).toMatchObject({ socialProvider: 'farcaster', user: { username: expect.any(String) } })
  })

  test('behavior: a link on a phone', async () => {
    const flow = await openLogin({ browser: devices['Pixel 7'] })
    await flow.host.open()
    await flow.host.choose('Continue with a social account')
    await flow.host.modal.getByRole('button', { name: 'Farcaster', exact: true }).click()
    const link = flow.host.modal.getByRole('link', { name: 'Open Farcaster' })
    expect(await link.getAttribute('href')).toContain('channelToken=')
  })

  test('behavior: leaving the view clears the link, and the frame starts anew', async () => {
    const flow = await openLogin()
    await flow.host.open()
    await flow.host.choose('Continue with a social account')
    await flow.host.modal.getByRole('button', { name: 'Farcaster', exact: true }).click()
    await flow.host.modal.getByRole('img', { name: 'Code for the Farcaster app' }).waitFor()
    const reloaded = flow.host.page.waitForEvent('framenavigated', (frame) => frame.url().includes('/sdk'))
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await reloaded
    expect((await flow.host.snapshot()).account.farcasterUrl).toBeUndefined()
  })
})
