import { gro, hauk, ines } from '@billfold/local-chains/bitcoin/seed'

import { heldBy } from '../harness/held-by.js'
import { describeVisit } from '../suites/describe-visit.js'
import { isSignedBy } from './harness/is-signed-by.js'

const standards = [
  ['a wallet that names itself by WBIP 4', { name: 'Grebe' }, { name: 'Smew' }, 'wallet_disconnect'],
  [
    'a wallet of the Bitcoin Wallet Standard',
    { name: 'Scoter', standard: 'wallet-standard' },
    { name: 'Goldeneye', standard: 'wallet-standard' },
    'standard:disconnect',
  ],
  [
    'a wallet with the methods of UniSat',
    { name: 'Wizz Wallet', standard: 'unisat', place: 'wizz' },
    { name: 'OYL Wallet', standard: 'unisat', place: 'oyl' },
    'disconnect',
  ],
] as const

for (const [title, wallet, late, farewell] of standards) {
  describeVisit(`a visitor with ${title}`, {
    ...{ namespace: 'bip122', wallet, late, farewell, isBrief: wallet !== standards[0][1] },
    accounts: [gro.address, hauk.address],
    isSigned: (text, signature) => isSignedBy(gro.secret, text, signature),
    send: {
      request: { to: ines.address, amount: '250000' },
      shown: [ines.address, '250000 sats'],
      transaction: /^[0-9a-f]{64}$/,
      counted: () => heldBy('bip122', ines.address),
    },
    refused: [
      [
        { to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', amount: '250000' },
        'That address is not for Harbour Bitcoin. Nothing was sent.',
      ],
      [
        { to: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', amount: '250000' },
        'That is an address of Litecoin, and not of Bitcoin. Nothing was sent.',
      ],
      [{ to: ines.address, amount: '900000000' }, 'BTC are needed, fee included'],
    ],
  })
}
