import type { OwnedSlotEntry } from '@billfold/kernel'
import { useKernel } from '@billfold/ui/kit'

import { useShell } from '../app/shell-context.js'
import { offeredMethods } from '../wallets/offered-methods.js'

/** The ways to connect that plugins offer and that can work here. To be used in an observer. */
export function useConnectMethods(): readonly OwnedSlotEntry<'connect.methods'>[] {
  const { slots, features, options } = useKernel()
  const { device } = useShell()
  return offeredMethods(slots.entries('connect.methods'), {
    socials: features.value('socials'),
    device,
    endpoints: options.endpoints,
    isOn: (key) => features.isOn(key),
  })
}
