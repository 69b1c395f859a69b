import type { ChainNamespace } from '@billfold/kernel'
import type { Billfold, BillfoldElement } from '@billfold/ui'
import { createElement, useLayoutEffect, useRef } from 'react'
import type { ReactElement } from 'react'

export interface ElementProps {
  readonly billfold: Billfold
  readonly className?: string
}

export interface ButtonProps extends ElementProps {
  /** The label while nobody is connected; also the text without script. */
  readonly label?: string
  readonly loadingLabel?: string
  /** Shows one family instead of the one in front. */
  readonly namespace?: ChainNamespace
  readonly balance?: 'hide' | 'show'
  /** How much of an address is seen before and after the cut. */
  readonly charsStart?: number
  readonly charsEnd?: number
  readonly disabled?: boolean
}

/** The way to connect, then who is connected. */
export function BillfoldButton(props: ButtonProps): ReactElement {
  return useButton('billfold-button', props)
}

/** There until somebody is connected. */
export function BillfoldConnectButton(props: ButtonProps): ReactElement {
  return useButton('billfold-connect-button', props)
}

/** There while somebody is connected. */
export function BillfoldAccountButton(props: ButtonProps): ReactElement {
  return useButton('billfold-account-button', props)
}

/** The network in use, and the way to another. */
export function BillfoldNetworkButton(props: ButtonProps): ReactElement {
  return useButton('billfold-network-button', props)
}

/** The modal as a part of the page, for a handle with `isEmbedded: true`. */
export function BillfoldModal(props: ElementProps): ReactElement {
  return useElement('billfold-modal', props, {})
}

function useButton(
  tag: string,
  { label, loadingLabel, namespace, balance, charsStart, charsEnd, disabled, ...props }: ButtonProps,
): ReactElement {
  return useElement(tag, props, {
    label,
    'loading-label': loadingLabel,
    namespace,
    balance,
    'chars-start': charsStart,
    'chars-end': charsEnd,
    // Older Reacts write `disabled="false"` for false, which is disabled too.
    disabled: disabled === true ? '' : undefined,
    children: label,
  })
}

/** Draws one of our elements and hands it its handle. Older Reacts set no properties on elements that they do not know. */
function useElement(tag: string, { billfold, className }: ElementProps, attributes: Readonly<Record<string, unknown>>): ReactElement {
  const ref = useRef<BillfoldElement>(null)
  useSafeLayoutEffect(() => {
    if (ref.current !== null) ref.current.billfold = billfold
  }, [billfold])
  // On an element of its own name React writes `class` as it stands.
  return createElement(tag, { ...attributes, ref, class: className })
}

/** On a server there is no layout, and React says so when one asks for it. */
const useSafeLayoutEffect = typeof document === 'undefined' ? (): void => undefined : useLayoutEffect
