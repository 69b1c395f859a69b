import { type IObservableArray, observable, runInAction } from 'mobx'

import type { Fetched } from './host.js'

/** Notes everything that the page fetches from now on, as the browser tells it. */
export function watchFetched(): IObservableArray<Fetched> {
  const fetched = observable.array<Fetched>([], { deep: false })
  const note = (entries: PerformanceEntryList): void => {
    const found = entries.filter((entry) => entry instanceof PerformanceResourceTiming)
    runInAction(() => fetched.push(...found.map(toFetched)))
  }
  new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource', buffered: true })
  return fetched
}

function toFetched({ name, encodedBodySize, startTime }: PerformanceResourceTiming): Fetched {
  const { pathname, host } = new URL(name)
  return { name: host === location.host ? pathname : name, bytes: encodedBodySize, at: startTime }
}
