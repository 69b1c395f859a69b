import type { Billfold, BillfoldSnapshot } from '@billfold/ui'

/** Between two looks at the address, in milliseconds. */
const lookEvery = 1_000

/** Opens the modal where the address of a handle's login is changed, and gives the new one: the same function each time. */
export function emailUpdaterOf(billfold: Billfold): () => Promise<string> {
  const updater = updaters.get(billfold) ?? ((): Promise<string> => update(billfold))
  updaters.set(billfold, updater)
  return updater
}

const updaters = new WeakMap<Billfold, () => Promise<string>>()

async function update(billfold: Billfold): Promise<string> {
  const before = emailIn(billfold.getSnapshot())
  if (before === undefined) throw new Error('Not connected to email or social')
  await billfold.open({ view: 'UpdateEmailWallet', data: { email: before } })
  const changed = (): string | undefined => {
    const email = emailIn(billfold.getSnapshot())
    return email === before ? undefined : email
  }
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const email = changed()
      if (email === undefined) return
      stop()
      void billfold.close()
      resolve(email)
    }, lookEvery)
    const unlisten = billfold.on('modal:closed', () => {
      stop()
      // The view may close the modal as soon as the address has changed.
      const email = changed()
      if (email === undefined) reject(new Error('Modal closed'))
      else resolve(email)
    })
    const stop = (): void => {
      clearInterval(timer)
      unlisten()
    }
  })
}

/** The address of a login. Whoever has logged in by e-mail may have another family in front. */
export function emailIn({ families }: BillfoldSnapshot): string | undefined {
  return Object.values(families).find(({ account }) => account.user?.email !== undefined)?.account.user?.email
}
