import type { ViewName } from '@billfold/kernel'

/** What stands at the start of the header. */
export type HeaderStart = 'back' | 'help' | 'network' | 'nothing'

export interface HeaderSituation {
  readonly view: ViewName
  readonly canGoBack: boolean
  readonly isEmbedded: boolean
  /** There is more than one network to choose from, or the one in use is none of them. */
  readonly mayChooseNetwork: boolean
}

/** Decides what stands at the start of the header. */
export function headerStart({ view, canGoBack, isEmbedded, mayChooseNetwork }: HeaderSituation): HeaderStart {
  if (view === 'Account' && mayChooseNetwork) return 'network'
  if (canGoBack && !withoutBack.includes(view) && !(isEmbedded && view === 'Connect')) return 'back'
  return view === 'Connect' ? 'help' : 'nothing'
}

/** What must be answered: it has its own way out. */
const withoutBack: readonly ViewName[] = ['ApproveTransaction', 'SIWXSignMessage']
