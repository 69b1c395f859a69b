import type { ViewName } from '@billfold/kernel'
import type { ReactNode } from 'react'

/** What a state is drawn with: the words of the gallery's language. */
export interface Sample {
  /** The English words, or the Arabic ones where the page runs from right to left. */
  readonly say: (english: string, arabic: string) => string
}

export interface GalleryState {
  readonly id: string
  /** Stands for itself, without a card around it. */
  readonly isBare?: boolean
  /** A selector of what arrives late in it, with code that is loaded for it. */
  readonly arrives?: string
  readonly render: (sample: Sample) => ReactNode
}

/** One component, or one view, and all the states it can be in. */
export interface GalleryEntry {
  readonly id: string
  readonly title: string
  readonly group: 'Views' | 'Actions' | 'Lists' | 'Fields' | 'Pictures' | 'Words' | 'Feedback' | 'Layout'
  /** Views that its states show, by their names. */
  readonly shows?: readonly ViewName[]
  /** What it is for, in one sentence. */
  readonly about: string
  readonly states: readonly GalleryState[]
}
