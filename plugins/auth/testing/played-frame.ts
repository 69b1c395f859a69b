import type { Envelope } from '../src/protocol/index.js'

/** The secure site of the tests. */
export const site = 'https://keys.example'

/** A frame that a test plays, in a page that hears every window. */
export class PlayedFrame {
  readonly window = {}
  readonly heard: Envelope[] = []
  isRemoved = false
  onGone: () => void = () => undefined

  constructor(private readonly tell: (event: unknown) => void) {}

  post = (message: unknown): void => void this.heard.push(message as Envelope)

  say(message: object, origin = site, source: unknown = this.window): void {
    this.tell({ data: message, origin, source })
  }

  ready(): void {
    this.say({ type: '@w3m-frame/READY', payload: { version: '4' } })
  }

  /** Answers the newest request of a name. */
  answer(request: string, payload?: unknown, end: 'ERROR' | 'SUCCESS' = 'SUCCESS'): void {
    const { id } = this.heard.findLast(({ type }) => type === `@w3m-app/${request}`) ?? {}
    this.say({ id, type: `@w3m-frame/${request}_${end}`, payload })
  }
}
