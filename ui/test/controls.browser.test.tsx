import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import {
  AmountField,
  Button,
  ConfirmBar,
  CopyButton,
  Loading,
  OtpField,
  Picture,
  Qr,
  Row,
  SearchField,
  Sheet,
  Skeleton,
  Tabs,
  useKit,
} from '../kit/index.js'
import type { AmountFieldProps } from '../kit/index.js'
import { show } from './show.js'

/** Holds what counts time in the page, until the test is over or moves it by hand. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Moves the time that was held, once something waits for it. */
async function pass(milliseconds: number): Promise<void> {
  await until(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(milliseconds)
}

/** Waits without moving the time that is held, as a poll would. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame)
}

describe('Button', () => {
  test('behavior: busy, it keeps its width and its focus, says what goes on, and takes no press', async () => {
    const press = vi.fn()
    const { again } = show(
      <Button compact onPress={press}>
        Sign and continue
      </Button>,
    )
    const before = button('Sign and continue')
    before.focus()
    const { width } = before.getBoundingClientRect()
    again(
      <Button compact busy="Signing…" onPress={press}>
        Sign and continue
      </Button>,
    )
    const after = button('Signing…')
    expect(after).toBe(before)
    expect(after.getBoundingClientRect().width).toBe(width)
    expect(after.matches(':focus')).toBe(true)
    await userEvent.click(after, { force: true })
    expect(press).not.toHaveBeenCalled()
  })

  test('behavior: a held key does not press it', () => {
    show(<Button>Go</Button>)
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    expect(button('Go').dispatchEvent(held)).toBe(false)
  })
})

describe('Row', () => {
  test('behavior: disabled, it says why and takes no press', async () => {
    const press = vi.fn()
    show(<Row title="Phone wallet" subtitle="By QR code" disabled reason="Already connected" onPress={press} />)
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Already connected')
    await userEvent.click(page.getByRole('button').element(), { force: true })
    expect(press).not.toHaveBeenCalled()
  })

  test('behavior: a long name is cut off and whole in its title', () => {
    const name = 'Wallet '.repeat(57)
    const { shadow } = show(<Row title={name} onPress={vi.fn()} />)
    const row = shadow.querySelector('button')
    expect(row?.scrollWidth).toBe(row?.clientWidth)
    expect(shadow.querySelector('[title]')?.getAttribute('title')).toBe(name)
  })

  test('behavior: in a card from right to left a Latin name is cut at its own end, and a short one stands at the start', () => {
    const { shadow } = show(
      <div style={{ inlineSize: 330 }}>
        <Row title={'Wallet '.repeat(57)} icon="" onPress={vi.fn()} />
        <Row title="Base" icon="" onPress={vi.fn()} />
      </div>,
      { locale: 'ar' },
    )
    const [long, short] = [...shadow.querySelectorAll<HTMLElement>('[title]')]
    const row = short?.closest('button')?.getBoundingClientRect()
    expect(getComputedStyle(long ?? document.body).direction).toBe('ltr')
    expect(short?.getBoundingClientRect().right).toBe(long?.getBoundingClientRect().right)
    expect((row?.right ?? 0) - (short?.getBoundingClientRect().right ?? 0)).toBeLessThan(30)
  })
})

describe('Tabs', () => {
  test.each([
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ])('behavior: in %s, %s leads on, and one tab is in the tab order', async (locale, key) => {
    show(<ThreeTabs />, { locale, dictionaries: new Map([['kit', {}]]) })
    await userEvent.click(page.getByRole('tab', { name: 'Tokens' }))
    await userEvent.keyboard(`{${key}}`)
    await expectFocus(page.getByRole('tab', { name: 'NFTs' }))
    await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName('NFTs')
    expect(
      page
        .getByRole('tab')
        .elements()
        .filter((tab) => (tab as HTMLElement).tabIndex === 0),
    ).toHaveLength(1)
  })
})

describe('OtpField', () => {
  test.each(['123456', '12 34-56', '１２３４５６', '١٢٣٤٥٦'])('behavior: %j pasted is the code', async (pasted) => {
    const complete = vi.fn()
    show(<Code onComplete={complete} />)
    await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), pasted)
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test('behavior: one field for a screen reader, and typing goes on at the end', async () => {
    const { shadow } = show(<Code onComplete={vi.fn()} />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '123')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}4')
    await expect.element(field).toHaveValue('1234')
    expect(shadow.querySelectorAll('input')).toHaveLength(1)
  })

  test('behavior: while a code is checked nothing is typed, and the focus stays', async () => {
    const complete = vi.fn()
    const { shadow } = show(<CheckedCode onComplete={complete} />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '123456')
    await userEvent.keyboard('{Backspace}78')
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await expect.element(field).toHaveValue('123456')
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
    expect([shadow.activeElement, complete.mock.calls]).toEqual([field.element(), [['123456']]])
  })
})

describe('AmountField', () => {
  test('behavior: it takes the focus in a view that it comes to late, from the heading and from nothing else', () => {
    const view = (isKnown: boolean): ReactElement => (
      <div data-visit="1">
        <h1 tabIndex={-1}>Buy</h1>
        <button type="button">Back</button>
        {isKnown && <Amount onChange={vi.fn()} autoFocus />}
      </div>
    )
    const { shadow, again } = show(view(false))
    for (const [from, to] of [
      ['h1', 'INPUT'],
      ['button', 'BUTTON'],
    ] as const) {
      again(view(false))
      shadow.querySelector<HTMLElement>(from)?.focus()
      again(view(true))
      expect(shadow.activeElement?.tagName).toBe(to)
    }
  })

  test.each([
    ['en', '1.5', '1.5', '1.5'],
    ['de', '1.5', '1,5', '1.5'],
    ['de', '1,50', '1,50', '1.50'],
    ['ar-EG', '١٫٥', '١٫٥', '1.5'],
  ])('behavior: in %s %s is shown as %s and means %s', async (locale, typed, shown, value) => {
    const changed = vi.fn()
    show(<Amount onChange={changed} />, { locale })
    const field = page.getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, typed)
    await expect.element(field).toHaveValue(shown)
    expect(changed).toHaveBeenLastCalledWith(value)
  })

  test('behavior: what is no amount is not taken over, and it says so', async () => {
    show(<Amount onChange={vi.fn()} />)
    const field = page.getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, '12x')
    await expect.element(field).toHaveValue('12')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a number, such as 1.5.')
    await expect.element(field).toHaveAccessibleDescription('Enter a number, such as 1.5.')
  })

  test('behavior: more decimals than the token has are not taken over', async () => {
    show(<Amount onChange={vi.fn()} decimals={2} />)
    const field = page.getByRole('textbox', { name: 'You send' })
    await userEvent.type(field, '1.234')
    await expect.element(field).toHaveValue('1.23')
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 2 decimal places.')
  })

  test('behavior: Max puts in all there is, to the last digit', async () => {
    const changed = vi.fn()
    show(<Amount onChange={changed} max="12345678901234567890.123456789012345678" />, { locale: 'de' })
    await userEvent.click(page.getByRole('button', { name: 'Max' }))
    expect(changed).toHaveBeenCalledWith('12345678901234567890.123456789012345678')
    await expect.element(page.getByRole('textbox')).toHaveValue('12345678901234567890,123456789012345678')
  })

  test('behavior: what is pasted is read as the locale writes it', async () => {
    const changed = vi.fn()
    const { shadow } = show(<Amount onChange={changed} />, { locale: 'de' })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '1.234,5 ETH')
    shadow.querySelector('input')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(changed).toHaveBeenLastCalledWith('1234.5')
  })
})

test('SearchField: Clear empties it and the focus goes back', async () => {
  show(<Search />)
  const field = page.getByRole('searchbox', { name: 'Search wallets' })
  await userEvent.type(field, 'bow')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(field).toHaveValue('')
  await expectFocus(field)
})

describe('CopyButton', () => {
  test('behavior: it says in its place, and aloud, that it copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(<CopyButton text="wc:1" label="Copy link" />)
    await userEvent.click(page.getByRole('button', { name: 'Copy link' }))
    expect(write).toHaveBeenCalledExactlyOnceWith('wc:1')
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  })

  test('behavior: it says when it could not', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    show(<CopyButton text="wc:1" form="icon" />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect.element(page.getByRole('button', { name: 'Could not copy' })).toBeVisible()
  })
})

describe('ConfirmBar', () => {
  const bar = (confirm: () => void): ReactElement => <ConfirmBar confirm="Send" onConfirm={confirm} cancel="Cancel" />

  beforeEach(holdTimers)

  test('behavior: a press within half a second does nothing, a later one does', async () => {
    const confirm = vi.fn()
    show(bar(confirm))
    await pass(499)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(confirm).not.toHaveBeenCalled()
    // The press may have brought the focus, and then it is counted from there.
    await pass(500)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('behavior: a press that no person made does nothing', async () => {
    const confirm = vi.fn()
    show(bar(confirm))
    await pass(500)
    button('Send').click()
    button('Send').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(confirm).not.toHaveBeenCalled()
  })

  test('behavior: when the window gets the focus back, half a second begins anew', async () => {
    const confirm = vi.fn()
    show(bar(confirm))
    await pass(500)
    window.dispatchEvent(new Event('focus'))
    await pass(499)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(confirm).not.toHaveBeenCalled()
  })

  test.each([
    ['transparent', (host: HTMLElement) => host.style.setProperty('opacity', '0.2')],
    ['squeezed', (host: HTMLElement) => host.style.setProperty('transform', 'scale(0.5)')],
    ['blurred', (host: HTMLElement) => host.style.setProperty('filter', 'blur(3px)')],
  ])('behavior: %s, it does nothing and says why', async (_, hide) => {
    const confirm = vi.fn()
    const { shadow } = show(bar(confirm))
    hide(shadow.host as HTMLElement)
    await pass(500)
    await userEvent.click(page.getByRole('button', { name: 'Send' }), { force: true })
    expect(confirm).not.toHaveBeenCalled()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something is covering this button.')
  })

  test('behavior: with something over it that the pointer goes through by a keyboard press, it does nothing', async () => {
    const confirm = vi.fn()
    const { shadow } = show(bar(confirm))
    const cover = document.body.appendChild(document.createElement('div'))
    cover.style.cssText = 'position:fixed;inset:0;background:white;z-index:9'
    await pass(500)
    shadow.querySelectorAll('button')[1]?.focus()
    await userEvent.keyboard('{Enter}')
    cover.remove()
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('Sheet', () => {
  test.each([
    ['91 px', 91, true],
    ['60 px', 60, false],
  ])('behavior: pulled down by %s', async (_, distance, isClosed) => {
    const close = vi.fn()
    const { shadow } = show(<Sheet onClose={close}>Body</Sheet>)
    const handle = shadow.querySelector('button')
    const at = (type: string, clientY: number): boolean =>
      handle?.dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, isPrimary: true, bubbles: true })) ?? false
    if (handle !== null) handle.setPointerCapture = vi.fn()
    at('pointerdown', 10)
    at('pointermove', 10 + distance)
    at('pointerup', 10 + distance)
    expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0)
  })

  test('behavior: a keyboard closes it by its grabber', async () => {
    const close = vi.fn()
    show(<Sheet onClose={close}>Body</Sheet>)
    button('Close this sheet').focus()
    await userEvent.keyboard('{Enter}')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('Loading', () => {
  beforeEach(holdTimers)

  const outline = (isLoading: boolean): ReactElement => (
    <Loading isLoading={isLoading} skeleton={<Skeleton shape="row" />}>
      Here
    </Loading>
  )

  test('behavior: what comes within 200 ms never shows an outline, and its room is there at once', async () => {
    const { shadow, again } = show(outline(true))
    const place = shadow.querySelector('[aria-busy]')
    const [appearing] = place?.getAnimations() ?? []
    if (place === null || appearing === undefined) throw new Error('Nothing holds the place.')
    appearing.pause()
    const opacityAt = (time: number): string => ((appearing.currentTime = time), getComputedStyle(place).opacity)
    expect([opacityAt(199), opacityAt(400)]).toEqual(['0', '1'])
    expect(place.clientHeight).toBe(56)
    await pass(199)
    again(outline(false))
    expect(shadow.textContent).toContain('Here')
  })

  test('behavior: an outline that was shown stays 300 ms, and is announced', async () => {
    const { shadow, again } = show(outline(true))
    await pass(200)
    await until(() => shadow.querySelector('[role=status]')?.textContent === 'Loading')
    again(outline(false))
    await pass(299)
    expect(shadow.textContent).not.toContain('Here')
    await pass(1)
    await expect.poll(() => shadow.textContent).toContain('Here')
  })
})

describe('the line for screen readers', () => {
  test('behavior: it is emptied once it was read', async () => {
    const { shadow } = show(<Announcing />)
    const said = (): string | undefined => shadow.querySelector('[role=status]')?.textContent
    await expect.poll(said).toBe('Copied')
    await expect.poll(said).toBe('')
  })

  test('behavior: a row says what is current', () => {
    const { shadow } = show(<Row title="Harbour One" selected />)
    expect(shadow.querySelector('[aria-current=true]')?.textContent).toContain('Harbour One')
  })
})

function Announcing(): ReactElement {
  const { announce } = useKit()
  useEffect(() => announce('Copied'), [announce])
  return <p>Page</p>
}

describe('Picture', () => {
  test('behavior: bytes that are no picture leave the letter', async () => {
    const load = (): Promise<Blob> => Promise.resolve(new Blob(['no'], { type: 'image/png' }))
    const { shadow } = show(<Picture name="Bowbit" source={{ key: 'x', load }} />)
    await expect.poll(() => shadow.textContent).toContain('B')
    expect(shadow.querySelector('img')).toBeNull()
  })

  test('behavior: its place is the same before, with and without the picture', async () => {
    const { shadow } = show(<Picture name="Bowbit" source={{ key: 'x', load: () => new Promise(() => undefined) }} />)
    const { width, height } = shadow.querySelector('span')?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([40, 40])
    expect(shadow.textContent).not.toContain('B')
  })
})

test('Qr: a new value takes the place of the old without a gap', async () => {
  const { shadow, again } = show(<Qr value="one" label="Code" />)
  await expect.poll(() => shadow.querySelector('path')?.getAttribute('d')).toBeTruthy()
  const old = shadow.querySelector('path')?.getAttribute('d')
  again(<Qr value="two" label="Code" />)
  expect(shadow.querySelector('path')?.getAttribute('d')).toBe(old)
  await expect.poll(() => shadow.querySelector('path')?.getAttribute('d')).not.toBe(old)
})

function button(name: string): HTMLElement {
  return page.getByRole('button', { name }).element() as HTMLElement
}

/** The page's own idea of focus ends at the shadow root. */
async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => locator.element().matches(':focus')).toBe(true)
}

