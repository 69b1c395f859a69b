import { useEffect, useKernel } from '@billfold/ui/kit'
import { type Activity, activityKey } from '../contract.js'

/** The activity, kept up to date while the view is seen. */
export function useActivity(): Activity {
  const store = useKernel().get(activityKey)
  useEffect(() => store.follow(), [store])
  return store
}
