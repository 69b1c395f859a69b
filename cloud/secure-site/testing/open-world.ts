import { type Database, openDatabase, startCloud } from '@billfold/cloud'
import { startMailbox } from '@billfold/local-logins'
import { afterAll, beforeAll } from 'vitest'

type CloudOptions = Parameters<typeof startCloud>[0]

/** Secrets of a cloud with accounts. */
export const cloudSecrets = {
  accountSecrets: ['a secret of tokens and of codes, in tests'],
  authShareSecrets: ['a secret that seals auth shares, in tests'],
  recoveryShareSecrets: ['a secret that seals recovery shares, in tests'],
}

/** A cloud where people log in, the mailbox that its mails go to, and how far its clock is ahead of the usual one, in milliseconds. */
export interface World {
  readonly cloud: Awaited<ReturnType<typeof startCloud>>
  readonly mailbox: Awaited<ReturnType<typeof startMailbox>>
  readonly clock: { ahead: number }
  readonly database: Database
  stop(): Promise<void>
}

/** Starts the real ones: with a database of their own, or one that is there already. */
export async function openWorld(options: Partial<CloudOptions> = {}, given?: Database): Promise<World> {
  const mailbox = await startMailbox()
  const clock = { ahead: 0 }
  const { accounts, ...more } = options
  const database = given ?? (await openDatabase({ engine: 'pglite' }, () => undefined))
  const cloud = await startCloud(
    {
      ...{ projects: [{ id: 'demo' }], wallets: [], smtpUrl: mailbox.smtpUrl, ...cloudSecrets, ...more },
      accounts: { mailFrom: 'Harbour <accounts@harbour.example>', ...accounts },
    },
    { database, now: () => Date.now() + clock.ahead, log: () => undefined },
  )
  const stop = async (): Promise<void> => {
    await cloud.stop()
    await mailbox.stop()
    if (given === undefined) await database.close()
  }
  return { cloud, mailbox, clock, database, stop }
}

/** Starts one world for a file of tests. */
export function useWorld(options: () => Partial<CloudOptions> = () => ({})): () => World {
  let world: World | undefined
  beforeAll(async () => {
    world = await openWorld(options())
  })
  afterAll(() => world?.stop())
  return () => {
    if (world === undefined) throw new Error('The world is not there yet: use it in tests')
    return world
  }
}
