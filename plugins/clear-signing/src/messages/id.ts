import type { Catalogue } from '@billfold/ui/kit'

/** Indonesian. */
export const id: Catalogue = {
  title: 'Tinjau',
  lead: 'Inilah yang diminta dari {wallet} di {network}.',
  unknown: 'Panggilan yang tidak dapat dibaca di sini',
  unknownText: 'Tidak ada deskripsi kontrak ini yang diketahui. Lanjutkan hanya jika Anda memercayai halaman ini.',
  noDescriptor: 'Tidak ada deskripsi kontrak ini yang diketahui.',
  unknownData: 'Data untuk ditandatangani',
  contract: 'Kontrak',
  owner: 'Dibuat oleh',
  step: 'Bagian {index} dari {count}',
  goOn: 'Lanjutkan di {wallet}',
  reject: 'Tolak',
  everything: 'Semua {symbol}',
  units: '{units} unit',
  nothing: 'Tidak ada yang ditinjau',
}
