import { type Cloud, type CloudOptions, startCloud } from '@billfold/cloud'
import type { FetchPort } from '@billfold/kernel'
import { type Mailbox, startMailbox } from '@billfold/local-logins'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { type SignInPage, type SignInPageOptions, signInPage } from './sign-in-page.js'

/** A cloud that signs people in, and the mailbox that its codes arrive in. */
export interface HostedWorld {
  readonly cloud: Cloud
  readonly mailbox: Mailbox
  /** Pages whose clock is this one's. */
  ports(): FakePorts
  /** Opens a page of a project, and connects its wallet. */
  open(projectId: string, options?: SignInPageOptions): Promise<SignInPage>
  stop(): Promise<void>
}

/** Starts the cloud as it is, with what its projects have set. */
export async function startHostedWorld(projects: CloudOptions['projects']): Promise<HostedWorld> {
  const mailbox = await startMailbox()
  const clock = fakePorts().clock
  const cloud = await startCloud(
    {
      ...{ engine: 'pglite', projects, wallets: [], signIn: { mailFrom: 'Harbour <accounts@harbour.example>' } },
      ...{ smtpUrl: mailbox.smtpUrl, accountSecrets: ['a secret of tokens and of codes, in tests'] },
    },
    { now: () => clock.now(), log: () => undefined },
  )
  const ports = (): FakePorts => fakePorts({ clock })
  return {
    ...{ cloud, mailbox, ports },
    open: (projectId, given = {}) => {
      const page = given.ports ?? ports()
      const options = { projectId, endpoints: { wallet: cloud.url }, ...given.options }
      return signInPage({ ...given, ports: { ...page, fetch: Object.assign(realFetch(), page.fetch) }, options })
    },
    stop: async () => {
      await cloud.stop()
      await mailbox.stop()
    },
  }
}

/** The network as it is, for a page of this origin. */
const realFetch =
  (): FetchPort =>
  async (url, { method, headers, body, signal }) => {
    const answer = await fetch(url, {
      method,
      signal,
      headers: { ...headers, origin: 'https://app.example' },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, headers: answer.headers, url: answer.url, body: answer.body ?? (async function* nothing() {})() }
  }
