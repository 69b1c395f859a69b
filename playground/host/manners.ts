import { type IObservableValue, observable } from 'mobx'

import type { Fault } from '../src/faulty.js'

/** How the world around the modal behaves: chosen before one opens it, since the page cannot be reached while it stands. */
export interface Manners {
  readonly wallet: IObservableValue<'approve' | 'refuse' | 'fail' | 'wait'>
  /** Milliseconds before the wallet answers, and before any plugin arrives. */
  readonly delay: IObservableValue<number>
  /** What happens to each plugin that is loaded from now on. */
  readonly fault: IObservableValue<Fault>
}

/** A wallet that says yes at once, and plugins that arrive. */
export function goodManners(): Manners {
  return { wallet: observable.box('approve'), delay: observable.box(0), fault: observable.box('none') }
}
