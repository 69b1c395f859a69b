import { highestStamp } from '../../core/storage/envelope.js'
import { fitting, matching, oneOf, record } from '../../core/parse.js'

/** The state of a family, as tabs tell each other. Without a connector it is disconnected. */
export interface TabState {
  readonly connectorId?: string
  readonly address?: string
  readonly networkId?: string
}

/** One change of one family. Of two the one with the higher stamp counts, and between equal ones the tab decides. */
export interface TabMessage {
  readonly version: 1
  readonly stamp: number
  readonly tab: string
  readonly namespace: string
  readonly state: TabState
}

const text = matching(/^[^]{1,256}$/)

const message = record({
  version: oneOf(1),
  stamp: fitting((value) => typeof value === 'number' && value >= 0 && value <= highestStamp),
  tab: text,
  namespace: text,
  state: record({}, { connectorId: text, address: text, networkId: text }),
})

/** Reads a message. Anything else on the channel is somebody else's, or of another version: then there is none. */
export function readTabMessage(told: unknown): TabMessage | undefined {
  return message(told) as TabMessage | undefined
}
