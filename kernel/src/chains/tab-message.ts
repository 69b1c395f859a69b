import { type GenericSchema, exactOptional, literal, maxLength, maxValue, minLength, minValue, number, object, pipe, string } from 'valibot'
import { highestStamp } from '../storage/envelope.js'

/** Where a family stands, as tabs tell each other. Without a connector it is disconnected. */
export interface FamilyState {
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
  readonly state: FamilyState
}

const text = pipe(string(), minLength(1), maxLength(256))

/** The shape of a message. Anything else on the line is somebody else's, or of another version. */
export const tabMessage: GenericSchema<unknown, TabMessage> = object({
  version: literal(1),
  stamp: pipe(number(), minValue(0), maxValue(highestStamp)),
  tab: text,
  namespace: text,
  state: object({ connectorId: exactOptional(text), address: exactOptional(text), networkId: exactOptional(text) }),
})

/** True when `one` was said before `other`, seen the same way from every tab. */
export function isEarlier(one: Pick<TabMessage, 'stamp' | 'tab'>, other: Pick<TabMessage, 'stamp' | 'tab'>): boolean {
  return one.stamp === other.stamp ? one.tab < other.tab : one.stamp < other.stamp
}