function ThreeTabs(): ReactElement {
  const [selected, setSelected] = useState('tokens')
  const tabs = [
    { id: 'tokens', label: 'Tokens' },
    { id: 'nfts', label: 'NFTs' },
    { id: 'activity', label: 'Activity' },
  ]
  return (
    <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}

function Code({ onComplete }: { readonly onComplete: (code: string) => void }): ReactElement {
  const [value, setValue] = useState('')
  return <OtpField label="Code" value={value} onValue={setValue} onComplete={onComplete} />
}

/** A code that is being checked once it is whole. */
function CheckedCode({ onComplete }: Parameters<typeof Code>[0]): ReactElement {
  const [value, setValue] = useState('')
  return <OtpField label="Code" value={value} disabled={value.length === 6} onValue={setValue} onComplete={onComplete} />
}

function Amount({ onChange, ...rest }: { readonly onChange: (value: string) => void } & Partial<AmountFieldProps>): ReactElement {
  const [value, setValue] = useState('')
  const take = (next: string): void => {
    setValue(next)
    onChange(next)
  }
  return <AmountField label="You send" unit="ETH" decimals={18} value={value} onValue={take} {...rest} />
}

function Search(): ReactElement {
  const [value, setValue] = useState('')
  return <SearchField label="Search wallets" value={value} onValue={setValue} />
}
