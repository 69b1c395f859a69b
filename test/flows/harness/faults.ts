import type { Fault } from '@billfold/cloud'
import { afterEach, inject } from 'vitest'

/** Makes a route of the cloud fail, or all of them, until the flow ends. Call it once per file. */
export function useFaults(): (route: string, fault: Fault) => Promise<void> {
  const url = (): string => `${inject('flows').cloud}/faults`
  afterEach(async () => {
    await mustDo(url(), { method: 'DELETE' })
  })
  const set = (route: string, fault: Fault): Promise<void> =>
    mustDo(url(), { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ route, fault }) })
  return async (route, fault) => {
    // The route of the faults themselves has to stay as it is.
    const routes = route === '*' ? inject('flows').routes.filter((name) => !name.endsWith('/faults')) : [route]
    for (const name of routes) await set(name, fault)
  }
}

async function mustDo(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`The cloud did not take the fault: ${response.status} ${await response.text()}`)
}
