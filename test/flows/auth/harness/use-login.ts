import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Cloud, type CloudOptions, startCloud } from '@billfold/cloud'
import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { type Farcaster, type LocalProviders, type Mailbox, startFarcaster, startMailbox, startProviders } from '@billfold/local-logins'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

import { buildSecureSite } from '../../../../playground/serve/build-secure-site.js'
import { loginOptions } from '../../../../playground/world/login-options.js'
import { type HostOptions, useHost } from '../../harness/use-host.js'
import { type CloudClock, LoginFlow } from './login-flow.js'

/** Opens an app that people log in to, with the mailbox that the codes arrive in. */
export type OpenLogin = (options?: Omit<HostOptions, 'hosts' | 'secureSite'>) => Promise<LoginFlow>

interface LoginWorld {
  readonly cloud: Cloud
  readonly mailbox: Mailbox
  readonly providers: LocalProviders
  readonly relay: Farcaster
  readonly clock: CloudClock
}

/** What of the cloud is not as usual. */
export interface LoginOptions {
  readonly recovery?: 'automatic' | 'code' | 'passkey'
  /** Networks that the cloud reads, once the chains run. */
  readonly networks?: () => CloudOptions['networks']
  /** The secure site has a name for its host: passkeys are for names. */
  readonly isNamed?: boolean
  /** A browser that is new to an address is confirmed by a link first. */
  readonly deviceLinks?: boolean
  /** What frames store is kept apart for each app. */
  readonly isPartitioned?: boolean
}

/** Opens apps that people log in to; a cloud of its own runs as long as the tests around it. */
export function useLogin({
  recovery = 'automatic',
  networks = () => [],
  isNamed = false,
  deviceLinks = false,
  isPartitioned = false,
}: LoginOptions = {}): OpenLogin {
  const openHost = useHost({ isPartitioned })
  let world: LoginWorld | undefined
  let ahead = 0
  const logs: string[] = []
  // Pages of the next flow know nothing of a cloud whose time is another than theirs.
  afterEach(() => void (ahead = 0))
  beforeAll(async () => {
    const [mailbox, providers, relay, siteFolder] = await Promise.all([
      startMailbox(),
      startProviders(),
      startFarcaster(),
      buildSecureSite(),
    ])
    const farcaster = { relayUrl: relay.url, rpcUrl: inject('flows').chains[evmChainIds.harbourOne] ?? '' }
    const { loginProviders } = providers
    const sitePort = isNamed ? await freePort() : 0
    const options = loginOptions({ loginProviders, farcaster, siteFolder, sitePort, smtpUrl: mailbox.smtpUrl })
    const named = isNamed ? { publicUrl: `http://localhost:${sitePort}` } : {}
    const accounts = options.accounts && { ...options.accounts, deviceLinks, secureSite: { ...options.accounts.secureSite, ...named } }
    const cloud = await startCloud(
      {
        ...{ port: 0, projects: [{ id: 'flows', origins: ['http://127.0.0.1:*'], recovery }], networks: networks() ?? [] },
        ...{ rateLimit: { calls: 100_000, seconds: 1 } },
        ...options,
        ...(accounts && { accounts }),
      },
      { log: (text) => void logs.push(text), now: () => Date.now() + ahead },
    )
    world = { cloud, mailbox, providers, relay, clock: { later: (milliseconds) => void (ahead += milliseconds) } }
  })
  afterAll(async () => {
    await world?.cloud.stop()
    await Promise.all([world?.mailbox.stop(), world?.providers.stop(), world?.relay.stop()])
  })
  return async (options = {}) => {
    if (world === undefined) throw new Error('The cloud is not there yet: open pages in tests')
    const { cloud, mailbox, providers, relay, clock } = world
    const secureSite = cloud.secureSiteUrl ?? ''
    const issuers = Object.values(providers.loginProviders)
      .flatMap((provider) => Object.values(provider))
      .filter(isUrl)
    const host = await openHost({ families: { solana: [] }, ...options, secureSite, hosts: [secureSite, cloud.url, ...issuers] })
    return new LoginFlow(host, { mailbox, relay, clock, logs })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && value.startsWith('http')
}
