import { accountAnswers } from './accounts.js'
import { assetAnswers } from './assets.js'
import { callAnswers } from './calls.js'
import type { WalletContext } from './context.js'
import { networkAnswers } from './networks.js'
import { signatureAnswers } from './signatures.js'
import { transactionAnswers } from './transactions.js'
import { unknownMethod } from '../shared/wallet-error.js'

const answers = {
  ...accountAnswers,
  ...networkAnswers,
  ...signatureAnswers,
  ...transactionAnswers,
  ...callAnswers,
  ...assetAnswers,
}

/** Answers a request of the page: itself, or by the node of the chain in use. */
export async function answerTo(context: WalletContext, method: string, params: unknown): Promise<unknown> {
  const own = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (own !== undefined) return own(context, Array.isArray(params) ? params : [])
  if (!/^(?:eth|net|web3)_/.test(method) || secret.has(method)) throw unknownMethod(method)
  return context.node(method, params)
}

/** Methods of a node with keys of its own, which a wallet refuses. */
const secret: ReadonlySet<string> = new Set(['eth_sign', 'eth_signTransaction', 'eth_signTypedData'])
