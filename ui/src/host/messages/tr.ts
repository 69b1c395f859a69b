import type { HostMessages } from './en.js'

/** Turkish. */
export const tr: Partial<HostMessages> = {
  connect: 'Cüzdan bağla',
  connecting: 'Bağlanıyor…',
  chooseNetwork: 'Ağ seç',
  loadFailed: 'Bu bölüm yüklenemedi',
  reload: 'Yenile',
  close: 'Kapat',
  loadFailedText: 'Hiçbir şey paylaşılmadı, taşınmadı veya tahsil edilmedi. İsteğiniz hâlâ geçerli.',
  wallet: 'Cüzdan',
  loading: 'Yükleniyor',
  account: 'Hesap',
  unsupportedNetwork: 'Desteklenmeyen ağ',
}
