import type { ProductMessages } from '@billfold/ui/kit'

import { en } from './en.js'
import { enLater } from './en-later.js'
import { shellMessages, type ShellWords } from './shell-messages.js'

/** All words of the shell and the core views: the same set, with the English of what is not seen at first. */
export const viewMessages: ProductMessages<ShellWords> = {
  id: shellMessages.id,
  english: { ...en, ...enLater },
  load: shellMessages.load,
  more: shellMessages.more,
}
