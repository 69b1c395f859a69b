import { raceAbort } from '../abort.js'

interface Flight {
  readonly promise: Promise<unknown>
  readonly controller: AbortController
  readonly aborted: () => Error
  waiting: number
}

export interface FlightOptions<T> {
  /** Equal keys share one flight. */
  readonly key: string | symbol
  readonly start: (signal: AbortSignal) => Promise<T>
  /** Lets this caller go; the flight goes on while somebody else waits. */
  readonly signal: AbortSignal | undefined
  readonly aborted: () => Error
}

/** Lets equal questions that are asked at the same time share one answer. */
export class SingleFlight {
  private readonly flights = new Map<string | symbol, Flight>()

  async join<T>(options: FlightOptions<T>): Promise<T> {
    const { key, signal, aborted } = options
    if (signal?.aborted) throw aborted()
    const flight = this.flights.get(key) ?? this.depart(options)
    flight.waiting++
    const leave = new AbortController()
    const onAbort = (): void => leave.abort(aborted())
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      // Equal keys are only ever given with an equal type: the key names the address and the way it is read.
      return (await raceAbort(() => flight.promise, leave.signal)) as T
    } finally {
      signal?.removeEventListener('abort', onAbort)
      if (--flight.waiting === 0) this.land(key, flight)
    }
  }

  /** Calls everything off. */
  dispose(): void {
    for (const [key, flight] of [...this.flights]) this.land(key, flight)
  }

  private depart({ key, start, aborted }: FlightOptions<unknown>): Flight {
    const controller = new AbortController()
    const flight: Flight = { promise: start(controller.signal), controller, aborted, waiting: 0 }
    this.flights.set(key, flight)
    return flight
  }

  private land(key: string | symbol, flight: Flight): void {
    flight.controller.abort(flight.aborted())
    this.flights.delete(key)
  }
}
