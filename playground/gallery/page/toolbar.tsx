import { directionOf } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { offeredLanguages } from '../../../ui/kit/locale/languages.js'
import { type Display, displayWords } from '../../src/display.js'
import { galleryThemes } from '../gallery-url.js'
import type { GalleryPlace } from '../gallery-url.js'
import { useDisplay } from './use-display.js'
import type { Go } from './use-place.js'

export interface ToolbarProps {
  readonly place: GalleryPlace
  readonly go: Go
}

const wordsOf = <Name extends keyof Display>(name: Name): readonly Display[Name][] => Object.keys(displayWords[name]) as Display[Name][]

const widths = [320, 370, 480, 640]

/** How to look at it: theme, language, width, and what a visitor may wish for. */
export function Toolbar({ place, go }: ToolbarProps): ReactElement {
  const { display, setDisplay } = useDisplay()
  return (
    <div className="toolbar" role="toolbar" aria-label="View">
      <Choice label="Theme" value={place.theme} values={galleryThemes} choose={(theme) => go({ theme })} />
      <Choice
        label="Language"
        value={place.locale}
        values={offeredLanguages}
        choose={(locale) => go({ locale, dir: directionOf(locale) })}
      />
      <Choice label="Width" value={place.width} values={widths} choose={(width) => go({ width })} />
      <Choice label="Text size" value={display.text} values={wordsOf('text')} choose={(text) => setDisplay({ text })} unit=" %" />
      <Choice label="Motion" value={display.motion} values={wordsOf('motion')} choose={(motion) => setDisplay({ motion })} />
      <Choice label="Contrast" value={display.contrast} values={wordsOf('contrast')} choose={(contrast) => setDisplay({ contrast })} />
    </div>
  )
}

interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly choose: (value: T) => void
  readonly unit?: string
}

function Choice<T extends string | number>({ label, value, values, choose, unit = '' }: ChoiceProps<T>): ReactElement {
  return (
    <div className="choice" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
          {one}
          {unit}
        </button>
      ))}
    </div>
  )
}
