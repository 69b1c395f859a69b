import type { BrowserContext, Page } from 'playwright'

/** A request of the page that went over the network. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  /** The methods of a JSON-RPC request. */
  readonly rpc: readonly string[]
}

/** Everything that a page does and should not, and every request of it. */
export interface Watch {
  /** Errors, warnings, refusals of the policy, requests to hosts that nobody declared. */
  readonly complaints: readonly string[]
  /** Requests over the network, without the wallets' own. */
  readonly requests: readonly SeenRequest[]
  /** Patterns of complaints that a flow causes on purpose. */
  allow(pattern: RegExp): void
  /** Complaints that no flow has allowed. */
  unexpected(): readonly string[]
}

/** Watches every page of a context. Hosts that are not in the list are never reached. */
export async function watch(context: BrowserContext, declared: readonly string[]): Promise<Watch> {
  const complaints: string[] = []
  const requests: SeenRequest[] = []
  const allowed: RegExp[] = []
  context.on('page', (page) => {
    listen(page, complaints)
    page.on('websocket', (socket) => {
      if (!declared.includes(new URL(socket.url()).origin)) complaints.push(`undeclared host: socket to ${socket.url()}`)
    })
  })
  await context.exposeFunction('tellViolation', (what: string) => void complaints.push(`violation: ${what}`))
  await context.addInitScript(hearViolations)
  await context.route('**/*', async (route) => {
    const request = route.request()
    const url = request.url()
    if (!declared.includes(new URL(url).origin)) {
      complaints.push(`undeclared host: ${request.method()} ${url}`)
      return route.abort('blockedbyclient')
    }
    if (!url.includes('by=wallet')) requests.push({ method: request.method(), url, rpc: rpcOf(request.postData()) })
    return route.continue()
  })
  return {
    complaints,
    requests,
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  }
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
}

function hearViolations(): void {
  const tell = (what: string): void => (globalThis as unknown as { tellViolation(said: string): void }).tellViolation(what)
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    tell(`${violatedDirective} ${blockedURI} ${sample}`)
  })
}

function rpcOf(body: string | null): readonly string[] {
  if (body === null || !/^[[{]/.test(body)) return []
  const calls = [JSON.parse(body)].flat() as readonly { readonly method?: unknown }[]
  return calls.flatMap(({ method }) => (typeof method === 'string' ? [method] : []))
}
