import { type ReactView, observer } from '@billfold/ui/kit'

import { pairingMessages } from '../messages/pairing-messages.js'
import { CodeForm } from './code-form.js'
import { PairResult } from './pair-result.js'
import { usePairing } from './use-pairing.js'

const ConnectingWalletConnectBasic = observer(function ConnectingWalletConnectBasic() {
  const { pairing, attempt } = usePairing()
  if (attempt.phase !== 'waiting') return <PairResult attempt={attempt} phase={attempt.phase} />
  return <CodeForm pairing={pairing} />
})

/** Pairs with any wallet that scans the code: where an app does nothing but pair, this is its first view. */
export const connectingWalletConnectBasic: ReactView<'ConnectingWalletConnectBasic'> = {
  component: ConnectingWalletConnectBasic,
  messages: [pairingMessages],
}
