export { mountApp } from './mount.js'
export type { AppSettings, MountOptions, MountedApp } from './mount.js'
export { coreViewsPlugin } from '../views/manifest.js'
export { shellMessages } from '../messages/shell-messages.js'
