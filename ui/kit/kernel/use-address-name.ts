import type { ChainNamespace } from '@billfold/kernel'
import { useEffect, useState } from '../react/hooks.js'
import { useKernel } from './kernel-context.js'

/** The name of an address, once somebody is found who knows it; whoever knows names keeps the answer for all places. */
export function useAddressName(address: string | undefined, namespace: ChainNamespace | undefined): string | undefined {
  const { slots, load, log } = useKernel()
  const [found, setFound] = useState<{ readonly address: string; readonly name: string }>()
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<void> => {
      if (address === undefined || namespace === undefined) return
      for (const { item } of slots.entries('name.resolvers')) {
        if (item.namespaces?.includes(namespace) === false) continue
        try {
          const name = await (await load(item.resolver)).reverse?.(address)
          if (name === undefined) continue
          if (isWanted) setFound({ address, name })
          return
        } catch (error) {
          // The next one may know it; without a name the address stands there.
          log.debug('A name could not be looked up', error)
        }
      }
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [address, namespace, slots, load, log])
  return found !== undefined && found.address === address ? found.name : undefined
}
