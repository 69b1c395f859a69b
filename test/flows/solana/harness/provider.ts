import type { HostFlow } from '../../harness/host-flow.js'

/** Signs a text with the provider that the app is given; the signature as numbers. */
export function signMessage(host: HostFlow, text: string): Promise<readonly number[]> {
  return host.page.evaluate(async (message) => {
    const provider = await window.flow?.handles[0]?.getProvider('solana')
    if (provider === undefined) throw new Error('The app got no provider')
    const { signMessage: sign } = provider.features['solana:signMessage'] as {
      signMessage(input: object): Promise<readonly { readonly signature: Uint8Array }[]>
    }
    const [signed] = await sign({ account: provider.accounts[0], message: new TextEncoder().encode(message) })
    return [...(signed?.signature ?? [])]
  }, text)
}
