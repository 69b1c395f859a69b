import type { MailTexts } from './en.js'

/** Indonesian. */
export const id: Partial<MailTexts> = {
  codeSubject: 'Kode Anda untuk {app}',
  codeLead: 'Ketik kode ini untuk masuk:',
  codeOldLead: 'Ketik kode ini untuk mengubah alamat akun Anda:',
  codeNewLead: 'Ketik kode ini untuk menjadikan ini alamat akun Anda:',
  captureLead: 'Ketik kode ini untuk mengonfirmasi bahwa ini alamat Anda:',
  lasts: 'Berlaku {minutes} menit, dan satu kali.',
  askedBy: 'Diminta di: {device}',
  notYou:
    'Jika ini bukan Anda, jangan lakukan apa pun: tanpa kode tidak ada yang bisa masuk. Jangan beri tahu siapa pun, siapa pun yang meminta.',
  linkSubject: 'Apakah ini Anda? Browser baru untuk {app}',
  linkLead: 'Browser yang baru bagi alamat ini ingin masuk. Jika milik Anda, konfirmasi dan kode akan dikirim.',
  linkButton: 'Konfirmasi browser',
  linkNotYou: 'Jika ini bukan Anda, tolak di sana atau jangan lakukan apa pun.',
  changedSubject: 'Alamat akun Anda diubah',
  changedLead: 'Akun {app} Anda kini memiliki alamat email lain. Alamat ini tidak lagi membukanya.',
  changedNotYou: 'Jika ini bukan Anda, segera hubungi pengelola {app}.',
  pageTitle: 'Browser baru',
  pageLead: 'Apakah Anda yang ingin masuk ke {app}?',
  pageYes: 'Ya, ini saya',
  pageNo: 'Tidak, tolak',
  pageConfirmed: 'Dikonfirmasi. Kembali ke tempat Anda masuk: kode sedang dikirim.',
  pageRefused: 'Ditolak. Tidak ada yang masuk.',
  pageOver: 'Tautan ini sudah dipakai atau terlalu lama. Mulai masuk lagi.',
  pageMailDown: 'Kode tidak dapat dikirim. Coba lagi dalam satu menit.',
}
