/** What a test asks of a wallet in the page. */
export interface PageWallet {
  /** The methods that wait for the person. */
  readonly waiting: readonly string[]
  /** Every method that the page asked for. */
  readonly asked: readonly string[]
  /** Answers everything that waits; a yes may bring what the wallet answers in place of its own. */
  answer(verdict: 'approve' | 'reject', said?: unknown): void
}

/** The half of a wallet in the page that knows no family: a person who is asked, and a memory of the page. */
export interface PagePerson {
  /** Notes what the page asked for. */
  note(method: string): void
  /** Resolves when the person says yes, with what the test wants the wallet to answer; rejects with 4001 when they say no. */
  consent(method: string): Promise<unknown>
  isPermitted(): boolean
  permit(isPermitted: boolean): void
}

/** Under this name a page holds its wallets, by what they are called. */
export const walletsInPage = 'billfoldTestWallets'

/**
 * Puts the person into the page that it runs in, for a test to find. It travels as text, and so uses nothing of this module but its
 * arguments. Every question waits until the test answers it.
 */
export function holdPerson(place: string, name: string, memory: string): PagePerson {
  const [asked, questions] = [[] as string[], new Map<string, (verdict: string, said?: unknown) => void>()]
  const state = { count: 0 }
  const wallet: PageWallet = {
    asked,
    get waiting() {
      return [...questions.keys()].map((key) => key.split(' ')[0] ?? '')
    },
    answer: (verdict, said) => [...questions.values()].forEach((settle) => settle(verdict, said)),
  }
  Reflect.set(globalThis, place, { ...(Reflect.get(globalThis, place) as object | undefined), [name]: wallet })
  return {
    note: (method) => void asked.push(method),
    consent: (method) =>
      new Promise((resolve, reject) => {
        const key = `${method} ${++state.count}`
        questions.set(key, (verdict, said) => {
          questions.delete(key)
          if (verdict === 'approve') resolve(said)
          else reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
        })
      }),
    isPermitted: () => localStorage.getItem(memory) !== null,
    permit: (isPermitted) => (isPermitted ? localStorage.setItem(memory, 'yes') : localStorage.removeItem(memory)),
  }
}
