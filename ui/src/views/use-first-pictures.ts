import { useKernel, useKit, walletPicture } from '@billfold/ui/kit'
import { useEffect } from 'react'

import type { WalletRow } from '../wallets/wallet-row.js'

/** So many pictures are fetched before their tiles are seen. */
const firstPictures = 20

/** Fetches the pictures of the first wallets of a list at once; those of the others come when they are seen. */
export function useFirstPictures(rows: readonly WalletRow[]): void {
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
