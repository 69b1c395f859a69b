export { type Check, CheckFailure, brokenChecks, must } from './check.js'
