import type { Answer, WalletContext } from './context.js'
import { unknownMethod } from '../shared/wallet-error.js'

/** Answers about accounts: which ones the page may see, and how it asks for them. */
export const accountAnswers: Readonly<Record<string, Answer>> = {
  eth_accounts: (context) => context.visible(),
  eth_coinbase: (context) => context.visible()[0] ?? null,
  eth_requestAccounts: async (context) => {
    const { isPermitted, isLocked } = context.memory.state
    if (!isPermitted || isLocked) await grant(context, 'eth_requestAccounts')
    return context.visible()
  },
  wallet_requestPermissions: async (context) => {
    await grant(context, 'wallet_requestPermissions')
    return permissions(context)
  },
  wallet_getPermissions: (context) => permissions(context),
  wallet_revokePermissions: ({ memory, switches }) => {
    if (!switches.knowsRevoke) throw unknownMethod('wallet_revokePermissions')
    memory.change({ isPermitted: false })
    return null
  },
}

async function grant(context: WalletContext, method: string): Promise<void> {
  const { memory, switches, emit } = context
  await context.consent({ method, title: 'Connect', details: [['Account', memory.state.address]] })
  memory.change({ isPermitted: true, isLocked: false })
  if (!switches.answersTwice) return
  emit('accountsChanged', context.visible())
  emit('chainChanged', `0x${memory.state.chainId.toString(16)}`)
}

function permissions(context: WalletContext): readonly unknown[] {
  if (!context.memory.state.isPermitted) return []
  return [
    {
      id: `${context.options.rdns}:eth_accounts`,
      parentCapability: 'eth_accounts',
      invoker: globalThis.location?.origin ?? 'nowhere',
      caveats: [{ type: 'restrictReturnedAccounts', value: context.visible() }],
      date: 0,
    },
  ]
}
