import type { Kernel, OwnedSlotEntry, SlotName } from '@billfold/kernel'
import { observer, useKernel } from '@billfold/ui/kit'
import { Component } from 'react'
import type { ReactElement, ReactNode } from 'react'

export interface SlotProps<K extends SlotName> {
  readonly entries: readonly OwnedSlotEntry<K>[]
  readonly children: (entry: OwnedSlotEntry<K>) => ReactNode
}

/** What plugins put into a place, each on its own: one that throws is left out, and the others stay. */
export function Slot<K extends SlotName>({ entries, children }: SlotProps<K>): ReactElement {
  const kernel = useKernel()
  return (
    <>
      {entries.map((entry, index) => (
        <EntryBoundary key={`${entry.plugin} ${index}`} kernel={kernel} plugin={entry.plugin}>
          <Drawn draw={() => children(entry)} />
        </EntryBoundary>
      ))}
    </>
  )
}

/** Drawn inside of the boundary, so that what it throws ends there. */
const Drawn = observer(function Drawn({ draw }: { readonly draw: () => ReactNode }) {
  return <>{draw()}</>
})

interface EntryBoundaryProps {
  readonly kernel: Kernel
  readonly plugin: string
  readonly children: ReactNode
}

class EntryBoundary extends Component<EntryBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.kernel.plugins.countFailure(this.props.plugin, error)
  }

  override render(): ReactNode {
    return this.state.failed ? undefined : this.props.children
  }
}
