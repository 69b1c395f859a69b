import type { HostMessages } from './en.js'

/** Indonesian. */
export const id: Partial<HostMessages> = {
  connect: 'Hubungkan dompet',
  connecting: 'Menghubungkan…',
  chooseNetwork: 'Pilih jaringan',
  loadFailed: 'Bagian ini tidak dapat dimuat',
  reload: 'Muat ulang',
  close: 'Tutup',
  loadFailedText: 'Tidak ada yang dibagikan, dipindahkan, atau ditagih. Permintaan Anda tetap berlaku.',
  wallet: 'Dompet',
  loading: 'Memuat',
  account: 'Akun',
  unsupportedNetwork: 'Jaringan tidak didukung',
}
