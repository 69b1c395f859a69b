import type { Catalogue } from '@billfold/ui/kit'

/** Ukrainian. */
export const uk: Catalogue = {
  title: 'Перевірка',
  lead: 'Ось що запитують у {wallet} в мережі {network}.',
  unknown: 'Виклик, який тут ніхто не може прочитати',
  unknownText: 'Опис цього контракту невідомий. Продовжуйте, лише якщо довіряєте цій сторінці.',
  noDescriptor: 'Опис цього контракту невідомий.',
  unknownData: 'Дані для підпису',
  contract: 'Контракт',
  owner: 'Автор',
  step: 'Частина {index} з {count}',
  goOn: 'Продовжити в {wallet}',
  reject: 'Відхилити',
  everything: 'Усі {symbol}',
  units: '{units} од.',
  nothing: 'Немає чого перевіряти',
}
