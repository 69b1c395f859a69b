import type { Catalogue } from '@billfold/ui/kit'

/** Ukrainian. */
export const uk: Catalogue = {
  receive: 'Отримати',
  code: 'Код з адресою цього акаунта',
  address: 'Адреса',
  copy: 'Копіювати адресу',
  only: 'Лише в мережі {network}. Надіслане на цю адресу в іншій мережі може не дійти.',
  disconnectedText: 'Підключіть гаманець, щоб отримувати на нього.',
  failed: 'Немає адреси',
  failedText: 'Не вдалося записати адресу для цієї мережі. Нічого не надіслано й не отримано.',
}
