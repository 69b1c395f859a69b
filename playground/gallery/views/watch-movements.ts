import { onTestFinished, vi } from 'vitest'

/** Tells how long each movement of an element takes or took: a busy machine may look when it is over. */
export function watchMovements(): (element: Element | null | undefined) => readonly unknown[] {
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  const { mock } = animate
  return (element) => mock.calls.flatMap(([, options], index) => (mock.contexts[index] === element ? [durationOf(options)] : []))
}

function durationOf(options: number | KeyframeAnimationOptions | undefined): unknown {
  return typeof options === 'object' ? options.duration : options
}
