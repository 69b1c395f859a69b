import { Log, Router } from '@billfold/kernel'

import type { BenchRow } from './bench-row.js'

const goal = 1.5
const rounds = 41
const pushes = 200

/** A long visit does not slow the modal down: a push costs the same however long the history is. */
export async function bench(): Promise<readonly BenchRow[]> {
  const [long, short] = [routerWith(10_000), routerWith(10)]
  const ratios = Array.from({ length: rounds }, () => cost(long) / cost(short)).slice(1)
  const ratio = ratios.toSorted((left, right) => left - right)[Math.floor(ratios.length / 2)] ?? Infinity
  return [
    { what: 'router: one push with a history of 10,000 against 10', goal: `<= ${goal}`, measured: ratio.toFixed(2), ok: ratio <= goal },
  ]
}

function routerWith(length: number): Router {
  const router = new Router({
    knowsView: () => false,
    hasAddress: () => false,
    close: () => {},
    publish: () => {},
    log: new Log({ write: () => {} }),
  })
  while (router.history.length < length) pushOne(router)
  return router
}

function pushOne(router: Router): void {
  router.push(router.view === 'Networks' ? 'AllWallets' : 'Networks')
}

/** Time for some pushes; the history is brought back to its length afterwards, outside the measurement. */
function cost(router: Router): number {
  const { length } = router.history
  const start = performance.now()
  for (let count = 0; count < pushes; count++) pushOne(router)
  const time = performance.now() - start
  router.backTo(length - 1)
  return time
}
