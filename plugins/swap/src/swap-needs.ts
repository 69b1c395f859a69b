import type {
  ClockPort,
  DevicePort,
  EventBus,
  Families,
  Http,
  Kernel,
  KernelOptions,
  KernelStorage,
  Key,
  Log,
  Toasts,
} from '@billfold/kernel'
import type { SwapProvider } from './contract.js'

/** The services of the kernel that swaps work with. */
export interface SwapNeeds {
  readonly families: Families
  readonly toasts: Toasts
  readonly events: EventBus
  readonly storage: KernelStorage
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly http: Http
  readonly slots: Kernel['slots']
  readonly options: KernelOptions
  /** Providers of the plugin itself, by their keys. */
  readonly own: ReadonlyMap<Key<SwapProvider>, SwapProvider>
}
