import type { Catalogue } from '@billfold/ui/kit'

/** Indonesian. */
export const id: Catalogue = {
  title: 'Alamat email Anda',
  lead: '{app} ingin dapat menghubungi Anda lewat email. Anda tetap masuk dengan dompet.',
  leadRequired: '{app} memerlukan alamat email. Menutup ini akan memutuskan dompet Anda.',
  thisApp: 'Aplikasi ini',
  email: 'Alamat email',
  emailInvalid: 'Masukkan alamat email yang valid',
  didYouMean: 'Maksud Anda {email}?',
  recent: 'Pernah dipakai',
  goOn: 'Lanjutkan',
  sending: 'Mengirim kode…',
  skip: 'Lewati langkah ini',
  codeTitle: 'Konfirmasi email Anda',
  codeLead: 'Kode dikirim ke {email}. Berlaku 20 menit.',
  code: 'Kode enam digit',
  checking: 'Memeriksa kode…',
  confirmed: 'Dikonfirmasi',
  resend: 'Kirim lagi',
  resendIn: 'Kirim lagi dalam {seconds} dtk',
  otherAddress: 'Pakai alamat lain',
  mailDown: 'Kode tidak dapat dikirim. Coba lagi dalam satu menit.',
  codeWrong: 'Bukan itu kodenya. Periksa lagi atau minta dikirim ulang.',
  codeOver: 'Kode ini tidak dapat dipakai lagi. Minta yang baru.',
  tooEarly: 'Kode baru saja dikirim. Coba lagi dalam {seconds} dtk.',
}
