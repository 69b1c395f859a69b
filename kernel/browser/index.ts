export { type BrowserPorts, type BrowserPortsOptions, browserPorts } from './browser-ports.js'
export type { BrowserHost } from './host.js'
