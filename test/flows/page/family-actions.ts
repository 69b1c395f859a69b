import {
  type ChainAdapter,
  type ChainNamespace,
  type Key,
  type PluginScope,
  type Session,
  type TransferRequest,
  kernelKey,
} from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

/** Moves the coin or a token by the family's own transfer, as a feature of the modal does. */
export async function transfer(handle: Billfold, namespace: ChainNamespace, request: TransferRequest): Promise<string> {
  const { adapter, session } = await connected(handle, namespace)
  if (adapter.transfer === undefined) throw new Error('Nobody can transfer')
  return adapter.transfer(session, request)
}

/** Signs a text by the family's adapter, as a feature of the modal does. */
export async function signMessage(handle: Billfold, namespace: ChainNamespace, text: string): Promise<unknown> {
  const { adapter, session } = await connected(handle, namespace)
  return adapter.signMessage?.(session, text)
}

interface Connected {
  readonly adapter: ChainAdapter
  readonly session: Session
}

async function connected(handle: Billfold, namespace: ChainNamespace): Promise<Connected> {
  const adapterKey = `chain.adapter:${namespace}` as Key<ChainAdapter>
  const scope = await scopeOf(handle, adapterKey)
  const session = scope.get(kernelKey('families')).find(namespace)?.session
  if (session === undefined) throw new Error('Nobody is connected')
  return { adapter: scope.get(adapterKey), session }
}

let count = 0

function scopeOf(handle: Billfold, adapterKey: Key<ChainAdapter>): Promise<PluginScope> {
  return new Promise((start) => {
    count += 1
    handle.register({
      id: `feature.actions-${count}`,
      contract: 1,
      version: '0.0.0',
      requires: [adapterKey],
      loadOn: ['start'],
      load: () => Promise.resolve({ start }),
    })
  })
}
