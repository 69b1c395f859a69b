import { fieldOf, mayHaveBeenSent, operationFailure, type WalletCall } from '@billfold/kernel/family'

const hash = /^0x[0-9a-fA-F]{64}$/
/** EIP-5792 allows 4096 bytes for the id of a batch. */
const longestId = 8_194

/** The methods that may move money, with what is read of their answers. */
const answers: Readonly<Record<string, (said: unknown) => unknown>> = {
  eth_sendTransaction: readHash,
  eth_sendUserOperation: readHash,
  eth_sendRawTransaction: readHash,
  wallet_sendCalls: readBatch,
}

/** True for what may move money: when its outcome is not known, it may have been sent. */
export function movesMoney(method: string): boolean {
  return Object.hasOwn(answers, method)
}

/**
 * The hash, or the id of the batch, of what was sent. A failure that does not say that nothing was sent, and an answer that names
 * nothing, is `wallet/unknown-outcome`.
 */
export async function sentBy(answer: Promise<unknown>, call: WalletCall): Promise<unknown> {
  const said = await answer.catch((error: unknown) => {
    throw mayHaveBeenSent(error) ? operationFailure('wallet/unknown-outcome', call, error) : error
  })
  const sent = answers[call.method]?.(said)
  if (sent === undefined) throw operationFailure('wallet/unknown-outcome', call)
  return sent
}

function readHash(said: unknown): string | undefined {
  return typeof said === 'string' && hash.test(said) ? said : undefined
}

/** A batch is known by its id: by itself in the first draft of EIP-5792, with its capabilities now. */
function readBatch(said: unknown): unknown {
  const id = typeof said === 'string' ? said : fieldOf(said, 'id')
  return typeof id === 'string' && id !== '' && id.length <= longestId ? said : undefined
}
