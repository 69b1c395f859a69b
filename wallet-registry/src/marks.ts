export { loadMark } from './marks/load-mark.js'
export type { MarkKind } from './marks/load-mark.js'
