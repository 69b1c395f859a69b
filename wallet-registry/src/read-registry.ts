import { readFamilies, readList, readMarks } from './read-marks.js'
import type { RegistryWallet, WalletRetirement } from './registry-wallet.js'
import { sha256 } from './sha256.js'

/**
 * Reads wallets from their short form: one a line, `name|home|families|marks`. Families are letters, Ethereum when there is none;
 * marks are separated by `;`:
 * `i` id, where one is in public use · `r` rdns · `n` Wallet Standard name, its own name when empty · `j` key in injectedWeb3 ·
 * `g` globals · `f` flag of window.ethereum · `m` app link, `l` universal link, `d` desktop link, `w` web app ·
 * `ios`, `and`, `chr` store ids · `s` since · `u` retired since, `x` way out, `t` successor · `a` aliases · `p` spoofers.
 */
export function readRegistry(text: string): readonly RegistryWallet[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine)
}

function readLine(line: string): RegistryWallet {
  const [name = '', home = '', letters = '', rest = ''] = line.split('|')
  const marks = readMarks(rest)
  const id = marks.get('i') ?? sha256(home)
  return {
    id,
    name,
    homepage: `https://${home}`,
    image_id: id,
    families: readFamilies(letters),
    ...links(marks),
    ...present({ rdns: marks.get('r'), since: marks.get('s'), retired: retirement(marks) }),
    keys: {
      globals: readList(marks.get('g')),
      ...present({ standardName: marks.get('n') === '' ? name : marks.get('n'), injectedWeb3: marks.get('j'), flag: marks.get('f') }),
    },
    aliases: readList(marks.get('a')),
    spoofers: readList(marks.get('p')),
  }
}

type Marks = ReadonlyMap<string, string>
type Links = Partial<
  Pick<RegistryWallet, 'mobile_link' | 'link_mode' | 'desktop_link' | 'webapp_link' | 'app_store' | 'play_store' | 'chrome_store'>
>

function links(marks: Marks): Links {
  const store = (mark: string, address: string): string | undefined => {
    const id = marks.get(mark)
    return id === undefined ? undefined : address + id
  }
  return present({
    mobile_link: marks.get('m') ?? marks.get('l'),
    link_mode: marks.get('l'),
    desktop_link: marks.get('d'),
    webapp_link: marks.get('w'),
    app_store: store('ios', 'https://apps.apple.com/app/id'),
    play_store: store('and', 'https://play.google.com/store/apps/details?id='),
    chrome_store: store('chr', 'https://chromewebstore.google.com/detail/'),
  })
}

function retirement(marks: Marks): WalletRetirement | undefined {
  const since = marks.get('u')
  if (since === undefined) return undefined
  return { since, wayOut: marks.get('x') === 'phrase' ? 'phrase' : 'vendor', ...present({ successor: marks.get('t') }) }
}

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** Without what is undefined. */
function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>
}
