export { createBillfold } from './create-billfold.js'
export { loadPart } from './load-part.js'
export * from './networks.js'
export * from './plugins.js'
