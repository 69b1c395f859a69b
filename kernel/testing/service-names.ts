import type { KernelServices } from '../src/create-kernel.js'

const all: { readonly [N in keyof KernelServices]: true } = {
  alerts: true,
  families: true,
  closeGuards: true,
  connections: true,
  connectors: true,
  events: true,
  features: true,
  http: true,
  log: true,
  modal: true,
  networkSwitch: true,
  networks: true,
  options: true,
  plugins: true,
  router: true,
  rpc: true,
  sessionSteps: true,
  slots: true,
  storage: true,
  toasts: true,
  transactions: true,
  views: true,
}

/** The name of each service of a kernel. */
export const serviceNames: readonly (keyof KernelServices)[] = Object.keys(all) as (keyof KernelServices)[]
