import type { EventBus } from '@billfold/kernel'
import type { SearchWish } from './questions.js'

/** Records what is searched for, under the name that the analytics service knows. */
export function searchRecorder(events: Pick<EventBus, 'publish'>): (wish: SearchWish) => void {
  return ({ text, isCertifiedOnly }) => {
    const properties = { search: text, ...(isCertifiedOnly && { badge: 'certified' }) }
    events.publish('analytics:recorded', { event: 'SEARCH_WALLET', properties })
  }
}
