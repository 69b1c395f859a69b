import { Tag, useTranslate } from '@billfold/ui/kit'
import type { TagTone } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import type { WalletTag as Kind } from '../wallets/wallet-row.js'

const looks = {
  installed: ['tagInstalled', 'success'],
  recent: ['tagRecent', 'neutral'],
  qrCode: ['tagQrCode', 'neutral'],
  connected: ['tagConnected', 'accent'],
  sameId: ['tagSameId', 'warning'],
  unverified: ['tagUnverified', 'warning'],
  lookAlike: ['tagLookAlike', 'warning'],
  retired: ['tagRetired', 'warning'],
} as const satisfies Record<Kind, readonly [string, TagTone]>

/** One word about a wallet. */
export function WalletTag({ tag }: { readonly tag: Kind }): ReactElement {
  const say = useTranslate(shellMessages)
  const [words, tone] = looks[tag]
  return <Tag tone={tone}>{say(words)}</Tag>
}
