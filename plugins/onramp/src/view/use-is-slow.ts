import { useEffect, useKernel, useState } from '@billfold/ui/kit'
import { limits } from '../limits.js'
import { onrampStoreKey } from '../onramp-store.js'

/** True once an order takes longer than usual. */
export function useIsSlow(at: number | undefined): boolean {
  const store = useKernel().get(onrampStoreKey)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const left = at === undefined ? undefined : limits.slow - store.follower.age
    setSlow(left !== undefined && left <= 0)
    return left === undefined || left <= 0 ? undefined : store.follower.after(left, () => setSlow(true))
  }, [store, at])
  return isSlow
}
