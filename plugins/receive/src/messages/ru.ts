import type { Catalogue } from '@billfold/ui/kit'

/** Russian. */
export const ru: Catalogue = {
  receive: 'Получить',
  code: 'Код с адресом этого аккаунта',
  address: 'Адрес',
  copy: 'Скопировать адрес',
  only: 'Только в сети {network}. То, что отправлено на этот адрес в другой сети, может не дойти.',
  disconnectedText: 'Подключите кошелёк, чтобы получать на него.',
  failed: 'Нет адреса',
  failedText: 'Не удалось записать адрес для этой сети. Ничего не отправлено и не получено.',
}
