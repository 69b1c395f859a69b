import { evmContracts } from '@billfold/local-chains/evm/seed'
import { type Hex, type PrivateKeyAccount, createClient, custom, encodeFunctionData, hexToBigInt, parseAbi } from 'viem'
import { getCode, prepareTransactionRequest, sendRawTransaction, signAuthorization } from 'viem/actions'

import { WalletError } from '../shared/wallet-error.js'
import type { WalletContext } from './context.js'
import type { WrittenTransaction } from './transactions.js'

const accountAbi = parseAbi(['struct Call { address target; uint256 value; bytes data; }', 'function executeBatch(Call[] calls)'])

/** Sends calls as one transaction of the account to itself, which takes on code for it before, where it has none (EIP-7702). */
export async function sendAsOne(context: WalletContext, account: PrivateKeyAccount, calls: readonly WrittenTransaction[]): Promise<Hex> {
  const { chainId } = context.memory.state
  const request = (ask: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
    context.node(ask.method, ask.params, chainId)
  const client = createClient({ account, transport: custom({ request }, { retryCount: 0 }) })
  const written = calls.map(({ to, value = '0x0', data = '0x' }) => {
    if (to === undefined) throw new WalletError(-32_602, 'A call in a batch needs a receiver.')
    return { target: to, value: hexToBigInt(value), data }
  })
  try {
    const contractAddress = evmContracts.simple7702Account
    const isUpgraded = (await getCode(client, account)) !== undefined
    // The nonce of the transaction itself counts first.
    const upgrade = isUpgraded ? [] : [await signAuthorization(client, { account, chainId, contractAddress, executor: 'self' })]
    const prepared = await prepareTransactionRequest(client, {
      ...{ account, chain: null, chainId, to: account.address },
      data: encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [written] }),
      ...(upgrade.length > 0 && { authorizationList: upgrade }),
    })
    const hash = await sendRawTransaction(client, { serializedTransaction: await account.signTransaction(prepared as never) })
    context.sent.push(hash)
    return hash
  } catch (error) {
    throw new WalletError(-32_000, error instanceof Error ? error.message : String(error))
  }
}
