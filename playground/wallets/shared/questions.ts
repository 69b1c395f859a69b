import { alreadyPending, internal, refused } from './wallet-error.js'

/** Decision of the person. */
export type Verdict = 'approve' | 'reject' | 'fail'

/** Something that the person has to decide. */
export interface Question {
  readonly method: string
  readonly title: string
  /** Content, line by line. */
  readonly details: readonly (readonly [label: string, text: string])[]
}

/** Shows a question to the person; the returned function takes it away. */
export type ShowQuestion = (question: Question, answer: (verdict: Verdict) => void) => () => void

/** Everything that waits for the person. */
export class Questions {
  prompts = 0
  private readonly waiting = new Map<Question, (verdict: Verdict) => void>()

  constructor(
    private readonly behavior: () => 'ask' | 'approve' | 'reject' | 'fail' | 'silent' | 'pending',
    private readonly show: ShowQuestion,
  ) {}

  get all(): readonly Question[] {
    return [...this.waiting.keys()]
  }

  /** Resolves when the person agrees, rejects as a wallet does otherwise. */
  async ask(question: Question): Promise<void> {
    const behavior = this.behavior()
    if (behavior === 'pending' || this.isOpen(question.method)) throw alreadyPending(question.method)
    this.prompts += 1
    const verdict = behavior === 'ask' || behavior === 'silent' ? await this.wait(question, behavior === 'ask') : behavior
    if (verdict === 'reject') throw refused()
    if (verdict === 'fail') throw internal()
  }

  answer(verdict: Verdict): void {
    for (const settle of [...this.waiting.values()]) settle(verdict)
  }

  private wait(question: Question, isShown: boolean): Promise<Verdict> {
    return new Promise((resolve) => {
      let hide = (): void => undefined
      const settle = (verdict: Verdict): void => {
        this.waiting.delete(question)
        hide()
        resolve(verdict)
      }
      this.waiting.set(question, settle)
      if (isShown) hide = this.show(question, settle)
    })
  }

  /** One connection at a time is asked for; signatures queue, as they do in wallets. */
  private isOpen(method: string): boolean {
    return exclusive.has(method) && this.all.some((other) => other.method === method)
  }
}

const exclusive: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_addEthereumChain',
  'standard:connect',
  'enable',
])
