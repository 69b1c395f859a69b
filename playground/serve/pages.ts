export { buildApp } from './build-app.js'
export { buildDocs } from './build-docs.js'
export { serveApp } from './serve-app.js'
export { serveSource } from './serve-source.js'
