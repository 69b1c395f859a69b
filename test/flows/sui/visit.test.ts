import { mara, nils, pia } from '@billfold/local-chains/sui/seed'
import { verifyPersonalMessageSignature } from '@mysten/sui/verify'

import { heldBy } from '../harness/held-by.js'
import { describeVisit } from '../suites/describe-visit.js'

describeVisit('a visitor with a Sui wallet', {
  namespace: 'sui',
  wallet: { name: 'Dipper' },
  late: { name: 'Ouzel' },
  accounts: [mara.address, nils.address],
  farewell: 'standard:disconnect',
  isSigned: async (text, signature) => {
    const signer = await verifyPersonalMessageSignature(new TextEncoder().encode(text), signature)
    return signer.toSuiAddress() === mara.address
  },
  send: {
    request: { to: pia.address, amount: '12345000' },
    shown: [pia.address],
    transaction: /^[1-9A-HJ-NP-Za-km-z]{40,46}$/,
    counted: () => heldBy('sui', pia.address),
  },
  refused: [
    [
      { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: '1' },
      'That is an address of an EVM network, and not of Sui. Nothing was sent.',
    ],
  ],
})
