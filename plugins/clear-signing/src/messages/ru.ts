import type { Catalogue } from '@billfold/ui/kit'

/** Russian. */
export const ru: Catalogue = {
  title: 'Проверка',
  lead: 'Вот что запрашивают у {wallet} в сети {network}.',
  unknown: 'Вызов, который здесь никто не может прочитать',
  unknownText: 'Описание этого контракта неизвестно. Продолжайте, только если доверяете этой странице.',
  noDescriptor: 'Описание этого контракта неизвестно.',
  unknownData: 'Данные для подписи',
  contract: 'Контракт',
  owner: 'Автор',
  step: 'Часть {index} из {count}',
  goOn: 'Продолжить в {wallet}',
  reject: 'Отклонить',
  everything: 'Все {symbol}',
  units: '{units} ед.',
  nothing: 'Проверять нечего',
}
