export * from './fakes/index.js'
export * from './suites/index.js'
