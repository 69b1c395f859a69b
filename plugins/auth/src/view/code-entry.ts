import { makeAutoObservable, observableRef } from 'mobx'

/** A code that is typed and handed in, as long as its view is in the history. */
export class CodeEntry {
  code = ''
  failure: unknown = undefined
  phase: 'typing' | 'checking' | 'accepted' = 'typing'

  constructor(
    private readonly verify: (code: string) => Promise<void>,
    private readonly onAccepted: () => void,
  ) {
    makeAutoObservable<this, 'onAccepted' | 'verify'>(
      this,
      { failure: observableRef, onAccepted: false, verify: false },
      { autoBind: true },
    )
  }

  type(code: string): void {
    this.code = code
    if (code !== '') this.failure = undefined
  }

  async submit(code: string): Promise<void> {
    this.phase = 'checking'
    try {
      await this.verify(code)
      this.accept()
    } catch (error) {
      this.fail(error)
    }
  }

  accept(): void {
    this.phase = 'accepted'
    this.onAccepted()
  }

  fail(failure: unknown): void {
    Object.assign(this, { phase: 'typing', code: '', failure })
  }
}
