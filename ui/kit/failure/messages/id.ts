import type { Catalogue } from '../../locale/catalogue.js'

/** Indonesian. */
export const id: Catalogue = {
  notEnough: 'Diperlukan {needed}, termasuk biaya, dan akun memiliki {held}.',
  notEnoughForFee: '{symbol} tidak cukup untuk jumlah dan biaya jaringan.',
  notEnoughForRent: '{symbol} tidak cukup untuk biaya atau sewa.',
  notEnoughTokens: 'Saldo token tidak cukup',
  wrongFamily: 'Itu bukan alamat {family}.',
  otherNetwork: 'Alamat itu bukan untuk {network}.',
  otherNetworkOwn: 'Alamat itu bukan untuk {network}. Di sana akun yang sama adalah {own}.',
  toOneself: 'Itu alamat tempat Anda mengirim.',
  tokensStay: 'Token {network} tidak dapat dikirim dari sini. Kirim di dompet Anda.',
  keepsTooLittle: 'Harus tersisa minimal {least}, jika tidak sisanya hilang. Kirim paling banyak {most}.',
  receivesTooLittle: 'Kurang dari {least} tidak dapat dikirim ke alamat ini.',
  frozen: 'Penerbit {symbol} membekukannya di akun ini.',
  noAccount: 'Penerima belum memiliki akun, dan {symbol} tidak dapat membukanya. Kirim dulu sedikit {coin} ke sana.',
  signedOther: '{wallet} tidak menandatangani yang diminta.',
  refused: 'Jaringan tidak menerimanya: {reason}',
  ran: 'Dijalankan dan gagal, hanya biayanya yang dibayar: {reason}',
  expired: 'Jaringan tidak memasukkannya tepat waktu.',
  unreachable: 'Jaringan tidak dapat dijangkau.',
  longMemo: 'Paling banyak {most} karakter.',
  statusUnknown: 'Mungkin sudah dikirim. Periksa dompet Anda sebelum mengirim lagi.',

  walletPending: 'Dompet Anda sudah memiliki permintaan terbuka. Selesaikan di sana.',
  walletUnauthorized:
    '{wallet} tidak mengizinkan halaman ini melakukannya. Hubungkan halaman ini di sana dengan akun yang ingin Anda pakai.',
  walletUnsupported: '{wallet} tidak bisa melakukannya. Perbarui, atau gunakan dompet lain.',
  walletOffline: '{wallet} tidak terhubung ke jaringan. Periksa di sana.',
  walletBusy: '{wallet} sedang sibuk. Tunggu sebentar.',
  walletSilent: '{wallet} tidak menjawab. Buka, atau muat ulang halaman ini.',
  walletFailed: '{wallet} tidak dapat melakukannya: {words}',
  walletFailedPlain: '{wallet} tidak dapat melakukannya. Buka untuk melihat alasannya.',
  otherAccount: '{wallet} berada di akun lain.',
  otherWalletNetwork: '{wallet} berada di jaringan lain.',
  viewOnly: 'Alamat ini hanya dipantau. Hubungkan dompet yang memilikinya.',
  replacedCode: 'Skrip di halaman ini telah mengubah cara {wallet} diminta. Muat ulang halaman dan hubungkan lagi.',
}
