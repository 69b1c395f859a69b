import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'

import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'

const useOne = useWorld()
const text = 'Sail at six'
const inHex = `0x${Buffer.from(text).toString('hex')}`

async function signedBy(site: SiteInBrowser, address: string): Promise<boolean> {
  const signature = (await site.rpc('personal_sign', [inHex, address])) as `0x${string}`
  return verifyMessage({ address: address as `0x${string}`, message: text, signature })
}

describe('a person who logs in by e-mail', () => {
  test('default: has an account of each family that signs', async () => {
    const site = new SiteInBrowser(useOne())
    const { address, email } = await site.logIn(useOne(), 'ada@harbour.example')
    expect(email).toBe('ada@harbour.example')
    expect(await signedBy(site, address)).toBe(true)
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const solana = await site.ask('GET_USER', { chainId })
    const message = base58.encode(Buffer.from(text))
    const answer = await site.rpc('solana_signMessage', { message, pubkey: solana.address }, { chainId, chainNamespace: 'solana' })
    const { signature } = answer as { readonly signature: string }
    expect(ed25519.verify(base58.decode(signature), Buffer.from(text), base58.decode(solana.address))).toBe(true)
  })

  test('behavior: is there again after a reload, and nobody is after the sign-out', async () => {
    const { store, ...first } = await loggedIn('bo@harbour.example')
    const reloaded = new SiteInBrowser(useOne(), { store })
    expect(await reloaded.ask('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
    expect(await signedBy(reloaded, first.address)).toBe(true)
    await reloaded.ask('SIGN_OUT', undefined)
    expect(await reloaded.ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
    await expect(signedBy(new SiteInBrowser(useOne(), { store }), first.address)).rejects.toMatchObject({ code: 'session-ended' })
  })

  test('behavior: has the same accounts in another browser, and in one that lost all that it kept', async () => {
    const { address } = await loggedIn('cy@harbour.example')
    for (let visit = 0; visit < 2; visit += 1) {
      const other = await loggedIn('cy@harbour.example')
      expect(other.address).toBe(address)
      expect(await signedBy(other.site, address)).toBe(true)
    }
  })

  test.each(['browsers', 'tabs'])(
    'behavior: who logs in for the first time in two %s at once has one wallet, and both sign',
    async (kind) => {
      const { mailbox, clock } = useOne()
      const email = `${kind}@harbour.example`
      const first = new SiteInBrowser(useOne())
      const sites = [first, new SiteInBrowser(useOne(), kind === 'tabs' ? { store: first.store } : {})] as const
      const codes: string[] = []
      for (const site of sites) {
        clock.ahead += 60_000
        await site.ask('CONNECT_EMAIL', { email })
        codes.push(mailbox.mails.find(({ to }) => to === email)?.code ?? '')
      }
      await Promise.all(sites.map((site, at) => site.ask('CONNECT_OTP', { otp: codes[at] ?? '' })))
      const users = await Promise.all(sites.map((site) => site.ask('GET_USER', undefined)))
      const [one, other] = users
      const address = one?.address ?? ''
      expect(other?.address).toBe(address)
      for (const site of sites) expect(await signedBy(site, address)).toBe(true)
    },
  )

  test.each([3_600_000, -3_600_000])('behavior: a clock that is off by %d ms hinders nobody', async (ahead) => {
    const { site, address } = await loggedIn(`clock${Math.abs(ahead) + ahead}@harbour.example`, { ahead })
    expect(await signedBy(site, address)).toBe(true)
  })
})

async function loggedIn(email: string, options: SiteOptions = {}) {
  const site = new SiteInBrowser(useOne(), options)
  const { address } = await site.logIn(useOne(), email)
  return { site, address, store: site.store }
}
