export { shadowCss } from './shadow-css.js'
export type { ShadowCssOptions } from './shadow-css.js'
