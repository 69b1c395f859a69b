import { verifyMessage } from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'

import { cloudSecrets, openWorld } from '../../testing/open-world.js'
import { SiteInBrowser, type SiteOptions } from '../../testing/site-in-browser.js'
import { makeCode, sealWithCode } from '../recovery/recovery-code.js'

const email = 'ada@harbour.example'
const text = 'Sail at six'
const inHex = `0x${Buffer.from(text).toString('hex')}`
const unknown = {
  accountSecrets: ['what a thief makes up for tokens and codes'],
  authShareSecrets: ['what a thief makes up for auth shares'],
  recoveryShareSecrets: ['what a thief makes up for recovery shares'],
}

/** Somebody has an account in a cloud, and a thief has its database. */
async function robbed(site: SiteOptions = {}) {
  const world = await openWorld()
  onTestFinished(() => world.stop())
  const { address } = await new SiteInBrowser(world, site).logIn(world, email)
  return { address: address as `0x${string}`, database: world.database }
}

/**
 * What a thief gets who runs a cloud of their own on a database: they read the mails of everybody, so that a login is no hindrance to them. Resolves to
 * whether it signs for the account.
 */
async function signsForThief({ address, database }: Awaited<ReturnType<typeof robbed>>, secrets: Partial<typeof unknown>) {
  const world = await openWorld({ ...unknown, ...secrets }, database)
  onTestFinished(() => world.stop())
  // An address gets a code each half minute at the most, and its owner has had one.
  world.clock.ahead = 120_000
  const site = new SiteInBrowser(world)
  await site.logIn(world, email)
  const signature = (await site.rpc('personal_sign', [inHex, address])) as `0x${string}`
  return verifyMessage({ address, message: text, signature })
}

const { accountSecrets, authShareSecrets, recoveryShareSecrets } = cloudSecrets

describe('a stolen database', () => {
  test.each([
    { stolen: 'no secret', secrets: {} },
    { stolen: 'the secrets of auth shares', secrets: { accountSecrets, authShareSecrets } },
    { stolen: 'the secrets of recovery shares', secrets: { accountSecrets, recoveryShareSecrets } },
  ])('behavior: does not sign with $stolen', async ({ secrets }) => {
    await expect(signsForThief(await robbed(), secrets)).rejects.toMatchObject({ code: 'cloud-away' })
  })

  test('behavior: signs with all secrets where the cloud brings accounts back by itself', async () => {
    expect(await signsForThief(await robbed(), cloudSecrets)).toBe(true)
  })

  test('behavior: does not sign with all secrets where the person brings the account back', async () => {
    const victim = await robbed({ sealRecovery: (share) => sealWithCode(makeCode(), share) })
    await expect(signsForThief(victim, cloudSecrets)).rejects.toThrow('Nobody is here to bring the wallet back')
  })
})
