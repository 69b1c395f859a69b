import { type Hex, createPublicClient, createWalletClient, http, numberToHex, parseEventLogs } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'

import { RpcError, rpcCodes } from '../../shared/rpc-error.js'
import { type RpcMethod, startRpcServer } from '../../shared/rpc-server.js'
import { evmContracts } from '../seed.js'
import { estimateGas } from './estimate-gas.js'
import { handleOpsData, hashOf, refusal } from './entry-point.js'
import { type Operation, readOperation } from './user-operation.js'

/** The sixth account of the node: it has money, and nobody of the seed. */
const executor = privateKeyToAccount('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba')

export interface BundlerOptions {
  /** The node of the chain. */
  readonly url: string
  readonly chainId: number
  readonly port?: number
}

/** Carries out operations of smart accounts, each in a transaction of its own, and pays for those that ask for it. */
export interface Bundler {
  readonly url: string
  /** True while operations are taken and left lying. */
  isStuck: boolean
  /** True while nobody's operation is paid for. */
  isStingy: boolean
  stop(): Promise<void>
}

export async function startBundler({ url, chainId, port }: BundlerOptions): Promise<Bundler> {
  const switches = { isStuck: false, isStingy: false }
  const node = createPublicClient({ transport: http(url), pollingInterval: 50 })
  const wallet = createWalletClient({ account: executor, transport: http(url) })
  const sent = new Map<Hex, { readonly operation: Operation; readonly transaction: Promise<Hex> | undefined }>()
  // One transaction after the other: two at once would take the same number.
  let last: Promise<unknown> = Promise.resolve()
  const carryOut = (operation: Operation): Promise<Hex> => {
    const list = operation.authorization && { authorizationList: [operation.authorization] }
    const data = handleOpsData(operation, executor.address)
    const turn = last.then(() => wallet.sendTransaction({ to: evmContracts.entryPoint, data, chain: null, gas: 10_000_000n, ...list }))
    last = turn.catch(() => undefined)
    return turn
  }

  const send: Method = async ([asked, entryPoint]) => {
    mustBeEntryPoint(entryPoint)
    const operation = readOperation(asked)
    const hash = hashOf(operation, chainId)
    const before = sent.get(hash)
    if (switches.isStuck) sent.set(hash, before ?? { operation, transaction: undefined })
    // What was left lying is carried out once it is handed over again.
    if (switches.isStuck || before?.transaction !== undefined) return hash
    const list = operation.authorization && { authorizationList: [operation.authorization] }
    // Tried before it is sent, as bundlers do: one that is refused must cost the bundler nothing.
    const data = handleOpsData(operation, executor.address)
    await node.call({ account: executor, to: evmContracts.entryPoint, data, gas: 10_000_000n, ...list }).catch((error: unknown) => {
      throw refusal(error)
    })
    sent.set(hash, { operation, transaction: carryOut(operation) })
    return hash
  }
  const receipt: Method = async ([hash]) => {
    const transaction = await sent.get(hash as Hex)?.transaction
    if (transaction === undefined) return null
    const mined = await node.request({ method: 'eth_getTransactionReceipt', params: [transaction] })
    if (mined === null) return null
    const events = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs: mined.logs })
    const event = events.find(({ args }) => args.userOpHash === hash)
    if (event === undefined) return null
    const { sender, nonce, paymaster, success, actualGasCost, actualGasUsed } = event.args
    return {
      ...{ userOpHash: hash, entryPoint: evmContracts.entryPoint, sender, paymaster, success, receipt: mined, logs: mined.logs },
      ...{ nonce: numberToHex(nonce), actualGasCost: numberToHex(actualGasCost), actualGasUsed: numberToHex(actualGasUsed) },
    }
  }
  const sponsor: Method = () => {
    if (switches.isStingy) throw new RpcError(-32_001, 'This operation is not paid for')
    const limits = { paymasterVerificationGasLimit: numberToHex(100_000n), paymasterPostOpGasLimit: numberToHex(50_000n) }
    return { paymaster: evmContracts.paymaster, paymasterData: '0x', sponsor: { name: 'Harbour' }, isFinal: false, ...limits }
  }
  const methods: Readonly<Record<string, Method>> = {
    eth_chainId: () => numberToHex(chainId),
    eth_supportedEntryPoints: () => [evmContracts.entryPoint],
    eth_sendUserOperation: send,
    eth_estimateUserOperationGas: ([asked, entryPoint]) => {
      mustBeEntryPoint(entryPoint)
      return estimateGas(node, readOperation(asked))
    },
    eth_getUserOperationReceipt: receipt,
    eth_getUserOperationByHash: async ([hash]) => {
      const found = sent.get(hash as Hex)
      return found === undefined ? null : { entryPoint: evmContracts.entryPoint, transactionHash: (await found.transaction) ?? null }
    },
    pm_getPaymasterStubData: sponsor,
    pm_getPaymasterData: sponsor,
  }
  const server = await startRpcServer({ methods, ledger: undefined, port })
  return Object.assign(switches, server)
}

type Method = RpcMethod<undefined>

function mustBeEntryPoint(asked: unknown): void {
  if (String(asked).toLowerCase() !== evmContracts.entryPoint.toLowerCase())
    throw new RpcError(rpcCodes.params, `The entry point is ${evmContracts.entryPoint}`)
}
