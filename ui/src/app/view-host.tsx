import { observer, useKit } from '@billfold/ui/kit'
import { Activity, useLayoutEffect, useRef } from 'react'
import type { FunctionComponent } from 'react'

import { ViewsFrame } from './card-frame.js'
import { frameIn } from './frame-in.js'
import { outgoingView } from './outgoing-view.js'
import { slideIn, slideOut } from './motion.js'
import { useShell } from './shell-context.js'
import { useFollowedHeight } from './use-followed-height.js'
import { useDialogName } from './use-dialog-name.js'
import { useFocusOfView } from './use-focus-of-view.js'
import { useKeptFocus } from './use-kept-focus.js'
import { ViewFrame } from './view-frame.js'

/** The views: the one that is shown, those below it as they were left, and the picture of the one that goes. */
export const ViewHost: FunctionComponent = observer(function ViewHost() {
  const { stage } = useShell()
  const { direction: text } = useKit()
  const place = useRef<HTMLDivElement>(null)
  const ghosts = useRef<HTMLDivElement>(null)
  const { shown } = stage
  const key = shown?.visit.key
  const forward = text === 'rtl' ? -1 : 1

  useFocusOfView(place)
  useKeptFocus()
  useDialogName()
  useFollowedHeight(place, key, stage)

  useLayoutEffect(() => {
    stage.beforeChange = () => {
      const ghost = outgoingView(frameIn(place.current, stage.shown?.visit.key))
      if (ghost !== undefined) ghosts.current?.replaceChildren(ghost)
    }
    return () => {
      stage.beforeChange = undefined
    }
  }, [stage])

  useLayoutEffect(() => {
    const frame = frameIn(place.current, key)
    const ghost = ghosts.current?.firstElementChild
    if (!(ghost instanceof HTMLElement)) return
    const sign = stage.direction * forward
    if (sign === 0 || frame === undefined) return ghost.remove()
    slideOut(ghost, sign)
    slideIn(frame, sign)
  }, [stage, key, forward])

  return (
    <ViewsFrame ref={place} ghosts={ghosts}>
      {stage.scenes.map((scene) => (
        <Activity key={scene.visit.key} mode={scene === shown ? 'visible' : 'hidden'}>
          <ViewFrame scene={scene} />
        </Activity>
      ))}
    </ViewsFrame>
  )
})
