import { Component } from 'react'
import type { ReactNode } from 'react'

export interface FailureBoundaryProps {
  readonly failure: ReactNode
  readonly report: (error: unknown) => void
  readonly children: ReactNode
}

/** Holds a part that throws: what stands around it stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
