import { runa, sven, tine } from '@billfold/local-chains/cosmos/seed'

import { heldBy } from '../harness/held-by.js'
import { describeVisit } from '../suites/describe-visit.js'

describeVisit('a visitor with a Cosmos wallet', {
  namespace: 'cosmos',
  wallet: { name: 'Petrel' },
  late: { name: 'Fulmar' },
  accounts: [runa.address, sven.address],
  farewell: 'disable',
  // The page hands out what it has verified: 64 bytes in base 64.
  isSigned: (_, signature) => /^[A-Za-z0-9+/]{86}==$/.test(signature),
  send: {
    request: { to: tine.address, amount: '12345' },
    shown: [tine.address],
    transaction: /^[0-9A-F]{64}$/,
    counted: () => heldBy('cosmos', tine.address),
  },
  refused: [
    [{ to: 'osmo1wqtvczv7qqcyndmknxfp02gttkgrpwdt7f40jp', amount: '1' }, 'it begins with osmo1, and here addresses begin with cosmos1'],
  ],
})
