import { List, Picture, Row, useKernel, useKit, useLayoutEffect, useRef, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { useShell } from '../app/shell-context.js'
import { Slot } from '../app/slot.js'
import { shellMessages } from '../messages/shell-messages.js'
import { chooseWallet } from './choose-wallet.js'
import type { ShownWallet } from './connect-model.js'
import type { ConnectContext, ConnectParts, EntryProps } from './connect-parts.js'
import { pictureOfRow } from './picture-of-row.js'

const parts: ConnectParts = { List, Row, Picture, Entry }

/** How the views to connect speak, and what their presses do. */
export function useConnectContext(wallets: readonly ShownWallet[], isBlocked: boolean): ConnectContext {
  const say = useTranslate(shellMessages)
  const { locale } = useKit()
  const kernel = useKernel()
  const { stage, first } = useShell()
  // A row that is held still under a finger is as it was, and chooses the wallet as it is now.
  const newest = useRef(wallets)
  useLayoutEffect(() => {
    newest.current = wallets
  })
  return {
    say,
    locale,
    parts,
    isBlocked,
    picture: (row) => pictureOfRow(kernel, row),
    onIntent: (view) => stage.preload(view as 'Connect'),
    onWallet({ key }) {
      const now = newest.current.find(({ row }) => row.key === key)
      // A wallet that was found before the kernel was here is chosen when the kernel has found it too.
      if (now === undefined) first?.hold(key)
      else chooseWallet(kernel, now.row)
    },
    onView: (view) => kernel.router.push(view as 'Connect'),
  }
}

function Entry({ entry, children }: EntryProps): ReactElement {
  return <Slot entries={[entry]}>{children}</Slot>
}
