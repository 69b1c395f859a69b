export { drawnMark } from './marks/drawn-mark.js'
export type { DrawnMark } from './marks/drawn-mark.js'
export { drawnMarkSvg, drawnMarkUrl } from './marks/drawn-svg.js'
