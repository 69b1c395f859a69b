import { type CaipNetworkId, type ListedWallet, isCaipNetworkId, listOf } from '@billfold/kernel'
import { appLink, visibleName, webLink, objectOf } from '@billfold/kernel/validation'
import {
  type GenericSchema,
  custom,
  fallback,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot'
import type { WalletAnswer } from './list-source.js'
import { walletLimits } from './limits.js'

const id = pipe(string(), minLength(1), maxLength(128), regex(/^[\w.:-]+$/))
const rdns = pipe(string(), maxLength(256), regex(/^[a-z0-9-]+(\.[a-z0-9_-]+)+$/i))
const mostChains = 500

/** A field that is no loss: what does not fit is left out. */
function spare<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T | undefined> {
  return fallback(optional(schema), undefined)
}

function read<T>(reader: (raw: unknown) => T | undefined): GenericSchema<unknown, T | undefined> {
  return pipe(optional(unknown()), transform(reader))
}

const name: GenericSchema<unknown, string> = pipe(
  unknown(),
  transform(visibleName),
  custom<string>((found) => typeof found === 'string'),
)

const networks: GenericSchema<unknown, readonly CaipNetworkId[]> = listOf(custom<CaipNetworkId>(isCaipNetworkId), mostChains)

const fields = objectOf({
  id,
  name,
  image_id: spare(id),
  rdns: spare(rdns),
  homepage: read(webLink),
  mobile_link: read(appLink),
  link_mode: read(webLink),
  desktop_link: read(appLink),
  webapp_link: read(webLink),
  app_store: read(webLink),
  play_store: read(webLink),
  chrome_store: read(webLink),
  chains: spare(networks),
  badge_type: spare(picklist(['none', 'certified'])),
})

type Whole<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** A wallet as the service tells it. Names, links and ids are those of strangers: what may not be shown or followed is left out. */
const wallet: GenericSchema<unknown, ListedWallet> = pipe(
  fields,
  transform(({ id: own, name: shown, ...rest }) => {
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Whole<typeof rest>
    return { id: own, name: shown, ...given }
  }),
)

/** The answer of `/getWallets`. A row that is no wallet is dropped alone. */
export const walletAnswer: GenericSchema<unknown, WalletAnswer> = objectOf({
  data: listOf(wallet, walletLimits.answer),
  count: fallback(pipe(number(), integer(), minValue(0)), 0),
})
