/** What is needed to see the first view, in one piece: the shell, and the views that come with it. */
export { mountApp } from './mount.js'
export { plugin } from '../views/plugin.js'
