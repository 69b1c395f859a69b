import type { ProductMessages } from '@billfold/ui/kit'
import { type ActivityWords, activityMessages } from './activity-messages.js'
import { enLater } from './en-later.js'

/** The same set, with the English of the views behind the tab. */
export const laterMessages: ProductMessages<ActivityWords> = { ...activityMessages, english: { ...activityMessages.english, ...enLater } }
