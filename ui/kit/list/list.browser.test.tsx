import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'

import { show } from '../../test/show.js'
import { Row } from '../row/row.js'
import { List } from './list.js'

const names = (shadow: ShadowRoot): readonly string[] => [...shadow.querySelectorAll('button')].map(({ textContent }) => textContent)

function listOf(...rows: readonly string[]): ReactElement {
  return (
    <List>
      {rows.map((name) => (
        <Row key={name} title={name} onPress={() => undefined} />
      ))}
    </List>
  )
}

function press(shadow: ShadowRoot, type: string): void {
  shadow.querySelector('button')?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, button: 0 }))
}

describe('List', () => {
  test('default: rows in their order, and no row for what is absent', () => {
    const { shadow } = show(
      <List>
        {undefined}
        <Row title="Gull" />
        {false}
      </List>,
    )
    expect(shadow.querySelectorAll('li')).toHaveLength(1)
  })

  test('behavior: while a row is pressed no row comes, moves or goes; once its click was heard they do', async () => {
    const { shadow, again } = show(listOf('Tern', 'Auk'))
    press(shadow, 'pointerdown')
    again(listOf('Gull', 'Tern'))
    expect(names(shadow)).toEqual(['Tern', 'Auk'])
    press(shadow, 'pointerup')
    again(listOf('Gull', 'Tern', 'Owl'))
    expect(names(shadow)).toEqual(['Tern', 'Auk'])
    press(shadow, 'click')
    await expect.poll(() => names(shadow)).toEqual(['Gull', 'Tern', 'Owl'])
  })

  test.each(['pointercancel', 'pointerup'])('behavior: a press that becomes no click ends too: %s', async (type) => {
    const { shadow, again } = show(listOf('Tern'))
    press(shadow, 'pointerdown')
    again(listOf('Gull', 'Tern'))
    press(shadow, type)
    await expect.poll(() => names(shadow)).toEqual(['Gull', 'Tern'])
  })

  test('behavior: nobody waits for a press beside the controls', () => {
    const { shadow, again } = show(listOf('Tern'))
    shadow.querySelector('li')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    again(listOf('Gull', 'Tern'))
    expect(names(shadow)).toEqual(['Gull', 'Tern'])
  })

  test('behavior: another button than the first presses nothing', () => {
    const { shadow, again } = show(listOf('Tern'))
    shadow.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
    again(listOf('Gull', 'Tern'))
    expect(names(shadow)).toEqual(['Gull', 'Tern'])
  })
})
