import type { Billfold } from '@billfold/ui'
import type { CreateConnectorFn } from '@wagmi/core'
import { type EIP1193Provider, SwitchChainError, UserRejectedRequestError } from 'viem'

import { connectInModal } from './connect-in-modal.js'
import { type EvmState, evmState, isSameState } from './evm-state.js'

/** Makes the connector of a handle. wagmi follows the handle through it, and holds nothing of its own. */
export function billfoldConnector(billfold: Billfold): CreateConnectorFn<EIP1193Provider> {
  return ({ chains, emitter }) => {
    let told: EvmState | undefined
    const current = (): EvmState | undefined => evmState(billfold.getSnapshot())
    const needed = (): EvmState => {
      const state = current()
      if (state === undefined) throw new Error('No wallet is connected in the modal.')
      return state
    }

    /** Tells wagmi what is new in the modal. */
    const follow = (): void => {
      const state = current()
      if (isSameState(told, state)) return
      const before = told
      told = state
      if (state === undefined) emitter.emit('disconnect')
      else emitter.emit(before === undefined ? 'connect' : 'change', state)
    }

    const switchTo = async (chainId: number): Promise<void> => {
      const outcome = await billfold.switchNetwork(`eip155:${chainId}`)
      if (outcome.status === 'refused') throw new UserRejectedRequestError(new Error('The switch was declined in the wallet.'))
      if (outcome.status === 'failed') throw new SwitchChainError(asError(outcome.error))
    }

    return {
      id: 'billfold',
      name: 'Billfold',
      type: 'billfold',

      async setup() {
        billfold.subscribe(follow)
        await billfold.ready
        follow()
      },

      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        await billfold.ready
        if (current() === undefined && isReconnecting !== true) await connectInModal(billfold)
        if (chainId !== undefined && needed().chainId !== chainId) await switchTo(chainId)
        const state = needed()
        told = state
        const accounts = withCapabilities === true ? state.accounts.map((address) => ({ address, capabilities: {} })) : state.accounts
        // The shape depends on what was asked, which the type of the argument says and the compiler does not follow.
        return { accounts: accounts as never, chainId: state.chainId }
      },

      disconnect: () => billfold.disconnect({ namespace: 'eip155' }),
      getAccounts: async () => current()?.accounts ?? [],
      getChainId: async () => needed().chainId,
      getProvider: async () => (await billfold.getProvider('eip155')) as EIP1193Provider,

      async isAuthorized() {
        await billfold.ready
        return current() !== undefined
      },

      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (chain === undefined) throw new SwitchChainError(new Error(`wagmi was not set up with the chain ${chainId}.`))
        await switchTo(chainId)
        return chain
      },

      // The modal listens to its wallets, and `follow` to the modal.
      onAccountsChanged: follow,
      onChainChanged: follow,
      onDisconnect: follow,
    }
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
