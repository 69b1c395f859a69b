import { deviceSchema, loginSchema, startSchema } from '../accounts/shapes.js'
import { Fault } from '../faults/fault.js'
import type { LoginContext } from './login-context.js'

/** How a login by e-mail goes on. */
export type EmailStep = 'CONNECT' | 'VERIFY_OTP' | 'VERIFY_DEVICE'

/** Logs in by e-mail: a code, and before it a link where the browser is new to the account. */
export class EmailLogin {
  private flow: string | undefined

  constructor(private readonly context: LoginContext) {}

  /** Sends the mail, unless that person is logged in already. */
  async start(email: string): Promise<EmailStep> {
    const session = await this.context.wallet.session()
    const isSame = session?.account.email?.toLowerCase() === email.toLowerCase()
    return isSame && (await isAlive(this.context)) ? 'CONNECT' : this.begin(email)
  }

  /** Sends a code to the address of who is logged in. Their browser is known: it needs no link. */
  async again(): Promise<void> {
    const { wallet, locale, theme } = this.context
    const body = { locale: locale(), theme: theme() }
    this.flow = (await wallet.ask({ method: 'POST', path: '/email/again', body, schema: startSchema })).flow
  }

  /** Waits until the person pressed the link in the mail. */
  async waitForDevice(signal: AbortSignal): Promise<void> {
    const body = { flow: this.mustFlow() }
    for (;;) {
      // The cloud holds the answer back while there is nothing to tell.
      const { status } = await this.context.line.ask({ method: 'POST', path: '/email/device', body, schema: deviceSchema, signal })
      if (status === 'confirmed') return
      if (status === 'refused') throw new Fault('device-declined')
    }
  }

  async verify(code: string): Promise<void> {
    const { line, enter } = this.context
    const body = { flow: this.mustFlow(), code }
    await enter(await line.ask({ method: 'POST', path: '/email/verify', body, schema: loginSchema }))
    this.flow = undefined
  }

  private async begin(email: string): Promise<EmailStep> {
    const { line, projectId, locale, theme, began } = this.context
    began()
    const body = { projectId, email, locale: locale(), theme: theme() }
    const { flow, next } = await line.ask({ method: 'POST', path: '/email/start', body, schema: startSchema })
    this.flow = flow
    return next === 'device' ? 'VERIFY_DEVICE' : 'VERIFY_OTP'
  }

  private mustFlow(): string {
    if (this.flow === undefined) throw new Fault('flow-unknown')
    return this.flow
  }
}

/** True when the session of this browser still lives in the cloud. */
export async function isAlive({ wallet }: Pick<LoginContext, 'wallet'>): Promise<boolean> {
  try {
    await wallet.tokens.access()
    return true
  } catch (error) {
    if (error instanceof Fault && error.code === 'session-ended') return false
    throw error
  }
}
