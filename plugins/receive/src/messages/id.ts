import type { Catalogue } from '@billfold/ui/kit'

/** Indonesian. */
export const id: Catalogue = {
  receive: 'Terima',
  code: 'Kode berisi alamat akun ini',
  address: 'Alamat',
  copy: 'Salin alamat',
  only: 'Hanya di {network}. Yang dikirim ke alamat ini di jaringan lain mungkin tidak sampai.',
  disconnectedText: 'Hubungkan dompet untuk menerima.',
  failed: 'Tidak ada alamat',
  failedText: 'Alamat tidak dapat ditulis untuk jaringan ini. Tidak ada yang dikirim atau diterima.',
}
