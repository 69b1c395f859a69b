import type { ViewName } from '@billfold/kernel'
import { EmptyState, Loading, TryAgain, useTranslate } from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { useFirstModel } from '../views/use-first-model.js'
import { InnerOutline } from './inner-outline.js'
import { useShell } from './shell-context.js'
import { ViewBoundary } from './view-boundary.js'

export interface InnerViewProps {
  readonly view: ViewName
  /** What stands there until the view has arrived, and if it never does. */
  readonly meanwhile?: ReactNode
}

/** A view inside of another one, such as a tab: it arrives by itself, and fails by itself. */
export function InnerView({ view, meanwhile }: InnerViewProps): ReactNode {
  const say = useTranslate(shellMessages)
  const { loaded, failed, retry } = useView(view)
  if (meanwhile !== undefined && loaded === undefined) return meanwhile
  if (failed) {
    return (
      <EmptyState icon="warning" title={say('loadFailed')} action={<TryAgain onPress={retry} />}>
        {say('loadFailedText')}
      </EmptyState>
    )
  }
  return (
    <Loading isLoading={loaded === undefined} skeleton={<InnerOutline />}>
      {loaded !== undefined && (
        <ViewBoundary view={view}>
          <loaded.component data={undefined} />
        </ViewBoundary>
      )}
    </Loading>
  )
}

interface ViewState {
  readonly loaded: ReactView | undefined
  readonly failed: boolean
  readonly retry: () => void
}

function useView(view: ViewName): ViewState {
  const { stage } = useShell()
  const [loaded, setLoaded] = useState(() => stage.loader.peek(view))
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    stage.loader.load(view).then(
      (found) => isCurrent && setLoaded(found),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [stage, view, turn])

  // What was drawn before React stays as it is until all of it is taken over.
  const isHeld = useFirstModel('Account') !== undefined
  return { loaded: isHeld ? undefined : loaded, failed: failed && !isHeld, retry: () => setTurn((before) => before + 1) }
}
