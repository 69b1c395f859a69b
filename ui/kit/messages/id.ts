import type { Catalogue } from '../locale/catalogue.js'

/** Indonesian. */
export const id: Catalogue = {
  amountMax: 'Maks',
  clear: 'Hapus',
  copied: 'Tersalin',
  copy: 'Salin',
  copyFailed: 'Tidak dapat menyalin',
  covered: 'Ada yang menutupi tombol ini. Singkirkan untuk melanjutkan.',
  dragToClose: 'Tutup lembar ini',
  loadMore: 'Muat lebih banyak',
  loading: 'Memuat',
  nameDoubtful: 'Nama ini bisa tertukar dengan nama lain. Bandingkan alamatnya.',
  notAmount: 'Masukkan angka, misalnya {example}.',
  tooManyDecimals: { other: 'Paling banyak # angka desimal.' },
  unknownAmount: 'Jumlah tidak diketahui',
}
