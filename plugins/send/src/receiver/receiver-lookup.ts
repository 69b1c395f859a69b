import { type ClockPort, type Log, type NameResolver, isBillfoldError } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { limits } from '../limits.js'
import { type Receiver, readReceiver } from './receiver.js'

export interface ReceiverLookupNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'debug'>
  /** True for an address of the family in front; undefined until its code is here. */
  isAddress(): ((text: string) => boolean) | undefined
  /** Those who may know a name, in their order. */
  resolvers(name: string): readonly (() => Promise<NameResolver> | NameResolver)[]
}

/** Reads what stands in the field of the receiver: an address at once, a name when nobody types any more. */
export class ReceiverLookup {
  text = ''
  private found: { readonly name: string; readonly address: string | undefined } | undefined = undefined
  private stopTimer: () => void = nothing
  private readonly needs: ReceiverLookupNeeds

  constructor(needs: ReceiverLookupNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'found' | 'needs' | 'stopTimer'>(
      this,
      { found: observableRef, needs: false, stopTimer: false },
      { autoBind: true },
    )
  }

  get receiver(): Receiver {
    const isAddress = this.needs.isAddress()
    if (isAddress === undefined) return { kind: 'none' }
    const plain = readReceiver(this.text, isAddress)
    const name = nameIn(this.text)
    if (plain.kind !== 'invalid' || name === undefined || !this.takesName(name)) return plain
    if (this.found?.name !== name) return { kind: 'looking', name }
    const { address } = this.found
    return address === undefined || !isAddress(address) ? { kind: 'unknown-name', name } : { kind: 'known', name, address }
  }

  /** True for a name that somebody can be asked about. */
  takesName(text: string): boolean {
    const name = nameIn(text)
    return name !== undefined && this.needs.resolvers(name).length > 0
  }

  write(text: string): void {
    this.text = text.slice(0, limits.textLength)
    this.stopTimer()
    const { receiver } = this
    if (receiver.kind === 'looking') this.stopTimer = this.needs.clock.after(limits.typing, () => void this.resolve(receiver.name))
  }

  dispose(): void {
    this.stopTimer()
  }

  private async resolve(name: string): Promise<void> {
    const address = await this.ask(name)
    // Something else may have been typed meanwhile.
    if (nameIn(this.text) === name) runInAction(() => (this.found = { name, address }))
  }

  /** Asks one after the other: who does not know, or cannot be reached, is passed over. */
  private async ask(name: string): Promise<string | undefined> {
    for (const load of this.needs.resolvers(name)) {
      try {
        const address = await (await load()).resolve(name)
        if (address !== undefined) return address
      } catch (error) {
        this.needs.log.debug(isBillfoldError(error) ? error.message : 'A name could not be looked up', error)
      }
    }
    return undefined
  }
}

/** A name as services have them: parts with points between them. */
function nameIn(text: string): string | undefined {
  const name = text.trim().toLowerCase().normalize('NFC')
  return /^[^\s./:@]+(?:\.[^\s./:@]+)+$/u.test(name) && name.length <= limits.nameLength ? name : undefined
}

function nothing(): void {}
