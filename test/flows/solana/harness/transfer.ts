import type { HostFlow } from '../../harness/host-flow.js'

/** Transfer: the asset, the amount, and the recipient. */
export interface FlowTransfer {
  readonly to: string
  /** In the smallest unit. */
  readonly amount: string
  readonly tokenAddress?: string
}

/** Moves something by the family's transfer; the signature, or what went wrong. */
export function transfer(host: HostFlow, options: FlowTransfer): Promise<{ readonly signature?: string; readonly message?: string }> {
  return host.page.evaluate(async ({ amount, ...rest }) => {
    const { transfer: move } = await (window.flow?.solana() ?? Promise.reject(new Error('no page')))
    const [handle] = window.flow?.handles ?? []
    if (handle === undefined) throw new Error('no handle')
    try {
      return { signature: await move(handle, { ...rest, amount: BigInt(amount) }) }
    } catch (error) {
      return { message: (error as Error).message }
    }
  }, options)
}

/** Signs a text with the provider that the app is given. */
export function signMessage(host: HostFlow, text: string): Promise<readonly number[]> {
  return host.page.evaluate(async (message) => {
    const actions = await window.flow?.solana()
    const [handle] = window.flow?.handles ?? []
    return (handle && (await actions?.signMessage(handle, message))) ?? []
  }, text)
}
