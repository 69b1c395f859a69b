import { rosa, stig, tove } from '@billfold/local-chains/stacks/seed'
import { hashMessage } from '@stacks/encryption'
import { getAddressFromPublicKey, publicKeyFromSignatureRsv } from '@stacks/transactions'

import { heldBy } from '../harness/held-by.js'
import { describeVisit } from '../suites/describe-visit.js'

/** The address whose key has signed a text. */
function signerOf(text: string, signature: string): string {
  return getAddressFromPublicKey(publicKeyFromSignatureRsv(Buffer.from(hashMessage(text)).toString('hex'), signature), 'testnet')
}

describeVisit('a visitor with a Stacks wallet', {
  namespace: 'stacks',
  wallet: { name: 'Skua' },
  late: { name: 'Jaeger' },
  accounts: [rosa.address, stig.address],
  farewell: 'wallet_disconnect',
  isSigned: (text, signature) => signerOf(text, signature) === rosa.address,
  send: {
    request: { to: tove.address, amount: '1500000' },
    shown: ['1500000 µSTX', '180 µSTX'],
    transaction: /^[0-9a-f]{64}$/,
    counted: () => heldBy('stacks', tove.address),
  },
  refused: [[{ to: 'SP000000000000000000002Q6VF78', amount: '1' }, 'That address is not for Harbour Stacks. Nothing was sent.']],
})
