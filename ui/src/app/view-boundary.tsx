import type { Kernel, ViewName } from '@billfold/kernel'
import { useKernel } from '@billfold/ui/kit'
import { Component } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { DrawFailure } from './view-failure.js'

export interface ViewBoundaryProps {
  readonly view: ViewName
  readonly children: ReactNode
}

/** Holds a view that throws: the others go on, and the visitor may go back or try again. */
export function ViewBoundary({ view, children }: ViewBoundaryProps): ReactElement {
  const kernel = useKernel()
  return (
    <Boundary kernel={kernel} view={view}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<ViewBoundaryProps & { readonly kernel: Kernel }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    const { kernel, view } = this.props
    const owner = kernel.views.owner(view)
    if (owner === undefined) kernel.log.error(`The view ${view} could not be drawn`, error)
    else kernel.plugins.countFailure(owner, error)
  }

  override render(): ReactNode {
    return this.state.failed ? <DrawFailure onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
