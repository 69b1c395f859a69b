import type { FrameSiwxMessage, FrameUser } from '@billfold/auth/protocol'
import { Fault } from '../faults/fault.js'
import type { Family } from '../keys/derive.js'
import type { Chain } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'
import type { ChosenAccount } from '../smart/smart-accounts.js'
import type { Wallet } from '../sessions/wallet.js'

export interface SiwxNeeds {
  readonly wallet: Wallet
  readonly account: ChosenAccount
  readonly host: string
  readonly chain: Chain
  readonly nodes: Nodes
}

/** How a family calls its accounts in such a message. */
const chainNames: Readonly<Record<Family, string>> = { eip155: 'Ethereum', solana: 'Solana' }

/**
 * Signs in to the page in the step of the login itself. The text is made here, for the page that the browser vouches for and for nothing else,
 * which is why nobody is asked once more.
 */
export async function signSiwx(asked: FrameSiwxMessage, needs: SiwxNeeds): Promise<Partial<FrameUser>> {
  const { wallet, account, host, chain } = needs
  const { address } = account
  const { family } = chain
  const page = new URL(host)
  if (asked.domain !== page.host || !URL.canParse(asked.uri) || new URL(asked.uri).origin !== host) throw new Fault('signer-differs')
  const siwxMessage: FrameSiwxMessage = { ...asked, accountAddress: address, serializedMessage: undefined }
  const message = siwxText(siwxMessage, chainNames[family])
  const { signText } = await import('./sign-text.js')
  const signature = await wallet.withKey(family, async (key) => signText(message, key, needs))
  return { signature, message, siwxMessage: { ...siwxMessage, serializedMessage: message } }
}

/** The text of a sign-in, line by line as EIP-4361 has it. */
function siwxText(message: FrameSiwxMessage, chainName: string): string {
  const { domain, accountAddress, statement, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore, requestId, resources } =
    message
  // A line break in a field would let it write lines of its own.
  const line = (label: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [`${label}: ${oneLine(value)}`])
  return [
    `${domain} wants you to sign in with your ${chainName} account:`,
    accountAddress,
    ...(statement === undefined ? [''] : ['', oneLine(statement), '']),
    ...line('URI', uri),
    ...line('Version', version),
    ...line('Chain ID', chainId.slice(chainId.indexOf(':') + 1)),
    ...line('Nonce', nonce),
    ...line('Issued At', issuedAt),
    ...line('Expiration Time', expirationTime),
    ...line('Not Before', notBefore),
    ...line('Request ID', requestId),
    ...(resources === undefined || resources.length === 0 ? [] : ['Resources:', ...resources.map((each) => `- ${oneLine(each)}`)]),
  ].join('\n')
}

function oneLine(text: string): string {
  if (/[\n\r]/.test(text)) throw new Fault('request-malformed')
  return text
}
