import type { ProductMessages } from '../locale/message-set.js'
import { en } from './en.js'
import { enLater } from './en-later.js'
import { type KitWords, kitMessages } from './kit-messages.js'

/** All words of the kit: the same set, with the English of what no first view shows. */
export const laterKitMessages: ProductMessages<KitWords> = {
  id: kitMessages.id,
  english: { ...en, ...enLater },
  load: kitMessages.load,
  more: kitMessages.more,
}
