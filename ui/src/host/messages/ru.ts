import type { HostMessages } from './en.js'

/** Russian. */
export const ru: Partial<HostMessages> = {
  connect: 'Подключить кошелёк',
  connecting: 'Подключение…',
  chooseNetwork: 'Выбрать сеть',
  loadFailed: 'Не удалось загрузить эту часть',
  reload: 'Обновить',
  close: 'Закрыть',
  loadFailedText: 'Ничего не было передано, перемещено или списано. Ваш запрос остаётся в силе.',
  wallet: 'Кошелёк',
  loading: 'Загрузка',
  account: 'Аккаунт',
  unsupportedNetwork: 'Сеть не поддерживается',
}
