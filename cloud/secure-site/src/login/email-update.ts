import { emailSchema, flowSchema } from '../accounts/shapes.js'
import { Fault } from '../faults/fault.js'
import type { LoginContext } from './login-context.js'

/** Changes the e-mail address of an account: a code to the old one, then a code to the new one. */
export class EmailUpdate {
  private flow: string | undefined

  constructor(private readonly context: LoginContext) {}

  async start(email: string): Promise<void> {
    const { locale, theme, wallet } = this.context
    const body = { email, locale: locale(), theme: theme() }
    this.flow = (await wallet.ask({ method: 'POST', path: '/email/update/start', body, schema: flowSchema })).flow
  }

  async verifyOld(code: string): Promise<void> {
    const body = { flow: this.mustFlow(), code }
    this.flow = (await this.context.wallet.ask({ method: 'POST', path: '/email/update/verify-old', body, schema: flowSchema })).flow
  }

  /** Tells the address that counts from now on. */
  async verifyNew(code: string): Promise<string> {
    const { wallet } = this.context
    const body = { flow: this.mustFlow(), code }
    const { email } = await wallet.ask({ method: 'POST', path: '/email/update/verify-new', body, schema: emailSchema })
    await wallet.rename(email)
    this.flow = undefined
    return email
  }

  private mustFlow(): string {
    if (this.flow === undefined) throw new Fault('flow-unknown')
    return this.flow
  }
}
