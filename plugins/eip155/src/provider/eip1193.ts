export type { Eip1193Listener, Eip1193Provider, Eip1193Request } from '../contract.js'
