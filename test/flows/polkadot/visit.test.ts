import { polkadotChainId, vera, wim, yann } from '@billfold/local-chains/polkadot/seed'
import { signatureVerify } from '@polkadot/util-crypto'
import { inject } from 'vitest'

import { describeVisit } from '../suites/describe-visit.js'

async function nonceOf(address: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'system_accountNextIndex', params: [address] })
  const answer = await fetch(inject('flows').nodes[polkadotChainId] ?? '', { method: 'POST', body })
  return BigInt(((await answer.json()) as { readonly result: number }).result)
}

const kusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'

describeVisit('a visitor with a Polkadot extension', {
  namespace: 'polkadot',
  wallet: { name: 'Murre' },
  late: { name: 'Dovekie' },
  accounts: [vera.address, wim.address],
  isSigned: (text, signature) => signatureVerify(text, signature, vera.address).isValid,
  send: {
    request: { to: wim.address, amount: '12340000000' },
    shown: ['12340000000 planck'],
    transaction: /^0x[0-9a-f]{64}$/,
    counted: () => nonceOf(vera.address),
    change: 1n,
  },
  refused: [
    [{ to: yann.address, amount: '1' }, 'Less than 0.01 DOT cannot be sent to this address. Nothing was sent.'],
    [{ to: kusama, amount: '12340000000' }, 'That address is not for Harbour Polkadot. Nothing was sent.'],
  ],
})
