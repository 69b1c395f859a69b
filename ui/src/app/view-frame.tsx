import { ViewScopeContext, ViewScrollerContext, observer } from '@billfold/ui/kit'
import { useRef } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

import { ViewPlace } from './card-frame.js'
import { Footers } from './footers.js'
import { Outline } from './outline.js'
import type { Scene } from './stage.js'
import { ViewBoundary } from './view-boundary.js'
import { LoadFailure } from './view-failure.js'

export interface ViewFrameProps {
  readonly scene: Scene
}

/** One view with what scrolls it and what stands under it. */
export const ViewFrame: FunctionComponent<ViewFrameProps> = observer(function ViewFrame({ scene }: ViewFrameProps) {
  const { visit } = scene
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <ViewPlace
      view={visit.entry.view}
      visit={visit.key}
      scroller={scroller}
      footer={scene.view !== undefined && <Footers view={visit.entry.view} />}
    >
      <ViewScopeContext value={visit}>
        <ViewScrollerContext value={scroller}>
          <SceneContent scene={scene} />
        </ViewScrollerContext>
      </ViewScopeContext>
    </ViewPlace>
  )
})

function SceneContent({ scene: { visit, view, failure } }: { readonly scene: Scene }): ReactElement {
  if (failure !== undefined) return <LoadFailure view={visit.entry.view} />
  if (view === undefined) return <Outline isTall={visit.entry.view === 'Account'} />
  const View = view.component
  return (
    <ViewBoundary view={visit.entry.view}>
      <View data={visit.entry.data} />
    </ViewBoundary>
  )
}
