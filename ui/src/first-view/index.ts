/** The first view, and its theme, in one piece: it is here long before React and the kernel. */
export { createThemes } from '../app/apply-theme.js'
export { FirstView } from './first-view.js'
