import type { Catalogue } from '@billfold/ui/kit'

/** Indonesian. */
export const id: Catalogue = {
  title: '{wallet} telah berakhir',
  since: 'Tidak berfungsi sejak {date}.',
  what: 'Akun Anda tetap milik Anda: akun ada di jaringan, bukan di dompet.',
  phrase: 'Buka dompet baru, pilih impor, dan ketik frasa pemulihan {wallet}. Jangan pernah mengetiknya di halaman web.',
  successor: '{successor} dapat mengimpornya, misalnya.',
  vendor: 'Hanya pembuat {wallet} yang dapat mengatakan cara menjangkau akun Anda.',
  website: 'Situs web {wallet}',
  choose: 'Pilih dompet lain',
}
