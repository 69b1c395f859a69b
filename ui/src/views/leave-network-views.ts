import type { Router, ViewName } from '@billfold/kernel'

/** Views on the way to another network. */
const networkViews: readonly ViewName[] = ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain']

/** Goes back to where the way to another network began; closes the modal when it began with it. */
export function leaveNetworkViews(router: Router): void {
  const last = router.history.findLastIndex(({ view }) => !networkViews.includes(view))
  if (last >= 0) return router.backTo(last)
  router.backTo(0)
  router.back()
}
