import { startCloud } from '@billfold/cloud'
import { startMailbox } from '@billfold/local-logins'
import { afterAll, beforeAll } from 'vitest'

type CloudOptions = Parameters<typeof startCloud>[0]

/** Secrets of a cloud with accounts. */
const secrets = {
  accountSecrets: ['a secret of tokens and of codes, in tests'],
  authShareSecrets: ['a secret that seals auth shares, in tests'],
  recoveryShareSecrets: ['a secret that seals recovery shares, in tests'],
}

/** A cloud where people log in, the mailbox that its mails go to, and how far its clock is ahead of the usual one, in milliseconds. */
export interface World {
  readonly cloud: Awaited<ReturnType<typeof startCloud>>
  readonly mailbox: Awaited<ReturnType<typeof startMailbox>>
  readonly clock: { ahead: number }
}

/** Starts the real ones once for a file of tests. */
export function useWorld(options: () => Partial<CloudOptions> = () => ({})): () => World {
  let world: World | undefined
  beforeAll(async () => {
    const mailbox = await startMailbox()
    const clock = { ahead: 0 }
    const { accounts, ...more } = options()
    const cloud = await startCloud(
      {
        ...{ engine: 'pglite', projects: [{ id: 'demo' }], wallets: [], smtpUrl: mailbox.smtpUrl, ...secrets, ...more },
        accounts: { mailFrom: 'Harbour <accounts@harbour.example>', ...accounts },
      },
      { now: () => Date.now() + clock.ahead },
    )
    world = { cloud, mailbox, clock }
  })
  afterAll(async () => {
    await world?.cloud.stop()
    await world?.mailbox.stop()
  })
  return () => {
    if (world === undefined) throw new Error('The world is not there yet: use it in tests')
    return world
  }
}
