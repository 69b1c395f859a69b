import type { PagePort, ParentPagePort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'
import type { UndoList } from './undo-list.js'

type PageHost = Pick<
  BrowserHost,
  'addEventListener' | 'dispatchEvent' | 'document' | 'location' | 'open' | 'parent' | 'removeEventListener' | 'self'
>

/** Names that are looked at: a page may leave any number. */
const mostNames = 50

/** The window, where wallets of the browser leave their providers and announce them. */
export function pagePort(host: PageHost, undos: UndoList): PagePort {
  const listen: PagePort['listen'] = (type, listener) => {
    const own = (event: Event): void => listener(event)
    host.addEventListener(type, own)
    return undos.add(() => host.removeEventListener(type, own))
  }
  return {
    listen,
    dispatch: (type, detail) => void host.dispatchEvent(new CustomEvent(type, { detail })),
    open: (href, target) => void host.open(href, target, 'noopener,noreferrer'),
    global(name) {
      try {
        return Reflect.get(host, name) as unknown
      } catch {
        // A wallet may have put a getter there that throws: it is not there then.
        return undefined
      }
    },
    names(prefix) {
      const found = Object.getOwnPropertyNames(host).filter((name) => name.startsWith(prefix))
      return found.slice(0, mostNames)
    },
    get parent() {
      return host.parent === host.self ? undefined : parentPort(host, listen)
    },
  }
}

function parentPort({ parent, location, document }: PageHost, listen: PagePort['listen']): ParentPagePort {
  return {
    origin: location.ancestorOrigins?.[0] ?? originOf(document.referrer),
    post: (message, origin) => parent.postMessage(message, origin),
    listen: (listener) =>
      listen('message', (event) => {
        const { source, data, origin } = event as MessageEvent<unknown>
        if (source === parent) listener({ data, origin })
      }),
  }
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
