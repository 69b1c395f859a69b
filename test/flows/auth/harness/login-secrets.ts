import type { BrowserContext, Page, Request } from 'playwright'

import { drawn, hearEvents, kept } from '../../pairing/harness/secrets.js'
import type { LoginFlow } from './login-flow.js'

/** Places where nothing of a login may stand, by name, with what stands there. */
export type Places = Readonly<Record<string, string>>

/** Path of all that the frame and the cloud send each other. */
const accountsPath = '/accounts/v1/'
const secretFields: ReadonlySet<string> = new Set(['access', 'auth', 'code', 'otp', 'refresh', 'share', 'unlock'])

/** Follows a login from its beginning: its secrets as they go between the frame and the cloud, and everything that others can read. */
export class LoginSecrets {
  private readonly secrets = new Set<string>()
  private readonly reading: Promise<void>[] = []
  private readonly addresses: string[] = []
  private readonly said: string[] = []
  private readonly sent: string[] = []

  /** Events of the pages before a reload. */
  private before = ''

  private constructor(
    private readonly flow: LoginFlow,
    private events: () => Promise<string>,
  ) {
    const { context, page } = flow.host
    this.followPage(page)
    context.on('page', (opened) => this.followPage(opened))
    context.on('request', (request) => this.followRequest(request, page))
    this.followAnswers(context)
  }

  static async follow(flow: LoginFlow): Promise<LoginSecrets> {
    return new LoginSecrets(flow, await hearEvents(flow))
  }

  async reload(): Promise<void> {
    this.before += await this.events()
    await this.flow.host.reload()
    this.events = await hearEvents(this.flow)
  }

  /** Adds what the person reads or types. */
  add(...secrets: readonly string[]): void {
    for (const secret of secrets) this.secrets.add(secret)
  }

  /** All secrets so far: what is shorter than a code is none. */
  async all(): Promise<readonly string[]> {
    await Promise.all(this.reading)
    return [...this.secrets].filter(({ length }) => length >= 6)
  }

  async places(): Promise<Places> {
    const { open, databases } = await kept(this.flow)
    return {
      addresses: this.addresses.join('\n'),
      console: this.said.join('\n'),
      analytics: this.sent.join('\n'),
      events: this.before + (await this.events()),
      storage: open + databases,
      document: await drawn(this.flow),
      logs: this.flow.logs.join('\n'),
    }
  }

  /** Places with a secret in them, by name. */
  async found(): Promise<readonly string[]> {
    const secrets = await this.all()
    return Object.entries(await this.places()).flatMap(([name, text]) => (secrets.some((each) => isIn(text, each)) ? [name] : []))
  }

  private followPage(page: Page): void {
    page.on('console', (message) => this.said.push(message.text()))
    page.on('pageerror', (error) => this.said.push(String(error.stack)))
  }

  private followRequest(request: Request, page: Page): void {
    const url = request.url()
    this.addresses.push(url)
    const body = request.postData() ?? ''
    if (url.includes(accountsPath)) return this.learn(body, request.headers())
    // Whatever the page itself sends, analytics among it.
    if (!request.isNavigationRequest() && request.frame() === page.mainFrame()) this.sent.push(body, JSON.stringify(request.headers()))
  }

  private learn(body: string, { authorization, dpop }: Readonly<Record<string, string>>): void {
    if (body !== '') this.learnFrom(JSON.parse(body))
    for (const token of [authorization?.replace('DPoP ', ''), dpop]) if (token !== undefined) this.secrets.add(token)
  }

  private followAnswers(context: BrowserContext): void {
    context.on('response', (response) => {
      if (!response.url().includes(accountsPath) || response.request().method() === 'OPTIONS') return
      this.reading.push(response.text().then((text) => this.learnFrom(JSON.parse(text))))
    })
  }

  private learnFrom(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'string' && secretFields.has(name)) this.secrets.add(each)
      else this.learnFrom(each)
    }
  }
}

/** Codes are digits: those within a longer number are no code. */
function isIn(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret)
}
