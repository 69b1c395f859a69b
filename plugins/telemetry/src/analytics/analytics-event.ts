import type { ClockPort, DevicePort, Events } from '@billfold/kernel'
import { eventProperties } from './event-properties.js'

/** One event as the analytics service takes it. */
export interface AnalyticsEvent {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: string
    readonly address?: string
    readonly properties: Readonly<Record<string, unknown>>
  }
}

export interface AnalyticsEventNeeds {
  readonly clock: Pick<ClockPort, 'now'>
  readonly device: Pick<DevicePort, 'origin'>
  readonly uuid: () => string
  /** The network in use. */
  networkId(): string | undefined
}

/** Describes something that happened. Of the page only its origin is told: a path may name a person. */
export function analyticsEvent(
  { event, properties = {}, address }: Events['analytics:recorded'],
  { clock, device, uuid, networkId }: AnalyticsEventNeeds,
): AnalyticsEvent {
  const { origin } = device
  return {
    eventId: uuid(),
    url: origin,
    domain: origin.replace(/^\w+:\/\/|:\d+$/g, ''),
    timestamp: clock.now(),
    props: {
      ...{ type: 'track', event },
      ...(address !== undefined && { address }),
      properties: eventProperties({ caipNetworkId: networkId(), ...properties }),
    },
  }
}
