import { unknown } from 'valibot'
import type { HttpClient } from '@billfold/kernel'
import { describeError } from './describe-error.js'

/** A failure with its time and place. */
export interface ErrorReport {
  readonly thrown: unknown
  readonly time: number
  readonly origin: string
  readonly id: string
}

/** Hands a report to the error service. */
export async function postReport(service: Pick<HttpClient, 'post'>, { thrown, time, origin, id }: ErrorReport): Promise<void> {
  const description = describeError(thrown)
  const body = {
    eventId: id,
    url: origin,
    domain: origin.replace(/^\w+:\/\/|:\d+$/g, ''),
    timestamp: new Date(time).toISOString(),
    props: { type: 'error', event: events.find(([type]) => type.test(description.errorType))?.[1], ...description },
  }
  await service.post('/e', { schema: unknown(), body })
}

/** The names that the error service knows, the first that fits. */
const events = [
  [/^http\/(mismatch|malformed)/, 'DATA_PARSING_ERROR'],
  [/^http\//, 'API_ERROR'],
  [/./, 'INTERNAL_SDK_ERROR'],
] as const
