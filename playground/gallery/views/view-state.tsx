import type { GalleryState } from '../entry.js'
import type { Scene } from './scene.js'
import { ViewCard } from './view-card.js'

/** A state of a view: its world, drawn by the shell. */
export function viewState(id: string, scene: Scene): GalleryState {
  return { id, isBare: true, render: () => <ViewCard scene={scene} /> }
}
