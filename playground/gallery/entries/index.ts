import type { GalleryEntry } from '../entry.js'
import { viewEntries } from '../views/index.js'
import { button } from './button.js'
import { chip } from './chip.js'
import { confirmBar } from './confirm-bar.js'
import { copyButton } from './copy-button.js'
import { emptyState, handshake, skeleton, thread } from './feedback.js'
import { amountField, otpField, searchField, textField } from './fields.js'
import { iconButton } from './icon-button.js'
import { icon } from './icon.js'
import { sheet, tabs } from './layout.js'
import { tile, virtualGrid, virtualList } from './list.js'
import { artwork, figures, notice } from './notice.js'
import { picture } from './picture.js'
import { qr } from './qr.js'
import { row } from './row.js'
import { numbers, text, title } from './words.js'

/** Everything the gallery shows, in the order it shows it. */
export const entries: readonly GalleryEntry[] = [
  ...viewEntries,
  ...[button, iconButton, confirmBar, copyButton, chip],
  ...[row, tile, virtualGrid, virtualList],
  ...[textField, amountField, otpField, searchField],
  ...[picture, artwork, qr, icon],
  ...[title, text, numbers, figures],
  ...[thread, handshake, skeleton, emptyState, notice],
  ...[tabs, sheet],
]
