import { useAccount, useBillfoldEvent, useModal } from '@billfold/react'
import type { ReactElement } from 'react'

import { billfold } from '../start/page.js'

/** A button of the app's own, in place of `ConnectKitButton.Custom`. */
export function Connect({ onConnected }: { readonly onConnected: () => void }): ReactElement {
  const { open } = useModal(billfold)
  const { address, status } = useAccount(billfold)
  useBillfoldEvent(billfold, 'connection:connected', onConnected)
  const words = status === 'connecting' ? 'Connecting…' : (address ?? 'Connect')
  return <button onClick={() => void open()}>{words}</button>
}
