import type { Catalogue } from '../locale/catalogue.js'

/** Ukrainian. */
export const uk: Catalogue = {
  amountMax: 'Макс.',
  clear: 'Очистити',
  copied: 'Скопійовано',
  copy: 'Копіювати',
  copyFailed: 'Не вдалося скопіювати',
  covered: 'Щось закриває цю кнопку. Приберіть це, щоб продовжити.',
  dragToClose: 'Закрити цю панель',
  loadMore: 'Завантажити ще',
  loading: 'Завантаження',
  nameDoubtful: 'Це ім’я можна сплутати з іншим. Порівняйте адресу.',
  notAmount: 'Введіть число, наприклад {example}.',
  tooManyDecimals: {
    one: 'Не більше # знака після коми.',
    few: 'Не більше # знаків після коми.',
    many: 'Не більше # знаків після коми.',
    other: 'Не більше # знака після коми.',
  },
  unknownAmount: 'Невідома кількість',
}
