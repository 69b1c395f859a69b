import { ViewScopeContext, ViewScrollerContext, observer } from '@billfold/ui/kit'
import { useRef } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

import { Footers } from './footers.js'
import { Outline } from './outline.js'
import type { Scene } from './stage.js'
import { ViewBoundary } from './view-boundary.js'
import { LoadFailure } from './view-failure.js'
import { styles } from './view-host.module.css'

export interface ViewFrameProps {
  readonly scene: Scene
}

/** One view with what scrolls it and what stands under it. */
export const ViewFrame: FunctionComponent<ViewFrameProps> = observer(function ViewFrame({ scene }: ViewFrameProps) {
  const { visit } = scene
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['frame']} data-view={visit.entry.view} data-visit={visit.entry.key}>
      <div ref={scroller} className={styles['scroller']} data-scroller="">
        <ViewScopeContext value={visit}>
          <ViewScrollerContext value={scroller}>
            <SceneContent scene={scene} />
          </ViewScrollerContext>
        </ViewScopeContext>
      </div>
      {scene.view !== undefined && <Footers view={visit.entry.view} />}
    </div>
  )
})

function SceneContent({ scene: { visit, view, failure } }: { readonly scene: Scene }): ReactElement {
  if (failure !== undefined) return <LoadFailure view={visit.entry.view} />
  if (view === undefined) return <Outline />
  const View = view.component
  return (
    <ViewBoundary view={visit.entry.view}>
      <View data={visit.entry.data} />
    </ViewBoundary>
  )
}
