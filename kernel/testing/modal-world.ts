import { vi } from 'vitest'
import { fakeClock, fakeLog } from '@billfold/test/fakes'
import type { Network } from '../src/wallets/contract/network.js'
import type { EventName, ViewName } from '../src/core/open.js'
import type { CloseAnswer } from '../src/product/slot-items.js'
import { Log } from '../src/core/log/log.js'
import { CloseGuards } from '../src/product/router/close-guards.js'
import { Router } from '../src/product/router/router.js'
import { Transactions } from '../src/product/router/transactions.js'
import { Toasts } from '../src/product/toasts/toasts.js'
import { Modal } from '../src/product/modal/modal.js'
import type { ModalSituation } from '../src/product/modal/situation.js'

/** Real parts of a modal around a situation. */
export type ModalWorld = ReturnType<typeof modalWorld>

/** A modal, closed, in a page where nobody is connected, or whatever `facts` say. */
export function modalWorld(facts: Partial<ModalSituation> = {}) {
  const [clock, lines] = [fakeClock(), fakeLog()]
  const events: unknown[] = []
  const publish = (name: EventName, payload: object): void => void events.push([name, payload])
  const log = new Log(lines)
  const situation = { ...disconnected, activate: vi.fn(), narrow: vi.fn(), ...facts }
  const toasts = new Toasts(clock)
  const guards = new CloseGuards(() => [], log)
  const router: Router = new Router({
    knowsView: () => false,
    hasAddress: () => situation.isConnected,
    close: () => void modal.requestClose(),
    publish: () => {},
    log,
  })
  const transactions = new Transactions(router, log)
  const modal = new Modal({ router, toasts, transactions, guards, situation, clock, log, publish })
  return { modal, router, toasts, transactions, guards, clock, situation, events, lines }
}

/** A network of another family than the active one. */
export const solana: Network = {
  id: 'main',
  caipNetworkId: 'solana:main',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

const disconnected: ModalSituation = {
  activeNamespace: 'eip155',
  isConnected: false,
  isReturning: false,
  hasAdapters: true,
  isMobile: false,
  isEmbedded: false,
  manualPairing: false,
  address: () => undefined,
  networkOf: () => solana,
  findNetwork: () => undefined,
  activate: () => {},
  narrow: () => {},
}

/** Says what every attempt to close is answered, on some views or on all. Returns the undo. */
export function guard({ guards }: ModalWorld, answer: CloseAnswer, ...views: ViewName[]): () => void {
  return guards.add({ views, guard: { mayClose: () => answer } })
}

/** The views that one can go back to, the shown one last. */
export function history({ router }: ModalWorld): readonly ViewName[] {
  return router.history.map(({ view }) => view)
}
