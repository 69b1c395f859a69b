import type { ClockPort, DevicePort, PagePort } from '../ports.js'
import type { Token } from '../services/token.js'

/** Time for plugins: what a plugin still waits for ends with it. */
export const clockKey = 'kernel.clock' as Token<ClockPort>

/** The device and the page for plugins. */
export const deviceKey = 'kernel.device' as Token<DevicePort>

/** The window for plugins that look for wallets. Not bound where there is none: `scope.find(pageKey)`. */
export const pageKey = 'kernel.page' as Token<PagePort>

/** Makes a fresh random UUID. */
export const uuidKey = 'kernel.uuid' as Token<() => string>
