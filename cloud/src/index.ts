export { type Cloud, type StopOptions, startCloud } from './cloud.js'
export { ConfigError, readConfig } from './config/config-schema.js'
export type {
  CloudConfig,
  CloudOptions,
  FeatureRow,
  NameConfig,
  NetworkConfig,
  Project,
  TokenConfig,
  WalletConfig,
} from './config/config.js'
export type { CloudContext } from './context.js'
export type { Database, EngineName, NoticeListener } from './database/database.js'
export { type DatabaseOptions, openDatabase } from './database/open-database.js'
export type { Fault } from './faults/fault.js'
export type { Faults } from './faults/faults.js'
export { type Answer, done, json, keptJson } from './http/answer.js'
export type { Call } from './http/call.js'
export { Refusal, type RefusalOptions } from './http/refusal.js'
export type { Route, RouteName } from './http/route.js'
export type { CloudObserver, RelayDeed, ServedCall } from './operations/observer.js'
export type { CloudPart, MakePart } from './part.js'
export type { KeptProject } from './projects.js'
export { type CloudRuntime, type CloudServices, type CloudTools, openServices } from './services.js'
export type { Kept, Place, Store } from './store/store.js'
export type { RelayFault, RelayFaults } from './relay/faults.js'
export type { Relay } from './relay/relay.js'
