import type { HostMessages } from './en.js'

/** Ukrainian. */
export const uk: Partial<HostMessages> = {
  connect: 'Підключити гаманець',
  connecting: 'Підключення…',
  chooseNetwork: 'Вибрати мережу',
  loadFailed: 'Не вдалося завантажити цю частину',
  reload: 'Оновити',
  close: 'Закрити',
  loadFailedText: 'Нічого не передано, не переміщено й не списано. Ваш запит залишається чинним.',
  wallet: 'Гаманець',
  loading: 'Завантаження',
  account: 'Акаунт',
  unsupportedNetwork: 'Мережа не підтримується',
}
