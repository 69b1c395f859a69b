import type { Catalogue } from '@billfold/ui/kit'

/** Turkish. */
export const tr: Catalogue = {
  title: 'İnceleme',
  lead: '{network} üzerinde {wallet} cüzdanından istenen budur.',
  unknown: 'Burada kimsenin okuyamadığı bir çağrı',
  unknownText: 'Bu sözleşmenin bilinen bir açıklaması yok. Yalnızca bu sayfaya güveniyorsanız devam edin.',
  noDescriptor: 'Bu sözleşmenin bilinen bir açıklaması yok.',
  unknownData: 'İmzalanacak veri',
  contract: 'Sözleşme',
  owner: 'Hazırlayan',
  step: 'Bölüm {index} / {count}',
  goOn: '{wallet} ile devam et',
  reject: 'Reddet',
  everything: 'Tüm {symbol}',
  units: '{units} birim',
  nothing: 'İncelenecek bir şey yok',
}
