import type { ReviewedRequest } from '@billfold/kernel'
import { useContext, useEffect, useState } from 'react'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'

import { observer } from '../react/hooks.js'
import { Loading } from '../skeleton/loading.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { FailureBoundary } from './failure-boundary.js'
import { useKernel } from './kernel-context.js'
import type { ReactView } from './react-view.js'
import { type ViewSource, ViewSourceContext } from './view-source.js'

export interface RequestWordsProps {
  /** The same object for as long as the same is asked for. */
  readonly request: ReviewedRequest
  /** What stands there where the words did not arrive. */
  readonly failure: (retry: () => void) => ReactNode
}

/** What a review is about to ask the wallet for, in words. Nothing where no plugin reads requests. */
export const RequestWords: FunctionComponent<RequestWordsProps> = observer(function RequestWords(props: RequestWordsProps) {
  const { views } = useKernel()
  const source = useContext(ViewSourceContext)
  return source === undefined || !views.has('RequestWords') ? undefined : <Part {...props} source={source} />
})

function Part({ request, failure, source }: RequestWordsProps & { readonly source: ViewSource }): ReactElement {
  const { log, plugins, views } = useKernel()
  const [view, setView] = useState(() => source.peek('RequestWords'))
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isDrawn = true
    setFailed(false)
    source.load('RequestWords').then(
      (found) => isDrawn && setView(found),
      (error: unknown) => {
        log.warn('What the wallet is asked for could not be put in words', error)
        if (isDrawn) setFailed(true)
      },
    )
    return () => {
      isDrawn = false
    }
  }, [source, log, turn])

  const retry = (): void => setTurn((before) => before + 1)
  const report = (error: unknown): void => plugins.countFailure(views.owner('RequestWords') ?? 'kernel', error)
  if (hasFailed) return <>{failure(retry)}</>
  return (
    <Loading isLoading={view === undefined} skeleton={<Skeleton shape="row" count={2} />}>
      {view !== undefined && (
        <FailureBoundary key={turn} failure={failure(retry)} report={report}>
          <Drawn view={view} request={request} />
        </FailureBoundary>
      )}
    </Loading>
  )
}

function Drawn({ view, request }: { readonly view: ReactView; readonly request: ReviewedRequest }): ReactElement {
  return <view.component data={request} />
}
