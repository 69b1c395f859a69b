import type { Catalogue } from '../locale/catalogue.js'

/** Russian. */
export const ru: Catalogue = {
  amountMax: 'Макс.',
  clear: 'Очистить',
  copied: 'Скопировано',
  copy: 'Копировать',
  copyFailed: 'Не удалось скопировать',
  covered: 'Что-то закрывает эту кнопку. Уберите это, чтобы продолжить.',
  dragToClose: 'Закрыть эту панель',
  loadMore: 'Загрузить ещё',
  loading: 'Загрузка',
  nameDoubtful: 'Это имя можно спутать с другим. Сравните адрес.',
  notAmount: 'Введите число, например {example}.',
  tooManyDecimals: {
    one: 'Не больше # знака после запятой.',
    few: 'Не больше # знаков после запятой.',
    many: 'Не больше # знаков после запятой.',
    other: 'Не больше # знака после запятой.',
  },
  unknownAmount: 'Неизвестное количество',
}
