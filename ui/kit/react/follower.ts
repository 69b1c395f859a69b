import { Reaction } from 'mobx'

/** How long a drawing waits to be shown before it counts as thrown away, in milliseconds. */
const patience = 10_000

/**
 * Watches what one drawing of a component has read. React may draw and throw away, and may stop listening to a component that it
 * hides: only what listens keeps being watched.
 */
export class Follower {
  private reaction: Reaction | undefined
  private changes = 0
  private tell: (() => void) | undefined
  private waiting: ReturnType<typeof setTimeout> | undefined

  /** Tells of changes, from now on. Returns the undo. The same function for as long as the component stands. */
  readonly subscribe = (tell: () => void): (() => void) => {
    clearTimeout(this.waiting)
    this.tell = tell
    // What was read while nobody listened is not known any more: it is drawn again to know it.
    if (this.reaction === undefined) this.changes += 1
    return () => {
      this.tell = undefined
      this.stop()
    }
  }

  /** Another one whenever there is something new to draw. */
  readonly version = (): number => this.changes

  /** Draws, and remembers what was read for it. */
  draw<T>(component: () => T): T {
    const reaction = (this.reaction ??= this.start())
    const drawn = { give: component }
    reaction.track(() => {
      try {
        const result = component()
        drawn.give = () => result
      } catch (thrown) {
        // What watches would keep it to itself, and React has to know.
        drawn.give = () => {
          throw thrown
        }
      }
    })
    return drawn.give()
  }

  private start(): Reaction {
    if (this.tell === undefined) this.waiting = setTimeout(() => this.stop(), patience)
    return new Reaction('observer', () => {
      this.changes += 1
      this.tell?.()
    })
  }

  private stop(): void {
    this.reaction?.dispose()
    this.reaction = undefined
  }
}
