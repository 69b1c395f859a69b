export { mountApp } from './mount.js'
export type { AppSettings, MountOptions, MountedApp } from './mount.js'
export { coreViewsPlugin } from '../views/manifest.js'
export { viewMessages as shellMessages } from '../messages/view-messages.js'
