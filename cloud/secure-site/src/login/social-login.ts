import { farcasterSchema, loginSchema, urlFlowSchema } from '../accounts/shapes.js'
import { Fault } from '../faults/fault.js'
import type { LoginContext } from './login-context.js'

/** The address at a provider where the person says yes, also one whom it knows where they prove it again; the popup comes back with another one. */
export async function startSocial({ line, projectId, began }: LoginContext, provider: string, again = false): Promise<string> {
  began()
  const body = { projectId, provider, again }
  const { url } = await line.ask({ method: 'POST', path: '/social/start', body, schema: urlFlowSchema })
  return url
}

/** Logs in with the address that a popup came back with. */
export async function finishSocial({ line, enter }: LoginContext, uri: string): Promise<void> {
  await enter(await line.ask({ method: 'POST', path: '/social/finish', body: { uri }, schema: loginSchema }))
}

/** Logs in with Farcaster: a link for the person's phone, and the wait for it. */
export class FarcasterLogin {
  private flow: string | undefined

  constructor(private readonly context: LoginContext) {}

  async start(): Promise<string> {
    const { line, projectId, began } = this.context
    began()
    const { flow, url } = await line.ask({ method: 'POST', path: '/farcaster/start', body: { projectId }, schema: urlFlowSchema })
    this.flow = flow
    return url
  }

  /** Waits for the phone, and tells the name there. */
  async finish(signal: AbortSignal): Promise<string> {
    if (this.flow === undefined) throw new Fault('flow-unknown')
    const body = { flow: this.flow }
    for (;;) {
      const answer = await this.context.line.ask({ method: 'POST', path: '/farcaster/status', body, schema: farcasterSchema, signal })
      if (answer.status === 'waiting') continue
      await this.context.enter(answer)
      return answer.account.username ?? ''
    }
  }
}
