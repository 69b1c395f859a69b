import { type IObservableValue, observable } from 'mobx'

import type { Fault } from '../src/faulty.js'

/** Conditions around the modal. They are set before it opens, since the page is out of reach while it is open. */
export interface Conditions {
  readonly wallet: IObservableValue<'approve' | 'refuse' | 'fail' | 'wait'>
  /** Milliseconds before the wallet answers, and before any plugin arrives. */
  readonly delay: IObservableValue<number>
  /** Fault of each plugin that is loaded from now on. */
  readonly fault: IObservableValue<Fault>
}

/** A wallet that says yes at once, and plugins that arrive. */
export function goodConditions(): Conditions {
  return { wallet: observable.box('approve'), delay: observable.box(0), fault: observable.box('none') }
}
