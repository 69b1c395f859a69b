import { toMessage } from '@billfold/kernel'
import { makeAutoObservable } from 'mobx'

/** A code that is typed and handed in, as long as its view is in the history. */
export class CodeEntry {
  code = ''
  error: string | undefined = undefined
  phase: 'typing' | 'checking' | 'accepted' = 'typing'

  constructor(
    private readonly verify: (code: string) => Promise<void>,
    private readonly onAccepted: () => void,
  ) {
    makeAutoObservable<this, 'onAccepted' | 'verify'>(this, { onAccepted: false, verify: false }, { autoBind: true })
  }

  type(code: string): void {
    this.code = code
    if (code !== '') this.error = undefined
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

  fail(error: unknown): void {
    Object.assign(this, { phase: 'typing', code: '', error: toMessage(error) })
  }
}
