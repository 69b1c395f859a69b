import type { Catalogue } from '@billfold/ui/kit'

/** Turkish. */
export const tr: Catalogue = {
  receive: 'Al',
  code: 'Bu hesabın adresini içeren kod',
  address: 'Adres',
  copy: 'Adresi kopyala',
  only: 'Yalnızca {network} üzerinde. Bu adrese başka bir ağdan gönderilenler ulaşmayabilir.',
  disconnectedText: 'Almak için bir cüzdan bağlayın.',
  failed: 'Adres yok',
  failedText: 'Adres bu ağ için yazılamadı. Hiçbir şey gönderilmedi veya alınmadı.',
}
