import { type PluginScope, type TransferRequest, kernelKey } from '@billfold/kernel'
import { solanaAdapterKey } from '@billfold/solana/contract'
import type { Billfold } from '@billfold/ui'

/** Moves the coin or a token by the family's own transfer, as a feature of the modal does. */
export async function transfer(handle: Billfold, request: TransferRequest): Promise<string> {
  const scope = await scopeOf(handle)
  const session = scope.get(kernelKey('families')).find('solana')?.session
  const adapter = scope.get(solanaAdapterKey)
  if (session === undefined || adapter.transfer === undefined) throw new Error('Nobody can transfer')
  return adapter.transfer(session, request)
}

/** Signs a text with the provider that the app is given; the signature as numbers. */
export async function signMessage(handle: Billfold, text: string): Promise<readonly number[]> {
  const provider = await handle.getProvider('solana')
  if (provider === undefined) throw new Error('The app got no provider')
  const { signMessage: sign } = provider.features['solana:signMessage'] as {
    signMessage(input: object): Promise<readonly { readonly signature: Uint8Array }[]>
  }
  const [signed] = await sign({ account: provider.accounts[0], message: new TextEncoder().encode(text) })
  return [...(signed?.signature ?? [])]
}

let count = 0

function scopeOf(handle: Billfold): Promise<PluginScope> {
  return new Promise((start) => {
    count += 1
    handle.register({
      id: `feature.actions-${count}`,
      contract: 1,
      version: '0.0.0',
      requires: [solanaAdapterKey],
      loadOn: ['start'],
      load: () => Promise.resolve({ start }),
    })
  })
}
