export { attachStyles } from './sheet-registry.js'
export { defineStyles } from './define-styles.js'
export type { StyleDefinition } from './define-styles.js'
export { rootClass } from './root-class.js'
