import type { GalleryEntry } from '../entry.js'
import { button } from './button.js'
import { row } from './row.js'

/** Everything the gallery shows, in the order it shows it. */
export const entries: readonly GalleryEntry[] = [button, row]
