import { formatUnits } from '@billfold/kernel/amounts'
import type { PhoneQuestion } from '@billfold/test-wallets/pairing'

type Detail = readonly [term: string, text: string]

/** Lists the details of a question that a person needs before they answer it. */
export function detailsOf({ kind, methods, params }: PhoneQuestion): readonly Detail[] {
  if (kind === 'proposal') return [['May ask to', [...new Set(methods.flatMap((method) => actions[method] ?? []))].join(', ')]]
  const [method = ''] = methods
  return [['Asks to', actions[method] ?? method], ...(readers[method]?.(params) ?? [])]
}

const actions: Readonly<Record<string, string>> = {
  personal_sign: 'sign a message',
  eth_signTypedData_v4: 'sign data',
  eth_sendTransaction: 'send a transaction',
  wallet_switchEthereumChain: 'switch the network',
  wallet_addEthereumChain: 'add a network',
  ...Object.fromEntries(
    ['solana_signMessage', 'signMessage', 'sui_signPersonalMessage', 'stx_signMessage', 'polkadot_signMessage'].map((method) => [
      method,
      'sign a message',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['solana_signTransaction', 'solana_signAllTransactions', 'signPsbt', 'sui_signTransaction', 'stx_signTransaction'],
      ...['polkadot_signTransaction', 'cosmos_signAmino', 'cosmos_signDirect'],
    ].map((method) => [method, 'sign a transaction']),
  ),
  ...Object.fromEntries(['sui_signAndExecuteTransaction', 'stx_transferStx'].map((method) => [method, 'send a transaction'])),
}

const readers: Readonly<Record<string, (params: unknown) => readonly Detail[]>> = {
  personal_sign: (params) => [['Message', textOf(partOf(params, 0))]],
  eth_signTypedData_v4: (params) => [['Data', prettyOf(partOf(params, 1))]],
  eth_sendTransaction: (params) => transaction(partOf(params, 0)),
  wallet_switchEthereumChain: (params) => [['To', String(Number((partOf(params, 0) as { chainId?: string }).chainId))]],
  ...Object.fromEntries(
    ['signMessage', 'stx_signMessage', 'polkadot_signMessage'].map((method) => [
      method,
      (params: unknown) => [['Message', messageIn(params)]],
    ]),
  ),
  sui_signPersonalMessage: (params) => [['Message', inBase64(messageIn(params))]],
  wallet_addEthereumChain: (params) => [['Name', String((partOf(params, 0) as { chainName?: string }).chainName)]],
}

function transaction(given: unknown): readonly Detail[] {
  const { to = 'a new contract', value = '0x0', data = '0x' } = given as { to?: string; value?: `0x${string}`; data?: string }
  const sent: readonly Detail[] = [
    ['To', to],
    ['Amount', `${formatUnits(BigInt(value), 18)} ETH`],
  ]
  return data === '0x' ? sent : [...sent, ['Data', data]]
}

function partOf(params: unknown, index: number): unknown {
  return Array.isArray(params) ? params[index] : {}
}

function messageIn(params: unknown): string {
  return String((Object(params) as { readonly message?: unknown }).message)
}

function inBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch {
    // Not what it should be: the person sees it as it is.
    return text
  }
}

function textOf(said: unknown): string {
  const text = String(said)
  if (!/^0x([0-9a-f]{2})*$/i.test(text)) return text
  return new TextDecoder().decode(Uint8Array.from(text.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}

function prettyOf(said: unknown): string {
  try {
    return JSON.stringify((JSON.parse(String(said)) as { message?: unknown }).message, undefined, 2)
  } catch {
    // Not what it should be: the person sees it as it is.
    return String(said)
  }
}
