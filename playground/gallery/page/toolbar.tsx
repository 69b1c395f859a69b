import { directionOf } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { offeredLanguages } from '../../../ui/kit/locale/languages.js'
import type { GalleryPlace } from '../gallery-url.js'
import type { Go } from './use-place.js'

export interface ToolbarProps {
  readonly place: GalleryPlace
  readonly go: Go
}

const widths = [320, 370, 480, 640]

/** How to look at it: theme, language, width. */
export function Toolbar({ place, go }: ToolbarProps): ReactElement {
  return (
    <div className="toolbar" role="toolbar" aria-label="View">
      <Choice label="Theme" value={place.theme} values={['dark', 'light']} choose={(theme) => go({ theme })} />
      <Choice
        label="Language"
        value={place.locale}
        values={offeredLanguages}
        choose={(locale) => go({ locale, dir: directionOf(locale) })}
      />
      <Choice label="Width" value={place.width} values={widths} choose={(width) => go({ width })} />
    </div>
  )
}

interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly choose: (value: T) => void
}

function Choice<T extends string | number>({ label, value, values, choose }: ChoiceProps<T>): ReactElement {
  return (
    <div className="choice" role="group" aria-label={label}>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
          {one}
        </button>
      ))}
    </div>
  )
}
