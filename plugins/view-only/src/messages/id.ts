import type { Catalogue } from '@billfold/ui/kit'

/** Indonesian. */
export const id: Catalogue = {
  title: 'Pantau alamat',
  lead: 'Lihat isi dan riwayat alamat mana pun. Tidak ada yang dapat ditandatangani dengannya.',
  entry: 'Alamat atau tautan',
  hint: 'Dari jaringan mana pun di aplikasi ini',
  watch: 'Pantau',
  looking: 'Mencari…',
  unknown: 'Tidak ada jaringan aplikasi ini yang mengenal alamat ini',
  failed: 'Alamat tidak dapat dicari. Coba lagi.',
  watched: 'Pernah dipantau',
  forget: 'Lupakan {address}',
}
