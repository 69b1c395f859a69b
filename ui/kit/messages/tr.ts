import type { Catalogue } from '../locale/catalogue.js'

/** Turkish. */
export const tr: Catalogue = {
  amountMax: 'Tümü',
  clear: 'Temizle',
  copied: 'Kopyalandı',
  copy: 'Kopyala',
  copyFailed: 'Kopyalanamadı',
  covered: 'Bu düğmenin üzerini bir şey örtüyor. Devam etmek için kenara çekin.',
  dragToClose: 'Bu paneli kapat',
  loadMore: 'Daha fazla yükle',
  loading: 'Yükleniyor',
  nameDoubtful: 'Bu ad başka bir adla karıştırılabilir. Adresi karşılaştırın.',
  notAmount: '{example} gibi bir sayı girin.',
  tooManyDecimals: { one: 'En fazla # ondalık basamak.', other: 'En fazla # ondalık basamak.' },
  unknownAmount: 'Bilinmeyen miktar',
}
