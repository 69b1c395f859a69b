import type { KernelPorts } from '../src/core/ports.js'
import { beacon } from './beacon.js'
import { clockPort } from './clock-port.js'
import { devicePort } from './device-port.js'
import { fetchPort } from './fetch-port.js'
import type { BrowserHost } from './host.js'
import { logPort } from './log-port.js'
import { pagePort } from './page-port.js'
import { storagePort } from './storage-port.js'
import { tabsPort } from './tabs-port.js'
import { UndoList } from './undo-list.js'
import { uuid } from './uuid.js'

export interface BrowserPortsOptions {
  /** Name of the line to the other tabs; handles with another storage prefix take another one. */
  readonly channel?: string
  /** The global object, unless it is another frame's. */
  readonly host?: BrowserHost
}

/** A kernel's world in a browser, and how to leave it. */
export interface BrowserPorts extends KernelPorts {
  /** Ends every timer, listener and channel that was opened through these ports. */
  dispose(): void
}

/** Makes the ports of a kernel in a browser. Importing this file acts on nothing; only this call looks at the page. */
export function browserPorts({ channel = 'billfold', host = globalThis }: BrowserPortsOptions = {}): BrowserPorts {
  const undos = new UndoList()
  return {
    storage: storagePort(host, undos),
    fetch: fetchPort(host),
    beacon: (url, body) => beacon(host, url, body),
    blob: (bytes, type) => new Blob([...bytes] as BlobPart[], { type }),
    clock: clockPort(host, undos),
    tabs: tabsPort({ host, name: channel, undos }),
    device: devicePort(host, undos),
    page: pagePort(host, undos),
    log: logPort(host),
    uuid: () => uuid(host),
    dispose: () => undos.dispose(),
  }
}
