import type { Catalogue } from '@billfold/ui/kit'

/** Russian. */
export const ru: Catalogue = {
  title: '{wallet} прекратил работу',
  since: 'Он не работает с {date}.',
  what: 'Ваши аккаунты по-прежнему ваши: они в сети, а не в кошельке.',
  phrase: 'Откройте новый кошелёк, выберите импорт и введите фразу восстановления {wallet}. Никогда не вводите её на веб-странице.',
  successor: 'Например, её может импортировать {successor}.',
  vendor: 'Как получить доступ к аккаунтам, могут сказать только создатели {wallet}.',
  website: 'Сайт {wallet}',
  choose: 'Выбрать другой кошелёк',
}
