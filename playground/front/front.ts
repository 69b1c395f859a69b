import { type IObservableValue, observable } from 'mobx'

import { type Choices, firstChoices } from './choices.js'
import type { Framework } from './write-code.js'

/** State that the panes of the front page share. */
export interface Front {
  readonly choices: IObservableValue<Choices>
  readonly framework: IObservableValue<Framework>
}

/** What a visitor finds at first. */
export function startFront(): Front {
  return { choices: observable.box(firstChoices, { deep: false }), framework: observable.box('html') }
}
