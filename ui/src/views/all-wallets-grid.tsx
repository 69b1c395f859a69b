import type { WalletList } from '@billfold/kernel'
import { Tile, VirtualGrid, observer, useKernel, useTranslate, useViewScroller, useKit, walletPicture } from '@billfold/ui/kit'
import { type FunctionComponent, type ReactElement, useEffect } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { type WalletRow, needsPairing } from '../wallets/wallet-row.js'
import { chooseWallet } from './choose-wallet.js'
import { isPaired } from './is-paired.js'
import { useGridKeys } from './use-grid-keys.js'
import { WalletIcon } from './wallet-icon.js'
import { walletWarning } from './wallet-warning.js'
import { wordedName } from '../../kit/wallet-name/worded-name.js'

export interface AllWalletsGridProps {
  readonly rows: readonly WalletRow[]
  /** The source of further pages; undefined when these are all. */
  readonly list: WalletList | undefined
  readonly isBlocked: boolean
}

const columns = 3

/** Wallets in a grid, of which only what is seen is there. Arrows and letters move in it. */
export const AllWalletsGrid: FunctionComponent<AllWalletsGridProps> = observer(function AllWalletsGrid({
  rows,
  list,
  isBlocked,
}: AllWalletsGridProps): ReactElement {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const scroller = useViewScroller()
  const paired = isPaired(kernel)
  useFirstPictures(rows)
  const move = useGridKeys({ names: rows.map(({ name }) => name), columns })
  return (
    <div onKeyDown={move} role="presentation">
      <VirtualGrid
        columns={columns}
        label={say('allWallets')}
        items={rows}
        itemKey={({ key }) => key}
        {...(scroller !== undefined && { scroller })}
        onMore={list?.hasMore === true ? list.loadMore : undefined}
        isLoadingMore={list?.state === 'loading'}
        renderItem={(row) => {
          const why = paired && needsPairing(row) ? say('pairedAlready') : undefined
          return (
            <Tile
              title={wordedName(row.name, say)}
              icon={<WalletIcon row={row} />}
              warning={walletWarning(row, say)}
              disabled={isBlocked || why !== undefined}
              reason={why}
              focusKey={row.key}
              onPress={() => chooseWallet(kernel, row)}
            />
          )
        }}
      />
    </div>
  )
})

/** So many pictures are fetched before their tiles are seen. */
const firstPictures = 20

/** Fetches the pictures of the first wallets of a list at once; those of the others come when they are seen. */
function useFirstPictures(rows: readonly WalletRow[]): void {
  const kernel = useKernel()
  const { images } = useKit()
  const first = rows.slice(0, firstPictures)
  const keys = first.map(({ key }) => key).join(' ')
  useEffect(() => {
    for (const { wallet } of first) {
      const source = wallet && walletPicture(kernel, wallet)
      if (source !== undefined) void images.get(source)
    }
  }, [images, kernel, keys])
}
