import { memo, useState, useSyncExternalStore } from 'react'
import type { FunctionComponent } from 'react'

import { Follower } from './follower.js'

/** Draws a component again whenever something observable that it has read changes. */
export function observer<P extends object>(component: FunctionComponent<P>): FunctionComponent<P> {
  const Observer: FunctionComponent<P> = (props) => {
    const [follower] = useState(createFollower)
    useSyncExternalStore(follower.subscribe, follower.version, follower.version)
    return follower.draw(() => component(props))
  }
  Observer.displayName = component.displayName ?? component.name
  return memo<P>(Observer)
}

function createFollower(): Follower {
  return new Follower()
}
