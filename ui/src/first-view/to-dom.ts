import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'

/** Between these comments React looks for what an `Activity` shows when it takes the nodes over. */
export function ActivityMark({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

/**
 * Draws elements of React as nodes, without React: components are called once, as functions, so they have no hooks. What is drawn is, node
 * for node, what React would have drawn, and `hydrateRoot` takes it over. Handlers of presses end with the signal.
 */
export function toDom(node: ReactNode, signal: AbortSignal): DocumentFragment {
  const fragment = document.createDocumentFragment()
  draw(node, fragment, signal)
  return fragment
}

function draw(node: ReactNode, parent: ParentNode, signal: AbortSignal): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (Array.isArray(node)) {
    for (const each of node as readonly ReactNode[]) draw(each, parent, signal)
    return
  }
  if (typeof node !== 'object') return parent.append(String(node))
  const { type, props } = node as ReactElement<Props>
  if (type === ActivityMark) {
    parent.append(document.createComment('&'))
    draw(props.children, parent, signal)
    return parent.append(document.createComment('/&'))
  }
  if (type === Fragment) return draw(props.children, parent, signal)
  if (typeof type === 'function') return draw((type as (props: Props) => ReactNode)(props), parent, signal)
  parent.append(elementOf(type, props, signal))
}

interface Props {
  readonly children?: ReactNode
  readonly [name: string]: unknown
}

function elementOf(type: string, { children, ...props }: Props, signal: AbortSignal): Element {
  const element = type === 'svg' || type === 'path' ? document.createElementNS(svg, type) : document.createElement(type)
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') Object.assign((element as HTMLElement).style, value)
    else if (typeof value === 'function') {
      const event = eventOf[name]
      if (event !== undefined) element.addEventListener(event, value as EventListener, { signal })
    } else {
      const text = textOf(name, value)
      if (text !== undefined) element.setAttribute(attributes[name] ?? name, text)
    }
  }
  draw(children, element, signal)
  return element
}

const svg = 'http://www.w3.org/2000/svg'

/** Properties whose attribute has another name. */
const attributes: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  referrerPolicy: 'referrerpolicy',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}

/** The events that the first view answers: what is about to be pressed is of no use before there is something to load. */
const eventOf: Readonly<Record<string, string>> = { onChange: 'change', onClick: 'click', onKeyDown: 'keydown' }

/** The text of an attribute. Undefined for one that is not there. */
function textOf(name: string, value: unknown): string | undefined {
  if (name === 'suppressHydrationWarning') return undefined
  if (typeof value === 'boolean' && !isTold(name)) return value ? '' : undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined
}

/** True for an attribute that says `true` or `false` in words. */
function isTold(name: string): boolean {
  return name.startsWith('aria-') || name.startsWith('data-') || name === 'draggable'
}
