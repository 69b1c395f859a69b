import type { PairingFlow } from './pairing-flow.js'

/** An app in a browser, whoever logs in to it. */
type App = Pick<PairingFlow, 'host'>

/** Hears everything that leaves a page, and everything that it says: requests, frames, the console, errors. */
export function listen({ host }: PairingFlow): () => string {
  const heard: string[] = []
  host.page.on('console', (message) => heard.push(message.text()))
  host.page.on('pageerror', (error) => heard.push(String(error.stack)))
  host.page.on('request', (request) => heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  host.page.on('websocket', (socket) => {
    heard.push(socket.url())
    socket.on('framesent', ({ payload }) => heard.push(String(payload)))
  })
  return () => heard.join('\n')
}

/** Hears every event of the handle from now on. */
export async function hearEvents({ host }: App): Promise<() => Promise<string>> {
  const events = await host.page.evaluateHandle(() => {
    const told: string[] = []
    window.flow?.handles[0]?.onAny((event) => void told.push(JSON.stringify(event)))
    return told
  })
  return async () => (await events.jsonValue()).join('\n')
}

/** Everything that a page keeps for later: what all of the page can read, and what stands in databases. */
export function kept({ host }: App): Promise<{ readonly open: string; readonly databases: string }> {
  return host.page.evaluate(async () => {
    const found: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be read`)))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store)
        const read = <T>(asking: IDBRequest<T[]>): Promise<T[]> =>
          new Promise((resolve) => asking.addEventListener('success', () => resolve(asking.result)))
        found.push(await read(all.getAllKeys()), await read(all.getAll()))
      }
      database.close()
    }
    const open = [{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.cookie]
    return { open: JSON.stringify(open), databases: JSON.stringify(found) }
  })
}

/** The keys that the SDK keeps: of pairings, of sessions, and its own. */
export function keysIn(databases: string): readonly string[] {
  const plain = databases.replaceAll('\\', '')
  const chains = [...plain.matchAll(/"(?:[0-9a-f]{64}|client_ed25519_seed)":"([0-9a-f]{64})"/g)]
  return [...new Set(chains.flatMap(([, key]) => key ?? []))]
}

/** All that stands in a page, and in the shadow roots of it, as it could be read off: without the code, and without links to wallets. */
export function drawn({ host }: App): Promise<string> {
  return host.page.evaluate(() => {
    const told: string[] = []
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.closest('[part=qr]') !== null) continue
        const attributes = [...element.attributes].filter(({ name }) => !(element.localName === 'a' && name === 'href'))
        told.push(...attributes.map(({ value }) => value))
        if (element.shadowRoot !== null) walk(element.shadowRoot)
      }
      for (const element of root.children) told.push(element.textContent)
    }
    walk(document)
    return told.join('\n')
  })
}

/** The key in a pairing link. */
export function keyOf(code: string): string {
  return new URLSearchParams(code.slice(code.indexOf('?'))).get('symKey') ?? ''
}
